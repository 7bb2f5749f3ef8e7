import { asc, eq } from 'drizzle-orm'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import { arquivos, combinacoes, kitItens, produtos, relacionados, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { furtherCategories } from './further-categories.ts'

/** Fields of a product that a file from another shop can't contain. */
export type StoredFields = Pick<
  ProductInput,
  | 'tabelaMedida'
  | 'itensInclusos'
  | 'garantia'
  | 'ncm'
  | 'origem'
  | 'publicadoEm'
  | 'vendas'
  | 'video'
  | 'arquivos'
  | 'kit'
  | 'combinacoes'
  | 'relacionados'
  | 'categorias'
>

/** These fields of the product with this slug; null if it doesn't exist. */
export async function storedFields(tx: Database, slug: string): Promise<StoredFields | null> {
  const [row] = await tx.select().from(produtos).where(eq(produtos.slug, slug))
  if (!row) return null
  const { id, tabelaMedida, itensInclusos, garantia, ncm, origem, publicadoEm, vendas, video } = row

  return {
    tabelaMedida,
    itensInclusos,
    garantia,
    ncm,
    origem,
    vendas,
    video,
    publicadoEm: publicadoEm.toISOString(),
    arquivos: await tx
      .select({ nome: arquivos.nome, arquivo: arquivos.arquivo })
      .from(arquivos)
      .where(eq(arquivos.idProduto, id))
      .orderBy(asc(arquivos.posicao)),
    kit: await tx
      .select({ sku: skus.sku, quantidade: kitItens.quantidade })
      .from(kitItens)
      .innerJoin(skus, eq(skus.id, kitItens.idSku))
      .where(eq(kitItens.idProduto, id))
      .orderBy(asc(kitItens.posicao)),
    combinacoes: await tx
      .select({
        produto: produtos.slug,
        tipoDesconto: combinacoes.tipoDesconto,
        desconto: combinacoes.desconto,
      })
      .from(combinacoes)
      .innerJoin(produtos, eq(produtos.id, combinacoes.idCombinado))
      .where(eq(combinacoes.idProduto, id))
      .orderBy(asc(combinacoes.posicao)),
    relacionados: await relatedSlugs(tx, id),
    categorias: await furtherCategories(tx, id, row.idCategoria),
  }
}

async function relatedSlugs(tx: Database, id: number): Promise<string[]> {
  const rows = await tx
    .select({ slug: produtos.slug })
    .from(relacionados)
    .innerJoin(produtos, eq(produtos.id, relacionados.idRelacionado))
    .where(eq(relacionados.idProduto, id))
    .orderBy(asc(relacionados.posicao))

  return rows.map(({ slug }) => slug)
}
