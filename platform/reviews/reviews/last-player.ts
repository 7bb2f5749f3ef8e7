import { and, desc, eq, isNotNull, or } from 'drizzle-orm'
import type { Reader } from '#domain/review/likeness.ts'
import { getUser } from '#platform/customers/sessions/get-user.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentsOf } from '#platform/orders/buyer/instruments/list-instruments.ts'
import { avaliacoes } from '../tables.ts'

/** What the logged-in customer said of themselves: in their latest review that says anything, else by the account. */
export async function lastPlayer(context: RequestContext): Promise<Reader> {
  const { logado, id } = await getUser(context)
  if (!logado) return { toca: null, nivel: null, estilo: null }
  const { toca, nivel, estilo } = avaliacoes
  const [said] = await context.db
    .select({ toca, nivel, estilo })
    .from(avaliacoes)
    .where(and(eq(avaliacoes.idCliente, id), or(isNotNull(toca), isNotNull(nivel), isNotNull(estilo))))
    .orderBy(desc(avaliacoes.data), desc(avaliacoes.id))
    .limit(1)
  if (said?.toca) return said
  const [own] = (await instrumentsOf(context, id)).instrumentos

  return { toca: own?.codigo ?? null, nivel: said?.nivel ?? null, estilo: said?.estilo ?? null }
}
