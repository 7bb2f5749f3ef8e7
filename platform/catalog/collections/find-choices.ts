import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Choice } from '#contract/panel/panel.ts'
import { hasWords } from '#platform/database/has-words.ts'
import { foundProducts, foundSkus, type Searching } from '../product/find-by-words.ts'
import { skuNames } from '../product/skus/sku-names.ts'
import { categorias, listagem, marcas, produtos, skus } from '../tables.ts'

/** `ids` are the current choices; if it is null, `busca` searches for candidates. */
export type ChoiceQuestion = { busca: string; ids: number[] | null }

const LIMIT = 20

/** Categories by name; `detalhe` is the path, since `Violino` exists below several. */
export function findCategories(
  { db }: Pick<Searching, 'db'>,
  { busca, ids }: ChoiceQuestion,
): Promise<Choice[]> {
  return db
    .select({ id: categorias.id, nome: categorias.nome, detalhe: sql<string>`'/' || ${categorias.caminho}` })
    .from(categorias)
    .where(ids ? inArray(categorias.id, ids) : hasWords(sql`(${categorias.nome})`, busca))
    .orderBy(asc(categorias.nivel), asc(categorias.posicao), asc(categorias.id))
    .limit(ids?.length ?? LIMIT)
}

/** Brands by name. */
export function findBrands({ db }: Pick<Searching, 'db'>, { busca, ids }: ChoiceQuestion): Promise<Choice[]> {
  return db
    .select({ id: marcas.id, nome: marcas.nome, detalhe: sql<string>`''` })
    .from(marcas)
    .where(ids ? inArray(marcas.id, ids) : hasWords(sql`(${marcas.nome})`, busca))
    .orderBy(asc(marcas.nome), asc(marcas.id))
    .limit(ids?.length ?? LIMIT)
}

/**
 * Products by name, best sellers first; `detalhe` is the brand. Searches only what the shop shows, which `listagem`
 * knows and is narrower to read.
 */
export async function findProducts(context: Searching, { busca, ids }: ChoiceQuestion): Promise<Choice[]> {
  const { db } = context
  return db
    .select({ id: produtos.id, nome: produtos.nome, detalhe: marcas.nome })
    .from(produtos)
    .innerJoin(marcas, eq(marcas.id, produtos.idMarca))
    .where(
      inArray(
        produtos.id,
        ids ??
          db
            .select({ id: listagem.idProduto })
            .from(listagem)
            .where(
              busca === '' ? undefined : sql`${listagem.idProduto} in ${await foundProducts(context, busca)}`,
            )
            .orderBy(desc(listagem.vendas), asc(listagem.idProduto))
            .limit(LIMIT),
      ),
    )
    .orderBy(desc(produtos.vendas), asc(produtos.id))
}

/** SKUs by product name or code; `detalhe` is the variant and the code. */
export async function findSkus(context: Searching, { busca, ids }: ChoiceQuestion): Promise<Choice[]> {
  const { db } = context
  const rows = await db
    .select({ id: skus.id })
    .from(skus)
    .leftJoin(listagem, eq(listagem.idProduto, skus.idProduto))
    .where(
      ids
        ? inArray(skus.id, ids)
        : and(
            busca === '' ? undefined : sql`${skus.id} in ${await foundSkus(context, busca)}`,
            isNotNull(listagem.idProduto),
          ),
    )
    .orderBy(sql`${listagem.vendas} desc nulls last`, asc(skus.idProduto), asc(skus.posicao))
    .limit(ids?.length ?? LIMIT)
  const names = await skuNames(
    db,
    rows.map(({ id }) => id),
  )

  return rows.flatMap(({ id }) => {
    const sku = names.get(id)
    if (!sku) return []
    const detalhe = sku.opcao === '' ? sku.sku : `${sku.opcao} · ${sku.sku}`

    return [{ id, nome: sku.produto.nome, detalhe }]
  })
}
