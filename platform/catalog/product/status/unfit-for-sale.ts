import { inArray, sql } from 'drizzle-orm'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import { describeProblems } from '#domain/product/describe-problems.ts'
import { saleProblems } from '#domain/product/sale-problems.ts'
import { midias, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** Which of these products can't have this status, each with the first reason, for the merchant. */
export async function unfitForSale(
  db: Database,
  ids: readonly number[],
  situacao: ProductInput['situacao'],
): Promise<Map<number, string>> {
  if (ids.length === 0 || situacao === 'inativo') return new Map()
  const boxes = await db
    .select({
      idProduto: skus.idProduto,
      sku: skus.sku,
      precoPor: skus.precoPor,
      peso: skus.peso,
      altura: skus.altura,
      largura: skus.largura,
      comprimento: skus.comprimento,
    })
    .from(skus)
    .where(inArray(skus.idProduto, [...ids]))
    .orderBy(skus.idProduto, skus.posicao)
  const pictures = await db
    .select({ idProduto: midias.idProduto, imagens: sql<number>`count(*)::integer` })
    .from(midias)
    .where(inArray(midias.idProduto, [...ids]))
    .groupBy(midias.idProduto)
  const counts = new Map(pictures.map(({ idProduto, imagens }) => [idProduto, imagens]))
  const byProduct = Map.groupBy(boxes, ({ idProduto }) => idProduto)

  return new Map(
    ids.flatMap((id) => {
      const own = byProduct.get(id) ?? []
      const problems = saleProblems({ situacao, imagens: counts.get(id) ?? 0, skus: own })
      const [reason] = describeProblems(problems, own)
      return reason ? [[id, reason] as const] : []
    }),
  )
}
