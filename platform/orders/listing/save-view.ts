import { and, count, eq, ne } from 'drizzle-orm'
import type { SavedView } from '#contract/orders/order-views.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidosVisoes } from '../tables.ts'
import { listViews } from './list-views.ts'

/** As many as anybody finds their way in. */
const LIMIT = 30

/** Keeps a list of orders under a name, in the place of what had it. Refuses `CamposInvalidos` beyond thirty. */
export async function saveView(
  context: RequestContext,
  { nome, consulta }: Pick<SavedView, 'nome' | 'consulta'>,
): Promise<{ visoes: SavedView[] }> {
  const { id } = permit(context, 'pedidos.ver')
  // Of an integration there is nobody to look at it.
  if (id === null) throw refuse('PermissaoNegada')
  const others = and(eq(pedidosVisoes.idFuncionario, id), ne(pedidosVisoes.nome, nome))
  const [kept] = await context.db.select({ quantas: count() }).from(pedidosVisoes).where(others)
  if ((kept?.quantas ?? 0) >= LIMIT)
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
