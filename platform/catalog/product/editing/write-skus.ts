import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { SkuInput } from '#contract/catalog/product-input.ts'
import { selectionQuery } from '#domain/product/variants.ts'
import { produtoAtributos, skuAtributos, skuMidias, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { AttributeIds } from '../product-references.ts'
import { stockChangeRecorder } from './record-saved-stock.ts'

type AttributeLookup = (pair: { label: string; valor: string }) => AttributeIds

type Writing = {
  skus: SkuInput[]
  ids: AttributeLookup
  /** Existing SKUs keep their stock. */
  unchangedStock: boolean
}

/** Replaces the SKUs of a product. A SKU whose code is unchanged keeps its id, since carts and orders refer to it. */
export async function writeSkus(
  tx: Database,
  idProduto: number,
  { skus: inputs, ids, unchangedStock }: Writing,
): Promise<void> {
  const codes = inputs.map(({ sku }) => sku)
  const recordStockChanges = await stockChangeRecorder(tx, idProduto)
  await tx.delete(produtoAtributos).where(eq(produtoAtributos.idProduto, idProduto))
  await tx.delete(skus).where(and(eq(skus.idProduto, idProduto), notInArray(skus.sku, codes)))
  const idOfSku = await upsertSkus(tx, idProduto, inputs, unchangedStock)
  await recordStockChanges()
  const pictures = inputs.flatMap(({ sku, midias }) =>
    [...new Set(midias)].map((posicao) => ({ idSku: idOfSku(sku), idProduto, posicao })),
  )
  if (pictures.length > 0) await tx.insert(skuMidias).values(pictures)
  await writeAttributes(tx, idProduto, inputs, ids, idOfSku)
}

async function upsertSkus(tx: Database, idProduto: number, inputs: SkuInput[], unchangedStock: boolean) {
  const rows = inputs.map(({ atributos, midias: _, ...columns }, posicao) => ({
    ...columns,
    idProduto,
    posicao,
    selecao: selectionQuery({ atributos }),
  }))
  const written = await tx
    .insert(skus)
    .values(rows)
    .onConflictDoUpdate({
      target: skus.sku,
      set: unchangedStock ? OVERWRITTEN : { ...OVERWRITTEN, estoque: sql`excluded.estoque` },
      // Another product's SKU is not updated, so its code is missing from `byCode`.
      setWhere: eq(skus.idProduto, idProduto),
    })
    .returning({ id: skus.id, sku: skus.sku })
  const byCode = new Map(written.map(({ id, sku }) => [sku, id]))

  return (sku: string): number => {
    const id = byCode.get(sku)
    if (id === undefined) throw refuse('SkuDeOutroProduto', { sku })
    return id
  }
}

const OVERWRITTEN = {
  posicao: sql`excluded.posicao`,
  ean: sql`excluded.ean`,
  mpn: sql`excluded.mpn`,
  selecao: sql`excluded.selecao`,
  precoDe: sql`excluded.preco_de`,
  precoPor: sql`excluded.preco_por`,
  peso: sql`excluded.peso`,
  altura: sql`excluded.altura`,
  largura: sql`excluded.largura`,
  comprimento: sql`excluded.comprimento`,
}

async function writeAttributes(
  tx: Database,
  idProduto: number,
  inputs: SkuInput[],
  ids: AttributeLookup,
  idOfSku: (sku: string) => number,
) {
  const [first] = inputs
  if (!first) return
  const { unico, simples } = first.atributos
  const attributes = [
    ...(unico ? [{ tipo: 'unico' as const, ...unico }] : []),
    ...simples.map((pair) => ({ tipo: 'simples' as const, ...pair })),
  ]
  // Looks up all SKUs, so that a code of another product is refused even if no SKU has attributes.
  const idsOfSkus = inputs.map(({ sku }) => idOfSku(sku))
  if (attributes.length === 0) return

  await tx.insert(produtoAtributos).values(
    attributes.map(({ tipo, ...pair }, posicao) => {
      return { idProduto, idAtributo: ids(pair).idAtributo, tipo, posicao }
    }),
  )
  await tx.insert(skuAtributos).values(
    inputs.flatMap(({ atributos }, i) => {
      const pairs = atributos.unico ? [atributos.unico, ...atributos.simples] : atributos.simples
      return pairs.map((pair) => ({ idSku: idsOfSkus[i] ?? 0, idProduto, ...ids(pair) }))
    }),
  )
}
