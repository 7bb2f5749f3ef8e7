import { type SQL, sql } from 'drizzle-orm'
import { slugOf } from '#domain/format/slug.ts'
import { asJudged } from '#domain/instruments/mine/instrument-tuning.ts'
import { instrumentCode, onMine, readInstrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { verdictOn } from '#domain/instruments/mine/verdict.ts'
import { attributeKeyOf, type ListingFilters } from '#domain/listing/listing-url.ts'
import { listagem } from '#platform/catalog/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { instrumentTemplates } from '../../listing/sizes/instrument-templates.ts'
import { goodsOfFamily } from './fitting-goods.ts'

/** The filter of products that fit an instrument. */
export type FitFilter = {
  code: string
  /** In words, for the chip that removes it: `Serve no meu violino 3/4`. */
  label: string
  condition: SQL
  /** The values of the SKUs that cards show, if products have such SKUs. */
  valores: ListingFilters['valores']
}

/** Reads the filter of an address; null if it is none. Refuses nothing: an old link opens all the same. */
export async function fitFilter(context: RequestContext, code: string | null): Promise<FitFilter | null> {
  const instrument = code === null ? null : readInstrumentCode(code)
  if (!instrument) return null
  const [products, templates] = await Promise.all([
    goodsOfFamily(context, instrument.familia),
    instrumentTemplates(context),
  ])
  const ids = products
    .filter(({ sets }) => sets.some(({ set }) => verdictOn([instrument], set)?.serve))
    .map(({ id }) => id)
  const sizeFields = [...templates.values()]
    .filter(({ stringsFor }) => stringsFor === instrument.familia)
    .flatMap(({ campos }) => campos.filter(({ papel }) => papel === 'tamanho'))
  const size = instrument.tamanho

  return {
    code: instrumentCode(asJudged(instrument)),
    label: `Serve ${onMine(instrument)}`,
    condition: sql`${listagem.idProduto} = any(${sql.param(ids)}::integer[])`,
    valores: new Map(
      size === null ? [] : sizeFields.map(({ label }) => [attributeKeyOf(label), [slugOf(size)]]),
    ),
  }
}
