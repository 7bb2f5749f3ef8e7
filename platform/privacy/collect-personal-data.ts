import { exportCart } from '#platform/cart/ownership/export-cart.ts'
import { exportFavourites } from '#platform/cart/wishlist/export-favourites.ts'
import { exportLists } from '#platform/cart/wishlist/lists/export-lists.ts'
import { exportDrafts } from '#platform/checkout/draft/export-drafts.ts'
import { exportQuotes } from '#platform/checkout/sales-quotes/personal-quotes.ts'
import { exportAccount } from '#platform/customers/account/export-account.ts'
import type { Owner } from '#platform/customers/auth/prove-owner.ts'
import { sessionsOf } from '#platform/customers/sessions/sessions-of-customer.ts'
import { exportTeaching } from '#platform/customers/teaching/personal-teaching.ts'
import { changesOf } from '#platform/infrastructure/audit/changes-of.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { exportMarketing } from '#platform/marketing/export-marketing.ts'
import { exportOrders } from '#platform/orders/buyer/export-orders.ts'
import { exportInstruments } from '#platform/orders/buyer/instruments/export-instruments.ts'
import { exportPassports } from '#platform/orders/buyer/passports/personal-passports.ts'
import { exportTradeIns } from '#platform/orders/returns/trade-ins/export-trade-ins.ts'
import { exportCards } from '#platform/payments/cards/saved-cards.ts'
import { exportWritings } from '#platform/reviews/authors/export-writings.ts'
import { exportNamed } from '#platform/transfers/personal-data/export-person.ts'
import { exportWorkOrders } from '#platform/workshop/customer/personal-work-orders.ts'

/**
 * Collects all data about a customer, module by module (LGPD, art. 18, II and V; art. 19, § 3: in a portable format).
 * Analytics events have no name and are not part of it.
 */
export function exportOf(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  owner: Owner,
): Promise<Record<string, unknown>> {
  return db.transaction(async (tx) => ({
    geradoEm: now,
    conta: await exportAccount(tx, owner.id),
    compras: await exportDrafts(tx, { sessoes: await sessionsOf(tx, owner.id), email: owner.email }),
    sacola: await exportCart(tx, owner.id),
    favoritos: await exportFavourites(tx, owner.id),
    listas: await exportLists(tx, owner.id),
    instrumentos: await exportInstruments(tx, owner.id),
    passaportes: await exportPassports(tx, owner.id),
    ensino: await exportTeaching(tx, owner.id),
    cartoes: await exportCards(tx, owner.id),
    pedidos: await exportOrders(tx, owner.id),
    propostas: await exportQuotes(tx, owner.id),
    trocas: await exportTradeIns(tx, owner.id),
    oficina: await exportWorkOrders(tx, owner.id),
    escritos: await exportWritings(tx, owner),
    marketing: await exportMarketing(tx, owner),
    arquivosRecebidos: await exportNamed(tx, owner),
    mudancasPelaLoja: await changesOf(tx, { tipo: 'cliente', id: String(owner.id) }),
  }))
}
