import type { PaymentContext } from '../payment-context.ts'
import { type PaymentProviders, ProviderRefusal, type ProviderState } from '../port.ts'
import { findPayment, nameAtProvider, type PaymentRow } from '../rows.ts'
import { recordDetails, recordSituation, recordState } from './record-state.ts'

/**
 * Asks the provider for a payment that was opened, outside of any transaction, and keeps what it answers. May be repeated,
 * also at the same time: the provider knows the charge by the payment's own id. `opened` is the payment where it has just been
 * opened. Throws what can go better next time.
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

/** Past its deadline nothing is asked for any more, but an earlier try may have arrived; null if none has. */
async function ask({ payments, agora }: PaymentContext, payment: PaymentRow): Promise<ProviderState | null> {
  const { metodo, expiraEm } = payment
  if (agora < expiraEm) return create(payments, payment, agora)
  const provider = payments[metodo]
  if (!provider) throw new Error(`There is no provider for ${metodo}.`)

  return provider.find(nameAtProvider(payment.id))
}

function create(payments: PaymentProviders, payment: PaymentRow, agora: Date): Promise<ProviderState> {
  const { valor, pagador, descricao, metodo, vencimento, token, parcelas, expiraEm } = payment
  const known = { id: nameAtProvider(payment.id), valor, pagador, descricao }
  if (metodo === 'pix' && payments.pix) {
    const segundos = Math.ceil((expiraEm.getTime() - agora.getTime()) / 1000)
    return payments.pix.create({ ...known, segundos })
  }
  if (metodo === 'boleto' && payments.boleto && vencimento)
    return payments.boleto.create({ ...known, vencimento })
  if (metodo === 'cartao' && payments.cartao && token)
    return payments.cartao.create({ ...known, token, parcelas, capturar: true })

  throw new Error(`There is no provider for ${metodo}.`)
}
