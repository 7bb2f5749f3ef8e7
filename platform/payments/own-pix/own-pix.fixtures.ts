import { WORKING } from '#domain/payments/accounts/account-rules.ts'
import type { Database } from '#platform/database/connect.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import type { PaymentAccount } from '../port.ts'
import { ownPix } from '../providers/own-pix/own-pix.ts'

/** A shop that is paid to this Pix key of its own, and to nothing else. */
export function openOwnPixShop(
  chave: string,
  holder: { titular: string; documento: string },
): Promise<OrderShop> {
  return openOrderShop((db, now) => [ownPixAccount(db, now, { chave, ...holder })])
}

/** The account of a store's own Pix key. */
export function ownPixAccount(
  db: Database,
  now: () => Date,
  { chave, ...holder }: { chave: string; titular: string; documento: string },
): PaymentAccount {
  return {
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
  }
}
