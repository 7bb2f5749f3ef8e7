import type { Api } from '#contract/contract.ts'
import { pageAnswer } from '../answers.ts'
import { barsDrawing } from './bars-drawing.ts'
import { orderSteps } from './order-steps.ts'
import { paymentStep } from './payment-step.ts'
import { qrDrawing } from './qr-drawing.ts'

/** An order, and what is drawn of it on the server. */
export type OrderPage = Awaited<ReturnType<typeof loadOrder>>

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/**
 * The order that an address names, for its customer or for who holds its key (`?chave=`). Whoever may not see it finds no page;
 * `logado` tells whether logging in could help.
 */
export async function loadOrder(api: Api, { id, url }: { id: string; url: URL }) {
  if (!UUID.test(id)) throw new Response('Não encontramos este pedido.', { status: 404 })
  const chave = url.searchParams.get('chave')?.slice(0, 100) || null
  const order = await pageAnswer(api.orders.get({ id, ...(chave && { chave }) }))
  const [newest] = order.pagamentos
  const step = paymentStep(order)

  return {
    order,
    chave,
    steps: orderSteps(order),
    qr: step === 'pix' && newest?.pix ? qrDrawing(newest.pix.copiaECola) : null,
    bars: step === 'boleto' && newest?.boleto ? barsDrawing(newest.boleto.codigoDeBarras) : null,
  }
}

/** Whether who asked may be the order's customer who has not logged in: no key was shown, and nobody is. */
export async function couldLogIn(api: Api, error: unknown, url: URL): Promise<boolean> {
  if (!(error instanceof Response) || error.status !== 404 || url.searchParams.has('chave')) return false

  return !(await api.customers.user()).logado
}
