import { eq } from 'drizzle-orm'
import type { ProductInput } from '#contract/catalog/product-input.ts'
import {
  arquivos,
  caracteristicas,
  combinacoes,
  kitItens,
  midias,
  produtoCategorias,
  relacionados,
} from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { type AttributeIds, idsOfProducts, idsOfSkus } from '../product-references.ts'

/** Replaces the categories of a product. */
export async function writeCategories(tx: Database, idProduto: number, ids: number[]) {
  await tx.delete(produtoCategorias).where(eq(produtoCategorias.idProduto, idProduto))
  await tx
    .insert(produtoCategorias)
    .values([...new Set(ids)].map((idCategoria) => ({ idProduto, idCategoria })))
}

/** Replaces the pictures and files of a product. Its SKUs lose theirs until `writeSkus` restores them. */
export async function writeMedia(tx: Database, idProduto: number, product: ProductInput) {
  await tx.delete(midias).where(eq(midias.idProduto, idProduto))
  await tx.delete(arquivos).where(eq(arquivos.idProduto, idProduto))
  const pictures = product.midias.map(({ arquivo, alt }, posicao) => {
    return { idProduto, posicao, hash: arquivo, alt }
  })
  if (pictures.length > 0) await tx.insert(midias).values(pictures)
  const files = product.arquivos.map((file, posicao) => ({ idProduto, posicao, ...file }))
  if (files.length > 0) await tx.insert(arquivos).values(files)
}

/** Replaces the specification table of a product. */
export async function writeSpecifications(
  tx: Database,
  idProduto: number,
  lines: ProductInput['caracteristicas'],
  ids: (pair: { label: string; valor: string }) => AttributeIds,
) {
  await tx.delete(caracteristicas).where(eq(caracteristicas.idProduto, idProduto))
  const rows = lines.map(({ label, valor, filtro }, posicao) => {
    return { idProduto, posicao, label, valor, idValor: filtro ? ids({ label, valor }).idValor : null }
  })
  if (rows.length > 0) await tx.insert(caracteristicas).values(rows)
}

/** Replaces the kit, the combinations and the related products of a product. */
export async function writeLinks(tx: Database, idProduto: number, product: ProductInput) {
  await writeKit(tx, idProduto, product.kit)
  await writeCombinations(tx, idProduto, product.combinacoes)
  await writeRelated(tx, idProduto, product.relacionados)
}

/** Replaces the related products of a product, given by slug. */
export async function writeRelated(tx: Database, idProduto: number, slugs: string[]): Promise<void> {
  await tx.delete(relacionados).where(eq(relacionados.idProduto, idProduto))
  const ids = await idsOfProducts(tx, 'relacionados', [...new Set(slugs)])
  const rows = ids.map((idRelacionado, posicao) => ({ idProduto, idRelacionado, posicao }))
  if (rows.length > 0) await tx.insert(relacionados).values(rows)
}

async function writeKit(tx: Database, idProduto: number, kit: ProductInput['kit']) {
  await tx.delete(kitItens).where(eq(kitItens.idProduto, idProduto))
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
