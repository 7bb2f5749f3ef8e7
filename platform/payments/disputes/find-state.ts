import { accountOf, providerOf } from '../accounts/payment-account.ts'
import type { PaymentContext } from '../payment-context.ts'
import { disputeAnswerOf, disputeOf, type ProviderState, ProviderUnavailable } from '../port.ts'
import { chargeRef, type PaymentRow } from '../rows.ts'

/**
 * Asks the provider for the state of a payment and, while it is disputed, for how the store can answer. Null if it does
 * not know the charge. The state is not lost because the second question gets no answer: what was known of it stays.
 */
export async function findState(
  { payments }: Pick<PaymentContext, 'payments'>,
  payment: PaymentRow,
): Promise<ProviderState | null> {
  const state = await providerOf(payments, payment).find(chargeRef(payment))
  if (state?.dados.metodo !== 'cartao' || disputeOf(state.dados) === null) return state
  const known = disputeAnswerOf(payment.dados)
  const desk = accountOf(payments, payment)?.provider.cartao?.contestacao
  const found = desk && (await desk.find(chargeRef(payment)).catch(unlessUnavailable))
  const resposta = found ? { ...found, enviadosEm: known?.enviadosEm ?? null } : known

  return { ...state, dados: { ...state.dados, resposta } }
}

function unlessUnavailable(error: unknown): null {
  if (error instanceof ProviderUnavailable) return null
  throw error
}
