import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { avaliacoes, avaliacoesLoja, avaliacoesRetornos, perguntas, respostas } from '../tables.ts'

/** Counts what waits for moderation, per kind. */
export async function countWaiting(context: RequestContext) {
  permit(context, 'opinioes.moderar')
  const { db } = context
  const [row] = await db
    .select({
      avaliacoes: sql<number>`(${db.$count(avaliacoes, eq(avaliacoes.situacao, 'pendente'))})::int`,
      avaliacoesLoja: sql<number>`(${db.$count(avaliacoesLoja, CONFIRMED)})::int`,
      retornos: sql<number>`(${db.$count(avaliacoesRetornos, eq(avaliacoesRetornos.situacao, 'pendente'))})::int`,
      perguntas: sql<number>`(${db.$count(perguntas, eq(perguntas.situacao, 'pendente'))})::int`,
      respostas: sql<number>`(${db.$count(respostas, eq(respostas.situacao, 'pendente'))})::int`,
    })
    .from(sql`(values (1)) one`)
  if (!row) throw new Error('A count returned no row.')

  return row
}

const CONFIRMED = and(eq(avaliacoesLoja.situacao, 'pendente'), isNotNull(avaliacoesLoja.confirmadaEm))
