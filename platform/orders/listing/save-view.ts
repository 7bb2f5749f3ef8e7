import { and, count, eq, ne } from 'drizzle-orm'
import type { SavedView } from '#contract/orders/order-views.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidosVisoes } from '../tables.ts'
import { listViews } from './list-views.ts'

/** More would be hard to find one's way in. */
const LIMIT = 30

/** Saves a view under a name, replacing one of that name. Refuses `CamposInvalidos` beyond thirty. */
export async function saveView(
  context: RequestContext,
  { nome, consulta }: Pick<SavedView, 'nome' | 'consulta'>,
): Promise<{ visoes: SavedView[] }> {
  const { id } = permit(context, 'pedidos.ver')
  // An integration has nobody to look at it.
  if (id === null) throw refuse('PermissaoNegada')
  const others = and(eq(pedidosVisoes.idFuncionario, id), ne(pedidosVisoes.nome, nome))
  const [counted] = await context.db.select({ quantas: count() }).from(pedidosVisoes).where(others)
  if ((counted?.quantas ?? 0) >= LIMIT)
    throw refuse('CamposInvalidos', {
      campos: [
        { campo: 'nome', mensagem: `Você já guardou ${LIMIT} visões. Apague uma para guardar outra.` },
      ],
    })
  await context.db
    .insert(pedidosVisoes)
    .values({ idFuncionario: id, nome, consulta })
    .onConflictDoUpdate({ target: [pedidosVisoes.idFuncionario, pedidosVisoes.nome], set: { consulta } })

  return listViews(context)
}
