import type { Api } from '#contract/contract.ts'
import { isUuid } from '#domain/format/uuid.ts'
import { linkedAnswer } from '#storefront/customer/customer-answer.ts'
import { loginPath } from '../customer/login-path.ts'
import { optionalPart } from '../rendering/optional-part.ts'
import { orderSteps } from './details/order-steps.ts'
import { barsDrawing } from './payment/codes/bars-drawing.ts'
import { qrDrawing } from './payment/codes/qr-drawing.ts'
import { paymentStep } from './payment/payment-step.ts'

/** An order, with the codes drawn on the server. */
export type OrderPage = Awaited<ReturnType<typeof loadOrder>>

/**
 * Loads an order for its customer or for a guest with its key (`?chave=`). Answers 404 without access; without a key
 * and a login, redirects to the login page.
 */
export async function loadOrder(api: Api, { id, url }: { id: string; url: URL }) {
  if (!isUuid(id)) throw new Response('Não encontramos este pedido.', { status: 404 })
  const chave = url.searchParams.get('chave')?.slice(0, 100) || null
  const { found: order, logado } = await linkedAnswer(api.orders.get({ id, ...(chave && { chave }) }), {
    user: api.customers.user(),
    chave,
    login: loginPath(url.pathname + url.search),
  })
  const passports = await optionalPart('passports', api.passports.ofOrder({ id, ...(chave && { chave }) }))
  const [newest] = order.pagamentos
  const step = paymentStep(order)

  return {
    order,
    chave,
    logado,
    passaportes: passports?.itens ?? [],
    steps: orderSteps(order),
    qr: step === 'pix' && newest?.pix ? qrDrawing(newest.pix.copiaECola) : null,
    bars: step === 'boleto' && newest?.boleto ? barsDrawing(newest.boleto.codigoDeBarras) : null,
  }
}
