import { METHODS } from '#domain/payments/methods.ts'
import type { PaymentContext } from '../payment-context.ts'
import { recordAnswer } from './health.ts'

/**
 * Asks the providers of accounts that are out of order whether they answer again, so that no shopper has to try. One
 * that still does not answer, or refuses the keys, stays out.
 */
export async function probeAccounts({ db, payments }: PaymentContext): Promise<void> {
  for (const { id, provider, saude } of payments) {
    const metodo = METHODS.find((one) => provider[one] !== null)
    if (saude.foraDesde === null || !metodo) continue
    const answers = await provider.check().then(
      () => true,
      () => false,
    )
    if (answers) await recordAnswer(db, { idConta: id, metodo })
  }
}
