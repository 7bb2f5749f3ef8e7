import { eq, getTableColumns, inArray } from 'drizzle-orm'
import type { FollowUpToModerate } from '#contract/reviews/admin-reviews.ts'
import { productNames } from '#platform/catalog/product/product-names.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import {
  inOrder,
  type ModerationPage,
  pageAt,
  productIn,
  TOTAL,
  writerFor,
} from '../moderation/moderation-list.ts'
import { avaliacoes, avaliacoesRetornos as followUps } from '../tables.ts'

/** Lists what authors said after ninety days, with one status, each with its review. */
export async function listFollowUps(
  context: RequestContext,
  input: ModerationPage,
): Promise<{ itens: FollowUpToModerate[]; total: number }> {
  const staff = permit(context, 'opinioes.moderar')
  const { db } = context
  const { limit, offset } = pageAt(input)
  const where = eq(followUps.situacao, input.situacao)
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ...getTableColumns(followUps), avaliacao: getTableColumns(avaliacoes) })
      .from(followUps)
      .innerJoin(avaliacoes, eq(avaliacoes.id, followUps.idAvaliacao))
      // The page first, so that reviews are joined for its rows only.
      .where(
        inArray(
          followUps.id,
          db
            .select({ id: followUps.id })
            .from(followUps)
            .where(where)
            .orderBy(...inOrder(input.situacao, followUps))
            .limit(limit)
            .offset(offset),
        ),
      )
      .orderBy(...inOrder(input.situacao, followUps)),
    db.select({ total: TOTAL }).from(followUps).where(where),
  ])
  const products = await productNames(
    db,
    rows.map(({ avaliacao }) => avaliacao.idProduto),
  )

  return {
    itens: rows.map(({ id, nota, texto, situacao, data, avaliacao }) => ({
      id,
      nota,
      texto,
      situacao,
      data: data.toISOString(),
      avaliacao: { nota: avaliacao.nota, comentario: avaliacao.comentario },
      produto: productIn(products, avaliacao.idProduto),
      ...writerFor(staff, avaliacao),
    })),
    total: counted?.total ?? 0,
  }
}
