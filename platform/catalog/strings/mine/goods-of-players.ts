import { inArray } from 'drizzle-orm'
import type { MyInstrument } from '#domain/instruments/mine/my-instrument.ts'
import { soldInstrument } from '#domain/product/specifications/sold-instrument.ts'
import { produtos } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates } from '../../listing/sizes/instrument-templates.ts'
import { templateOfProduct } from '../../listing/sizes/product-template.ts'
import { readSheets } from './product-sheets.ts'

/** Which of some products are instruments, by their SKU, and which are strings; also withdrawn ones. */
export type GoodsOfPlayers = { instruments: Map<number, MyInstrument>; strings: Set<number> }

export async function goodsOfPlayers(
  context: RequestContext,
  ids: readonly number[],
): Promise<GoodsOfPlayers> {
  const goods: GoodsOfPlayers = { instruments: new Map(), strings: new Set() }
  if (ids.length === 0) return goods
  // One after the other: a transaction has one connection, whose client refuses a second statement from pg 9 on.
  const templates = await instrumentTemplates(context)
  const sheets = await readSheets(context.db, { which: inArray(produtos.id, [...ids]), limit: ids.length })
  for (const { id, caminhos, lines, skus } of sheets) {
    const template = templateOfProduct(templates, { caminhos, lines })
    if (template?.stringsFor) goods.strings.add(id)
    if (template?.instrument)
      for (const sku of skus)
        goods.instruments.set(
          sku.id,
          soldInstrument(template.instrument, template.campos, { lines, valores: sku.valores }),
        )
  }

  return goods
}
