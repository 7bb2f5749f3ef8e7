import { inArray, lt, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/time/durations.ts'
import { type LeftCart, leftCarts } from '#platform/cart/abandoned/abandoned-carts.ts'
import { findOffersConsent } from '#platform/customers/account/offers/find-offers-consent.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { refusedOffers } from '#platform/marketing/newsletter/refused-offers.ts'
import { lastOrders } from '#platform/orders/buyer/last-orders.ts'
import { carrinhosLembrados, compras } from '../tables.ts'
import { CART_REMINDER } from './cart-reminder.ts'

/** Whoever has not come back by then may like to be reminded. */
const LEFT_HOURS = 4

/** What is older was left for good. Longer than from one look to the next, so that none is missed. */
const ABANDONED_HOURS = 28

/** From one reminder to the next, whatever carts a person leaves. */
const BETWEEN_DAYS = 7

/** A cart is reminded of once; one that is filled again after so long counts as another. */
const ONCE_DAYS = 90

const BATCH = 500

/** A cart whose owner agreed to offers, and since when. */
type Owned = LeftCart & { email: string; desde: Date }

/**
 * Looks for carts that somebody left, and asks for the mail that reminds them: who agreed to offers and has not refused them
 * since, has not ordered, and was not reminded of this cart or within a week of any.
 */
export async function findAbandonedCarts({ db, agora }: Pick<RequestContext, 'db' | 'agora'>): Promise<void> {
  const ago = (hours: number) => new Date(agora.getTime() - hours * HOUR_MS)
  await db.delete(carrinhosLembrados).where(lt(carrinhosLembrados.em, ago(ONCE_DAYS * 24)))

  const times = { from: ago(ABANDONED_HOURS), until: ago(LEFT_HOURS), limit: BATCH }
  for (let after: number | undefined = 0; after !== undefined; ) {
    const carts: LeftCart[] = await leftCarts(db, { ...times, after })
    for (const cart of await wanted(db, carts))
      await remind(db, cart, { agora, week: ago(BETWEEN_DAYS * 24) })
    after = carts.length === BATCH ? carts.at(-1)?.id : undefined
  }
}

/** Those whose owners agreed, did not take it back, and have not ordered instead. */
async function wanted(db: Database, carts: LeftCart[]): Promise<Owned[]> {
  const owned = await ofWhomWeMayWrite(db, carts)
  const emails = owned.map(({ email }) => email)
  if (emails.length === 0) return []
  const [refused, ordered] = await Promise.all([refusedOffers(db, emails), lastOrders(db, emails)])

  return owned.filter(
    ({ email, desde, alteradoEm }) =>
      !isAfter(refused.get(email), desde) && !isAfter(ordered.get(email), alteradoEm),
  )
}

async function ofWhomWeMayWrite(db: Database, carts: LeftCart[]): Promise<Owned[]> {
  const ids = carts.flatMap(({ idCliente }) => idCliente ?? [])
  const sessions = carts.flatMap(({ sessao }) => sessao ?? [])
  const [customers, guests] = await Promise.all([
    ids.length > 0 ? findOffersConsent(db, ids) : new Map(),
    sessions.length > 0 ? guestsWithOffersConsent(db, sessions) : new Map(),
  ])

  return carts.flatMap((cart) => {
    const owner = cart.idCliente === null ? guests.get(cart.sessao ?? '') : customers.get(cart.idCliente)
    return owner ? [{ ...cart, ...owner }] : []
  })
}

/** Who typed an e-mail in the checkout, and agreed there. */
async function guestsWithOffersConsent(db: Database, sessions: string[]) {
  const rows = await db
    .select({ sessao: compras.sessao, identificacao: compras.identificacao, desde: compras.alteradaEm })
    .from(compras)
    .where(inArray(compras.sessao, sessions))

  return new Map(
    rows.flatMap(({ sessao, identificacao, desde }) =>
      identificacao?.aceitaOfertas
        ? [[sessao, { email: identificacao.email.toLowerCase(), desde }] as const]
        : [],
    ),
  )
}

async function remind(db: Database, { id, email }: Owned, { agora, week }: { agora: Date; week: Date }) {
  await db.transaction(async (tx) => {
    const noted = await tx
      .insert(carrinhosLembrados)
      .select(
        sql`select ${id}::integer, ${email}::text, ${agora}::timestamptz, null::timestamptz, null::timestamptz where not exists (
          select from ${carrinhosLembrados} where ${carrinhosLembrados.email} = ${email}
            and ${carrinhosLembrados.em} > ${week}
        )`,
      )
      .onConflictDoNothing()
      .returning({ id: carrinhosLembrados.idCarrinho })
    if (noted.length > 0) await enqueue(tx, CART_REMINDER, { idCarrinho: id })
  })
}

function isAfter(moment: Date | undefined, other: Date): boolean {
  return moment !== undefined && moment >= other
}
