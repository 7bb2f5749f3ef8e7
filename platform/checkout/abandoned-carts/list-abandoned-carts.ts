import { inArray } from 'drizzle-orm'
import type { AbandonedCart } from '#contract/cart/abandoned-carts.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import { leftCartsPage } from '#platform/cart/abandoned/abandoned-carts-page.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { carrinhosLembrados } from '../tables.ts'
import { cartOwners, SESSIONS_OF_GUESTS } from './cart-owners.ts'

/** Who has touched nothing for so long has gone. */
const LEFT_HOURS = 1

const DAYS = 30

/** Carts that were left by people who can be reached, the latest first. Who may not see personal data sees nobody's. */
export async function listAbandonedCarts(
  context: RequestContext,
  { pagina, porPagina }: { pagina: number; porPagina: number },
): Promise<{ itens: AbandonedCart[]; total: number }> {
  const staff = permit(context, 'marketing.ver')
  const { db, agora } = context
  const ago = (hours: number) => new Date(agora.getTime() - hours * HOUR_MS)
  const { itens, total } = await leftCartsPage(db, {
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
