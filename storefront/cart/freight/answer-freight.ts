import type { Api } from '#contract/contract.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { refusalSentence } from '#storefront/rendering/answers.ts'
import type { CameFreight } from './cart-freight.tsx'

/** Answers the form of the cart's freight where no script does: quotes the cart, and keeps the CEP for the visit. */
export async function answerFreight(
  { shipping, customers }: Pick<Api, 'shipping' | 'customers'>,
  form: FormData,
): Promise<CameFreight> {
  const cep = formatCep(String(form.get('cep') ?? ''))
  try {
    const quote = await shipping.cart({ cep })
    await customers.zipcode({ cep })

    return { cep, quote, refusal: null }
  } catch (error) {
    return { cep, quote: null, refusal: { mensagem: refusalSentence(error), cep: true } }
  }
}
