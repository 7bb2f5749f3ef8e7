import { and, eq, isNotNull } from 'drizzle-orm'
import type { EvaluationToModerate } from '#contract/reviews/admin-reviews.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { inOrder, type ModerationPage, pageAt, TOTAL, writerFor } from '../moderation/moderation-list.ts'
import { avaliacoesLoja } from '../tables.ts'

/** Lists confirmed evaluations of the store, including those for the store only. */
export async function listStoreEvaluations(
  context: RequestContext,
  input: ModerationPage,
): Promise<{ itens: EvaluationToModerate[]; total: number }> {
  const staff = permit(context, 'opinioes.moderar')
  const { limit, offset } = pageAt(input)
  const where = and(isNotNull(avaliacoesLoja.confirmadaEm), eq(avaliacoesLoja.situacao, input.situacao))
  const [rows, [counted]] = await Promise.all([
    context.db
      .select()
      .from(avaliacoesLoja)
      .where(where)
      .orderBy(...inOrder(input.situacao, avaliacoesLoja))
      .limit(limit)
      .offset(offset),
    context.db.select({ total: TOTAL }).from(avaliacoesLoja).where(where),
  ])

  return {
    itens: rows.map((row) => {
      const { id, atendimento, experiencia, satisfacao, mensagem, autorizacao, situacao, data } = row
      return {
        id,
        atendimento,
        experiencia,
        satisfacao,
        mensagem,
        autorizacao,
        situacao,
        data: data.toISOString(),
        ...writerFor(staff, row),
      }
    }),
    total: counted?.total ?? 0,
  }
}
