import { asc, count, desc } from 'drizzle-orm'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pedidosMarcadores } from '../tables.ts'

const MAX_LISTED = 100

/** Lists the tags in use, most used first. */
export async function listTags(
  context: RequestContext,
): Promise<{ marcadores: { nome: string; pedidos: number }[] }> {
  permit(context, 'pedidos.ver')
  const { marcador: nome } = pedidosMarcadores
  const marcadores = await context.db
    .select({ nome, pedidos: count() })
    .from(pedidosMarcadores)
    .groupBy(nome)
    .orderBy(desc(count()), asc(nome))
    .limit(MAX_LISTED)

  return { marcadores }
}
