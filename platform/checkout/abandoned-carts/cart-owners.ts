import { and, inArray, isNotNull, sql } from 'drizzle-orm'
import type { AbandonedCart } from '#platform/cart/abandoned/abandoned-carts.ts'
import { contactsOf } from '#platform/customers/account/offers/find-contacts.ts'
import type { Database } from '#platform/database/connect.ts'
import { refusedOffers } from '#platform/marketing/newsletter/refused-offers.ts'
import { compras } from '../tables.ts'

/** The owner of a cart, and whether they may be contacted. */
export type CartOwner = {
  contato: { idCliente: number | null; nome: string; email: string; celular: string }
  aceitaOfertas: boolean
}

/** A subquery of the sessions of guests who typed their e-mail at checkout. */
export const SESSIONS_OF_GUESTS = sql`(select ${compras.sessao} from ${compras} where ${compras.identificacao} is not null)`

/** The owners of carts, by cart id: customers, and guests who identified themselves. */
export async function cartOwners(
  db: Database,
  carts: readonly AbandonedCart[],
): Promise<Map<number, CartOwner>> {
  const [customers, guests] = await Promise.all([
    contactsOf(
      db,
      carts.flatMap(({ idCliente }) => idCliente ?? []),
    ),
    guestsOf(
      db,
      carts.flatMap(({ idCliente, sessao }) => (idCliente === null ? (sessao ?? []) : [])),
    ),
  ])
  const known = carts.flatMap(({ id, idCliente, sessao }) => {
    const found = idCliente === null ? guests.get(sessao ?? '') : customers.get(idCliente)
    return found ? [{ id, idCliente, ...found, email: found.email.toLowerCase() }] : []
  })
  const refused = await refusedOffers(
    db,
    known.map(({ email }) => email),
  )

  return new Map(
    known.map(({ id, idCliente, nome, email, celular, desde }) => {
      const no = refused.get(email)
      const aceitaOfertas = desde !== null && (no === undefined || no < desde)

      return [id, { contato: { idCliente, nome, email, celular }, aceitaOfertas }]
    }),
  )
}

async function guestsOf(db: Database, sessions: readonly string[]) {
  if (sessions.length === 0) return new Map()
  const rows = await db
    .select({ sessao: compras.sessao, quem: compras.identificacao, desde: compras.alteradaEm })
    .from(compras)
    .where(and(inArray(compras.sessao, [...sessions]), isNotNull(compras.identificacao)))

  return new Map(
    rows.flatMap(({ sessao, quem, desde }) =>
      quem
        ? [
            [
              sessao,
              {
                nome: quem.nomeRazao,
                email: quem.email,
                celular: quem.celular,
                desde: quem.aceitaOfertas ? desde : null,
              },
            ] as const,
          ]
        : [],
    ),
  )
}
