import type { Api } from '#contract/contract.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { refusalSentence } from '#storefront/rendering/answers.ts'
import type { InitialFreight } from './cart-freight.tsx'

/**
 * Answers the cart's freight form for a browser without JavaScript: quotes the cart and saves the CEP in the session.
 */
export async function answerFreight(
  { shipping, customers }: Pick<Api, 'shipping' | 'customers'>,
  form: FormData,
): Promise<InitialFreight> {
  const cep = formatCep(String(form.get('cep') ?? ''))
  try {
    const quote = await shipping.cart({ cep })
    await customers.zipcode({ cep })

    return { cep, quote, refusal: null }
  } catch (error) {
    return { cep, quote: null, refusal: { mensagem: refusalSentence(error), cep: true } }
  }
}
