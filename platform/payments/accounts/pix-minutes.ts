import type { PaymentAccount } from '../port.ts'
import { routePayment } from './route-payment.ts'

/** How long a new Pix of `valor` centavos can be paid, if people of the store confirm it; null if its provider does. */
export function pixMinutes(accounts: readonly PaymentAccount[], valor: number | null): number | null {
  return routePayment(accounts, 'pix', valor)?.provider.pix?.minutes?.() ?? null
}
