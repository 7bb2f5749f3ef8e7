import { and, asc, eq } from 'drizzle-orm'
import { attributeKeyOf } from '#domain/listing/listing-url.ts'
import type { Unit } from '#domain/product/specifications/units.ts'
import { camposFicha } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

/** An attribute that listings filter from one number to another, in its field's unit. */
export type RangeField = { label: string; unidade: Unit | null }

/** By URL word. */
export type RangeFields = ReadonlyMap<string, RangeField>

/**
 * The attributes that a template filters from one number to another. An attribute is the same in the whole shop: if
 * templates differ in its unit, that of the first category counts.
 */
export async function rangeFields({ db, memoize, tag }: RequestContext): Promise<RangeFields> {
  tag(tags.categories)

  return memoize(['campos por faixa'], [tags.categories], () => readRangeFields(db))
}

/** The same without a cache. */
export async function readRangeFields(db: Database): Promise<RangeFields> {
  const rows = await db
    .select({ label: camposFicha.label, unidade: camposFicha.unidade })
    .from(camposFicha)
    .where(and(eq(camposFicha.filtro, true), eq(camposFicha.filtragem, 'faixa')))
    .orderBy(asc(camposFicha.idCategoria), asc(camposFicha.posicao))
  const fields = rows.map((field) => [attributeKeyOf(field.label), field] as const)

  return new Map(fields.reverse())
}
