import { eraseDrafts } from '#platform/checkout/draft/erase-drafts.ts'
import { eraseQuotes } from '#platform/checkout/sales-quotes/personal-quotes.ts'
import { eraseAccount } from '#platform/customers/account/erase-account.ts'
import { lockCustomer } from '#platform/customers/account/lock-customer.ts'
import type { Owner } from '#platform/customers/auth/prove-owner.ts'
import { sessionsOf } from '#platform/customers/sessions/sessions-of-customer.ts'
import { eraseTeaching, listIdsOf } from '#platform/customers/teaching/personal-teaching.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { eraseInMarketing } from '#platform/marketing/erase-customer.ts'
import { eraseOrders } from '#platform/orders/buyer/erase-orders.ts'
import { hasOpenOrder } from '#platform/orders/buyer/has-open-order.ts'
import { erasePassports } from '#platform/orders/buyer/passports/personal-passports.ts'
import { hasWaitingClass } from '#platform/orders/shipping/classes/has-waiting-class.ts'
import { eraseCards } from '#platform/payments/cards/erase-cards.ts'
import { eraseAuthor } from '#platform/reviews/authors/erase-author.ts'
import { erasePerson } from '#platform/transfers/personal-data/erase-person.ts'
import { eraseWorkOrders, hasOpenWork } from '#platform/workshop/customer/personal-work-orders.ts'

/**
 * Erases a customer in all modules (LGPD, art. 18, VI); paid orders retain what the law requires (art. 16, I). Call it
 * in a transaction. Refuses `ContaComPedidoAberto`.
 */
export async function erasePersonalData(tx: Database, owner: Owner): Promise<void> {
  // An order placed at the same time waits for this lock, and then finds no account.
  await lockCustomer(tx, owner.id)
  if (await hasOpenOrder(tx, owner.id)) throw refuse('ContaComPedidoAberto')
  // With the list goes the only page that says what each pupil gets.
  if (await hasWaitingClass(tx, await listIdsOf(tx, owner.id)))
    throw refuse(
      'ContaComPedidoAberto',
      undefined,
      'A loja ainda vai mandar pedidos das suas turmas para a escola. Exclua a conta depois do envio.',
    )
  if (await hasOpenWork(tx, owner.id))
    throw refuse('ContaComPedidoAberto', undefined, 'Há um instrumento seu na oficina. Retire-o antes.')

  await eraseDrafts(tx, { sessoes: await sessionsOf(tx, owner.id), email: owner.email })
  await eraseQuotes(tx, owner.id)
  await eraseCards(tx, owner.id)
  await eraseAuthor(tx, owner, await eraseOrders(tx, owner.id))
  await erasePassports(tx, owner.id)
  await eraseWorkOrders(tx, owner.id)
  await eraseTeaching(tx, owner.id)
  await eraseInMarketing(tx, owner)
  await erasePerson(tx, owner)
  await eraseAccount(tx, owner)
}
