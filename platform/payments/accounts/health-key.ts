import { METHODS } from '#domain/payments/methods.ts'
import type { PaymentAccount } from '../port.ts'
import type { PlaceOfPayment } from './payment-account.ts'

/** Under which name the health of a payment's account is stored: its id or, in the environment, its method. */
export function healthKey({ idConta, metodo }: PlaceOfPayment): string {
  return idConta ?? `servidor/${metodo}`
}

/** All names under which an account's health may be stored. */
export function healthKeys({ id, provider }: PaymentAccount): string[] {
  return id === null
    ? METHODS.filter((metodo) => provider[metodo] !== null).map((metodo) =>
        healthKey({ idConta: id, metodo }),
      )
    : [id]
}
