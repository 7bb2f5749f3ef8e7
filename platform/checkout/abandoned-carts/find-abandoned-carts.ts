import { inArray, lt, sql } from 'drizzle-orm'
import { HOUR_MS } from '#domain/time/durations.ts'
import { type AbandonedCart, abandonedCarts } from '#platform/cart/abandoned/abandoned-carts.ts'
import { findOffersConsent } from '#platform/customers/account/offers/find-offers-consent.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { refusedOffers } from '#platform/marketing/newsletter/refused-offers.ts'
import { lastOrders } from '#platform/orders/buyer/last-orders.ts'
import { carrinhosLembrados, compras } from '../tables.ts'
import { CART_REMINDER } from './cart-reminder.ts'

/** Hours after its last change when a cart counts as abandoned. */
const ABANDONED_AFTER_HOURS = 4

/** Carts older than this are not reminded of. Longer than the interval of the job, so that none is missed. */
const MAX_AGE_HOURS = 28

/** Days between two reminders of a person, whatever carts they abandon. */
const REMINDER_INTERVAL_DAYS = 7

/** A cart gets one reminder; after this time a refilled one counts as another. */
const ONCE_DAYS = 90

const BATCH = 500

/** A cart whose owner agreed to offers, and since when. */
type Owned = AbandonedCart & { email: string; desde: Date }

/**
 * Finds abandoned carts and enqueues their reminders. Skips owners who did not agree to offers or withdrew their
 * consent, who have ordered since, or who were reminded of this cart, or of any other within a week.
 */
export async function findAbandonedCarts({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  await db.delete(carrinhosLembrados).where(lt(carrinhosLembrados.em, ago(ONCE_DAYS * 24)))

  const times = { from: ago(MAX_AGE_HOURS), until: ago(ABANDONED_AFTER_HOURS), limit: BATCH }
  for (let after: number | undefined = 0; after !== undefined; ) {
    const carts: AbandonedCart[] = await abandonedCarts(db, { ...times, after })
    for (const cart of await remindable(db, carts))
      await remind(db, cart, { now, week: ago(REMINDER_INTERVAL_DAYS * 24) })
    after = carts.length === BATCH ? carts.at(-1)?.id : undefined
  }
}

/** The carts whose owners agreed, did not withdraw, and have not ordered since. */
async function remindable(db: Database, carts: AbandonedCart[]): Promise<Owned[]> {
  const owned = await withConsent(db, carts)
  const emails = owned.map(({ email }) => email)
  if (emails.length === 0) return []
  const [refused, ordered] = await Promise.all([refusedOffers(db, emails), lastOrders(db, emails)])

  return owned.filter(
    ({ email, desde, alteradoEm }) =>
      !isAfter(refused.get(email), desde) && !isAfter(ordered.get(email), alteradoEm),
  )
}

async function withConsent(db: Database, carts: AbandonedCart[]): Promise<Owned[]> {
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

/** Guests who typed their e-mail at checkout, and agreed there. */
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

async function remind(db: Database, { id, email }: Owned, { now, week }: { now: Date; week: Date }) {
  await db.transaction(async (tx) => {
    const noted = await tx
      .insert(carrinhosLembrados)
      .select(
        sql`select ${id}::integer, ${email}::text, ${now}::timestamptz, null::timestamptz, null::timestamptz where not exists (
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
