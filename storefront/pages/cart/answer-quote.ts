import { redirect } from 'react-router'
import type { Api } from '#contract/contract.ts'
import { salesQuotePath } from '#domain/order/sales-quote/sales-quote-path.ts'
import { countDone } from '#storefront/analytics/count-done.ts'
import { CART_PATH } from '#storefront/cart/cart-path.ts'
import { type RefusedForm, refusalOf, textOf } from '#storefront/components/forms/form-answer.ts'

/** Makes a quote of the cart and goes to its page, or returns why not. */
export async function answerQuote(
  api: Pick<Api, 'ownSalesQuotes' | 'marketing'>,
  form: FormData,
): Promise<RefusedForm> {
  const typed = { nome: textOf(form, 'nome'), email: textOf(form, 'email'), cep: textOf(form, 'cep') }
  const quote = await api.ownSalesQuotes.create(typed).catch((error: unknown) => refusalOf(error, form))
  if ('problems' in quote) return quote
  await countDone(api, CART_PATH, { nome: 'request_quote' })

  throw redirect(`${salesQuotePath(quote.id, quote.chave)}&feito=criada`, 303)
}
