import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { SkuInput } from '#contract/catalog/product-input.ts'
import { selectionQuery } from '#domain/product/variants/variants.ts'
import { produtoAtributos, skuAtributos, skus } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { hasRows, insertRows } from '#platform/database/insert-rows.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { writeAttributesOfPieces } from '../../pieces/write-attributes.ts'
import { yieldSurplus } from '../../stock/waiting/holds/give-back.ts'
import { holdForQueue } from '../../stock/waiting/holds/hold-for-queue.ts'
import type { AttributeLookup } from '../product-references.ts'
import { stockChangeRecorder } from './record-saved-stock.ts'
import type { WrittenProduct } from './write-product-details.ts'

/**
 * Replaces the SKUs of products, except their pieces. A SKU whose code is unchanged keeps its id, since carts and orders
 * refer to it. Refuses `SkuDeOutroProduto`; throws if two of these products have the same code.
 */
export async function writeSkus(
  tx: Database,
  written: readonly WrittenProduct[],
  ids: AttributeLookup,
): Promise<void> {
  const known = written.filter((one) => one.known)
  const restocked = known.filter(({ unchangedStock }) => !unchangedStock)
  if (restocked.length > 0)
    await yieldSurplus(
      tx,
      restocked.flatMap(({ product }) => product.skus.map(({ sku, estoque }) => ({ sku, estoque }))),
    )
  const recordStockChanges = await stockChangeRecorder(tx, idsOf(known))
  if (known.length > 0) await deleteOthers(tx, known)
  const idOfSku = await upsertSkus(tx, written)
  await recordStockChanges(idsOf(written))
  await holdForQueue(
    tx,
    restocked.flatMap(({ id, product }) => product.skus.map(({ sku }) => idOfSku(id, sku))),
  )
  const owned = written.map(({ id, product }) => ({
    id,
    inputs: product.skus,
    idOf: (sku: string) => idOfSku(id, sku),
  }))
  await writeAttributes(tx, owned, ids)
}

function idsOf(written: readonly WrittenProduct[]): number[] {
  return written.map(({ id }) => id)
}

/** Deletes the attributes of products, and those of their SKUs that they don't have any more. */
async function deleteOthers(tx: Database, known: readonly WrittenProduct[]): Promise<void> {
  const products = sql.param(idsOf(known))
  const codes = known.flatMap(({ id, product }) => product.skus.map(({ sku }) => ({ idProduto: id, sku })))
  await tx.delete(produtoAtributos).where(sql`${produtoAtributos.idProduto} = any(${products}::integer[])`)
  await tx.execute(sql`
    delete from skus s
    where s.id_produto = any(${products}::integer[]) and not s.exemplar and not exists (
      select from jsonb_to_recordset(${JSON.stringify(codes)}::jsonb) as c("idProduto" integer, sku text)
      where c."idProduto" = s.id_produto and c.sku = s.sku
    )`)
}

const Upserted = z.object({
  rows: z.array(z.object({ id: z.int(), idProduto: z.int(), sku: z.string() })),
})

async function upsertSkus(tx: Database, written: readonly WrittenProduct[]) {
  const rows = written.flatMap(({ id, product }) =>
    product.skus.map((input, posicao) => toRow(id, input, posicao)),
  )
  const keepingStock = idsOf(written.filter(({ unchangedStock }) => unchangedStock))
  if (!hasRows(rows)) throw new Error('A product has no SKU.')
  const result = await tx.execute(sql`
    ${insertRows(skus, rows)}
    on conflict (sku) do update set
      posicao = excluded.posicao, ean = excluded.ean, mpn = excluded.mpn, selecao = excluded.selecao,
      preco_de = excluded.preco_de, preco_por = excluded.preco_por, peso = excluded.peso, altura = excluded.altura,
      largura = excluded.largura, comprimento = excluded.comprimento, midias = excluded.midias,
      estoque = case when skus.id_produto = any(${sql.param(keepingStock)}::integer[]) then skus.estoque
        -- What is held for the queue is among the units that the merchant counts.
        else greatest(0, excluded.estoque - (
          select count(*)::integer from reservas_espera h where h.id_sku = skus.id
        )) end
    -- Another product's SKU and a piece are not updated, so their codes are not returned.
    where skus.id_produto = excluded.id_produto and not skus.exemplar
    returning id, id_produto as "idProduto", sku`)
  const byCode = new Map(
    Upserted.parse(result).rows.map(({ id, idProduto, sku }) => [`${idProduto} ${sku}`, id]),
  )

  return (idProduto: number, sku: string): number => {
    const id = byCode.get(`${idProduto} ${sku}`)
    if (id === undefined) throw refuse('SkuDeOutroProduto', { sku })
    return id
  }
}

function toRow(idProduto: number, input: SkuInput, posicao: number) {
  const { sku, ean, mpn, precoDe, precoPor, estoque, peso, altura, largura, comprimento } = input

  return {
    idProduto,
    posicao,
    sku,
    ean,
    mpn,
    selecao: selectionQuery(input),
    precoDe,
    precoPor,
    estoque,
    peso,
    altura,
    largura,
    comprimento,
    midias: [...new Set(input.midias)].toSorted((a, b) => a - b),
  }
}

type OwnedSkus = { id: number; inputs: SkuInput[]; idOf: (sku: string) => number }

async function writeAttributes(
  tx: Database,
  owned: readonly OwnedSkus[],
  ids: AttributeLookup,
): Promise<void> {
  const ofProducts: (typeof produtoAtributos.$inferInsert)[] = []
  const ofSkus: (typeof skuAtributos.$inferInsert)[] = []
  for (const { id: idProduto, inputs, idOf } of owned) {
    const [first] = inputs
    if (!first) continue
    const { unico, simples } = first.atributos
    const attributes = [
      ...(unico ? [{ tipo: 'unico' as const, ...unico }] : []),
      ...simples.map((pair) => ({ tipo: 'simples' as const, ...pair })),
    ]
    ofProducts.push(
      ...attributes.map(({ tipo, ...pair }, posicao) => {
        return { idProduto, idAtributo: ids(pair).idAtributo, tipo, posicao }
      }),
    )
    // Looks up all SKUs, so that a code of another product is refused even if no SKU has attributes.
    const idsOfSkus = inputs.map(({ sku }) => idOf(sku))
    if (attributes.length === 0) continue
    ofSkus.push(
      ...inputs.flatMap(({ atributos }, i) => {
        const pairs = atributos.unico ? [atributos.unico, ...atributos.simples] : atributos.simples
        return pairs.map((pair) => ({ idSku: idsOfSkus[i] ?? 0, idProduto, ...ids(pair) }))
      }),
    )
  }
  if (hasRows(ofProducts)) await tx.execute(insertRows(produtoAtributos, ofProducts))
  if (hasRows(ofSkus)) await tx.execute(insertRows(skuAtributos, ofSkus))
  await writeAttributesOfPieces(
    tx,
    owned.map(({ id }) => id),
  )
}
