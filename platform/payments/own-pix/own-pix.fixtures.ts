import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { ownPix } from '../providers/own-pix/own-pix.ts'

/** A shop that is paid to this Pix key of its own, and to nothing else. */
export function openOwnPixShop(
  chave: string,
  holder: { titular: string; documento: string },
): Promise<OrderShop> {
  return openOrderShop((db, now) => [
    {
      id: null,
      regras: null,
      saude: WORKING,
      provider: ownPix({
        db,
        chave,
        receiver: () => ({ nome: 'Lira', cidade: 'São Paulo', ...holder }),
        minutes: () => 24 * 60,
        now,
      }),
    },
  ])
}
