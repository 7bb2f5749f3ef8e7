import type { PaymentContext } from '../payment-context.ts'
import { type PaymentProviders, ProviderRefusal, type ProviderState } from '../port.ts'
import { findPayment, nameAtProvider, type PaymentRow } from '../rows.ts'
import { recordDetails, recordSituation, recordState } from './record-state.ts'

/**
 * Creates the charge of an opened payment at the provider and stores the response, outside of any transaction. Can be
 * repeated, also concurrently: the provider identifies the charge by the payment's id. Pass `opened` if the payment has
 * just been opened. Throws errors that are worth retrying.
 */
export async function sendPayment(
  context: PaymentContext,
  { id }: { id: string },
  opened?: PaymentRow,
): Promise<PaymentRow> {
  const payment = opened ?? (await findPayment(context.db, id))
  if (!payment) throw new Error('There is no such payment.')
  if (payment.dados || payment.situacao !== 'pendente') return payment
  try {
    const state = await ask(context, payment)
    if (!state) return await recordSituation(context, id, 'expirado')
    return (await recordDetails(context, payment, state)) ?? (await recordState(context, id, state))
  } catch (error) {
    if (error instanceof ProviderRefusal) return recordSituation(context, id, 'recusado')
    throw error
  }
}

/** After the deadline, creates no charge, but looks for one from an earlier attempt; null if there is none. */
async function ask({ payments, now }: PaymentContext, payment: PaymentRow): Promise<ProviderState | null> {
  const { metodo, expiraEm } = payment
  if (now < expiraEm) return create(payments, payment, now)
  const provider = payments[metodo]
  if (!provider) throw new Error(`There is no provider for ${metodo}.`)

  return provider.find(nameAtProvider(payment.id))
}

function create(payments: PaymentProviders, payment: PaymentRow, now: Date): Promise<ProviderState> {
  const { valor, pagador, descricao, metodo, vencimento, token, parcelas, expiraEm } = payment
  const known = { id: nameAtProvider(payment.id), valor, pagador, descricao }
  if (metodo === 'pix' && payments.pix) {
    const segundos = Math.ceil((expiraEm.getTime() - now.getTime()) / 1000)
    return payments.pix.create({ ...known, segundos })
  }
  if (metodo === 'boleto' && payments.boleto && vencimento)
    return payments.boleto.create({ ...known, vencimento })
  if (metodo === 'cartao' && payments.cartao && token)
    return payments.cartao.create({ ...known, token, parcelas, capturar: true })

  throw new Error(`There is no provider for ${metodo}.`)
}
