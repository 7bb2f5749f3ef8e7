import { eq, sql } from 'drizzle-orm'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import {
  arquivos,
  combinacoes,
  kitItens,
  midias,
  produtoCategorias,
  relacionados,
} from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { hasRows, insertRows } from '#platform/database/insert-rows.ts'
import { type AttributeLookup, idsOfProducts, idsOfSkus } from '../product-references.ts'
import { sheetLines, writeSheets } from './write-sheets.ts'

/** A product whose row is written, and whose other rows follow. `idsCategoria` begins with its main category. */
export type WrittenProduct = {
  id: number
  product: ProductInput
  idsCategoria: readonly number[]
  /** It was in the shop before, so that there are rows to replace. */
  known: boolean
  /** Existing SKUs keep their stock. */
  unchangedStock: boolean
}

/** Replaces the categories of products. */
export async function writeCategories(tx: Database, written: readonly WrittenProduct[]): Promise<void> {
  await deleteOf(tx, produtoCategorias, written)
  const rows = written.flatMap(({ id, idsCategoria }) =>
    [...new Set(idsCategoria)].map((idCategoria) => ({ idProduto: id, idCategoria })),
  )
  if (hasRows(rows)) await tx.execute(insertRows(produtoCategorias, rows))
}

/** Replaces the pictures and files of products. Which of them show a SKU is up to `writeSkus`. */
export async function writeMedia(tx: Database, written: readonly WrittenProduct[]): Promise<void> {
  await deleteOf(tx, midias, written)
  await deleteOf(tx, arquivos, written)
  const pictures = written.flatMap(({ id, product }) =>
    product.midias.map(({ arquivo, alt }, posicao) => ({ idProduto: id, posicao, hash: arquivo, alt })),
  )
  if (hasRows(pictures)) await tx.execute(insertRows(midias, pictures))
  const files = written.flatMap(({ id, product }) =>
    product.arquivos.map(({ nome, arquivo }, posicao) => ({ idProduto: id, posicao, nome, arquivo })),
  )
  if (hasRows(files)) await tx.execute(insertRows(arquivos, files))
}

/** Replaces the specification tables of products. */
export async function writeSpecifications(
  tx: Database,
  written: readonly WrittenProduct[],
  ids: AttributeLookup,
): Promise<void> {
  const sheets = written.map(({ id, product }) => ({
    idProduto: id,
    linhas: sheetLines(product.caracteristicas, ids),
  }))
  await writeSheets(tx, sheets)
}

/** Replaces the kits, the combinations and the related products of products. Few have any. */
export async function writeLinks(tx: Database, written: readonly WrittenProduct[]): Promise<void> {
  for (const table of [kitItens, combinacoes, relacionados]) await deleteOf(tx, table, written)
  for (const { id, product } of written) {
    if (product.kit.length > 0) await writeKit(tx, id, product.kit)
    if (product.combinacoes.length > 0) await insertCombinations(tx, id, product.combinacoes)
    if (product.relacionados.length > 0) await insertRelated(tx, id, product.relacionados)
  }
}

type Details =
  | typeof produtoCategorias
  | typeof midias
  | typeof arquivos
  | typeof kitItens
  | typeof combinacoes
  | typeof relacionados

async function deleteOf(tx: Database, table: Details, written: readonly WrittenProduct[]): Promise<void> {
  const ids = written.filter(({ known }) => known).map(({ id }) => id)
  if (ids.length > 0)
    await tx.delete(table).where(sql`${table.idProduto} = any(${sql.param(ids)}::integer[])`)
}

/** Replaces the related products of a product, given by slug. */
export async function writeRelated(tx: Database, idProduto: number, slugs: string[]): Promise<void> {
  await tx.delete(relacionados).where(eq(relacionados.idProduto, idProduto))
  await insertRelated(tx, idProduto, slugs)
}

async function insertRelated(tx: Database, idProduto: number, slugs: string[]): Promise<void> {
  const ids = await idsOfProducts(tx, 'relacionados', [...new Set(slugs)])
  const rows = ids.map((idRelacionado, posicao) => ({ idProduto, idRelacionado, posicao }))
  if (rows.length > 0) await tx.insert(relacionados).values(rows)
}

async function writeKit(tx: Database, idProduto: number, kit: ProductInput['kit']) {
  const ids = await idsOfSkus(
    tx,
    'kit',
    kit.map(({ sku }) => sku),
  )
  const rows = kit.map(({ quantidade }, posicao) => {
    return { idProduto, posicao, idSku: ids[posicao] ?? 0, quantidade }
  })
  if (rows.length > 0) await tx.insert(kitItens).values(rows)
}

/** Replaces the products that are cheaper together with a product. */
export async function writeCombinations(
  tx: Database,
  idProduto: number,
  combined: ProductInput['combinacoes'],
): Promise<void> {
  await tx.delete(combinacoes).where(eq(combinacoes.idProduto, idProduto))
  await insertCombinations(tx, idProduto, combined)
}

async function insertCombinations(
  tx: Database,
  idProduto: number,
  combined: ProductInput['combinacoes'],
): Promise<void> {
  const ids = await idsOfProducts(
    tx,
    'combinacoes',
    combined.map(({ produto }) => produto),
  )
  const rows = combined.map(({ tipoDesconto, desconto }, posicao) => {
    return { idProduto, idCombinado: ids[posicao] ?? 0, posicao, tipoDesconto, desconto }
  })
  if (rows.length > 0) await tx.insert(combinacoes).values(rows)
}
