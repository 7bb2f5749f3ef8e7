import { inArray } from 'drizzle-orm'
import type { AbandonedCart } from '#contract/cart/abandoned-carts.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { abandonedCartsPage } from '#platform/cart/abandoned/abandoned-carts-page.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { carrinhosLembrados } from '../tables.ts'
import { cartOwners, SESSIONS_OF_GUESTS } from './cart-owners.ts'

/** After this long without a change, a cart counts as abandoned. */
const LEFT_HOURS = 1

const DAYS = 30

/**
 * Lists abandoned carts of people who can be contacted, latest first. Without the permission to see personal data,
 * leaves out the owners.
 */
export async function listAbandonedCarts(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: AbandonedCart[]; total: number }> {
  const staff = permit(context, 'marketing.ver')
  const { db, now } = context
  const ago = (hours: number) => new Date(now.getTime() - hours * HOUR_MS)
  const { itens, total } = await abandonedCartsPage(db, {
    from: ago(DAYS * 24),
    until: ago(LEFT_HOURS),
    sessoes: SESSIONS_OF_GUESTS,
    limit: porPagina,
    offset: (pagina - 1) * porPagina,
  })
  const [owners, reminders] = await Promise.all([
    cartOwners(db, itens),
    remindersOf(
      db,
      itens.map(({ id }) => id),
    ),
  ])
  const seesPeople = staff.permissoes.includes('clientes.ver')

  return {
    itens: itens.map(({ id, alteradoEm, unidades, valor, produtos }) => {
      const owner = owners.get(id)
      const contato = seesPeople ? (owner?.contato ?? null) : null
      const aceitaOfertas = owner?.aceitaOfertas ?? false
      const lembrete = reminders.get(id) ?? null

      return { id, em: alteradoEm.toISOString(), unidades, valor, produtos, contato, aceitaOfertas, lembrete }
    }),
    total,
  }
}

async function remindersOf(db: Database, ids: number[]) {
  if (ids.length === 0) return new Map()
  const rows = await db.select().from(carrinhosLembrados).where(inArray(carrinhosLembrados.idCarrinho, ids))

  return new Map(
    rows.map(({ idCarrinho, em, enviadoEm, clicadoEm }) => [
      idCarrinho,
      {
        em: em.toISOString(),
        enviadoEm: enviadoEm?.toISOString() ?? null,
        clicadoEm: clicadoEm?.toISOString() ?? null,
      },
    ]),
  )
}
