import { and, eq, gt, gte, inArray, isNotNull, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ListingFilters, NumberRange, PriceRange } from '#domain/listing/listing-url.ts'
import { CONDITION_KEY } from '#domain/product/pieces/condition.ts'
import { baseOf } from '#domain/product/specifications/units.ts'
import type { StoreFreeFreight } from '#domain/shipping/free-freight.ts'
import { atributos, atributoValores, listagem, marcas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { FitFilter } from '../../strings/mine/fit-filter.ts'
import { hasValue, isOfSku, type RequestedValues } from '../variant-rows.ts'
import { HAS_NEW, NEW_WORD } from './new-goods.ts'
import { OTHER_NAMES, type OtherName, otherNames, underNewNames } from './other-names.ts'
import type { RangeField, RangeFields } from './range-fields.ts'

/** A value named in an address and found in the catalogue. `faceta` is the facet's URL word. */
export type NamedValue = { faceta: string; facetLabel: string; chave: string; label: string; id: number }

/**
 * An active filter: its URL word and its condition on a row of `listagem`. A filter whose values distinguish SKUs also
 * has a condition on a row of `variantRows`.
 */
export type ActiveFilter = { chave: string; condition: SQL; ofVariant?: SQL }

export type ResolvedFilters = {
  /** Without values unknown to the catalogue; addresses are built from these. */
  filtros: ListingFilters
  nomes: NamedValue[]
  active: ActiveFilter[]
  /** The requested values of attributes that distinguish SKUs. */
  variante: RequestedValues[]
  /** Whether some filter has lost all its values: a rule with it finds nothing, where an address ignores it. */
  isLost: boolean
}

/**
 * What the store's settings and templates decide of filters. `freeFreight` is null if the store has none; without
 * `fit`, no instrument narrows the listing.
 */
export type FilterRules = {
  freeFreight: StoreFreeFreight | null
  ranges: RangeFields
  fit?: FitFilter | null
}

/** Looks up the values named in an address and drops unknown ones. */
export async function resolveFilters(
  db: Database,
  requested: ListingFilters,
  { freeFreight, ranges, fit = null }: FilterRules,
): Promise<ResolvedFilters> {
  const faixas = new Map([...requested.faixas].filter(([chave]) => ranges.has(chave)))
  const [brands, values, measured] = await Promise.all([
    namedBrands(db, requested.marca),
    namedValues(db, requested.valores),
    measuredValues(db, faixas, ranges),
  ])
  const { found, valores } = underNewNames(requested.valores, values)
  const nomes = [...brands, ...found]
  const chavesOf = (faceta: string) =>
    nomes.filter((nome) => nome.faceta === faceta).map(({ chave }) => chave)
  const facets = [...valores.keys()].filter((faceta) => chavesOf(faceta).length > 0)
  const filtros: ListingFilters = {
    ...requested,
    marca: requested.marca.filter((slug) => chavesOf('marca').includes(slug)),
    valores: new Map(
      facets.map((faceta) => [
        faceta,
        (valores.get(faceta) ?? []).filter((chave) => chavesOf(faceta).includes(chave)),
      ]),
    ),
    faixas,
    freteGratis: requested.freteGratis && freeFreight !== null,
    serve: fit?.code ?? null,
  }

  const variante = variantValues([...found, ...measured])
  const isNew = ({ ids }: RequestedValues) =>
    found.some((value) => isNewGoods(value) && ids.length === 1 && ids[0] === value.id)

  return {
    filtros,
    nomes,
    active: activeFilters(filtros, { nomes, values: [...found, ...measured], variante, freeFreight, fit }),
    // Products show what is new before the rest, so that their own rows suffice.
    variante: variante.every(isNew) ? [] : variante,
    isLost:
      (requested.freteGratis && !filtros.freteGratis) ||
      (requested.marca.length > 0 && filtros.marca.length === 0) ||
      facets.length < valores.size ||
      faixas.size < requested.faixas.size,
  }
}

/**
 * A filter's condition on the rows that are read: those of `variantRows` if a variant is requested, else those of
 * `listagem`.
 */
export function conditionOn({ condition, ofVariant }: ActiveFilter, variant: unknown): SQL {
  return variant === null ? condition : (ofVariant ?? condition)
}

/** Attribute values that are named, or lie within ranges of numbers, as filters name them. */
export type RequestedFilters = Pick<ListingFilters, 'valores' | 'faixas'>

/**
 * Looks up attribute values by their URL words, or by what they measure, and groups them by attribute. Attributes whose
 * values no SKU has are left out.
 */
export async function requestedValues(
  db: Database,
  { valores, faixas }: RequestedFilters,
  ranges: RangeFields,
): Promise<RequestedValues[]> {
  return variantValues([...(await namedValues(db, valores)), ...(await measuredValues(db, faixas, ranges))])
}

/** Until all products are read again, SKUs of some have a value under its other name. */
function variantValues(values: readonly FoundValue[]): RequestedValues[] {
  const named = values.flatMap(({ renomes, ...value }) => [
    value,
    ...renomes.filter(({ idAtributo }) => idAtributo === value.idAtributo),
  ])
  const byAttribute = Map.groupBy(named, ({ idAtributo }) => idAtributo)

  return [...byAttribute]
    .filter(([, list]) => list.some(({ ofSku }) => ofSku))
    .map(([idAtributo, list]) => ({ idAtributo, ids: [...new Set(list.map(({ id }) => id))] }))
}

type Resolved = {
  nomes: NamedValue[]
  /** The values of all attributes that are filtered by. */
  values: FoundValue[]
  variante: RequestedValues[]
  freeFreight: StoreFreeFreight | null
  fit: FitFilter | null
}

function activeFilters(
  filtros: ListingFilters,
  { nomes, values, variante, freeFreight, fit }: Resolved,
): ActiveFilter[] {
  const brands = nomes.filter(({ faceta }) => faceta === 'marca').map(({ id }) => id)
  const ofAttribute = (chave: string) =>
    attributeFilter(chave, {
      values: values.filter(({ faceta }) => faceta === chave),
      variante,
      orNew: nomes.some((nome) => nome.faceta === chave && isNewGoods(nome)),
    })
  const filters: (ActiveFilter | false | undefined)[] = [
    filtros.marca.length > 0 && { chave: 'marca', condition: inArray(listagem.idMarca, brands) },
    ...[...filtros.valores.keys()].map(ofAttribute),
    ...[...filtros.faixas.keys()].map(ofAttribute),
    priceFilter(filtros.preco),
    ...filtros.avaliacao.map((nota) => ({ chave: 'avaliacao', condition: gte(listagem.notaMedia, nota) })),
    filtros.disponivel && { chave: 'disponivel', condition: eq(listagem.disponivel, true) },
    filtros.oferta && { chave: 'oferta', condition: gt(listagem.desconto, 0) },
    filtros.freteGratis &&
      freeFreight !== null && { chave: 'frete-gratis', condition: gte(listagem.precoPor, freeFreight.desde) },
    fit !== null && { chave: 'serve', condition: fit.condition },
  ]

  return filters.filter((filter) => !!filter)
}

type AttributeFilter = {
  values: readonly FoundValue[]
  variante: RequestedValues[]
  /** Whether products with new goods on sale are meant too; their rows don't have that value. */
  orNew: boolean
}

function attributeFilter(chave: string, { values, variante, orNew }: AttributeFilter): ActiveFilter {
  const ids = values.map(({ id }) => id)
  const ofSkus = variante.find((values) => values.ids.some((id) => ids.includes(id)))
  const hasAny = or(
    sql`${listagem.valores} && ${sql.param(ids)}::integer[]`,
    ...otherNames(values.flatMap(({ renomes }) => renomes)),
  )
  const hasAnyOrNew = ids.length === 1 ? HAS_NEW : sql`(${hasAny} or ${HAS_NEW})`
  const condition = orNew ? hasAnyOrNew : sql`${hasAny}`

  return { chave, condition, ...(ofSkus && { ofVariant: hasValue(ofSkus, condition) }) }
}

function isNewGoods({ faceta, chave }: Pick<NamedValue, 'faceta' | 'chave'>): boolean {
  return faceta === CONDITION_KEY && chave === NEW_WORD
}

function priceFilter(ranges: readonly PriceRange[]): ActiveFilter | undefined {
  const condition = or(
    ...ranges.map(({ de, ate }) =>
      and(
        de === null ? undefined : gte(listagem.precoPor, de * 100),
        ate === null ? undefined : lte(listagem.precoPor, ate * 100),
      ),
    ),
  )

  return condition && { chave: 'preco', condition }
}

async function namedBrands(db: Database, slugs: readonly string[]): Promise<NamedValue[]> {
  if (slugs.length === 0) return []
  const rows = await db
    .select({ chave: marcas.slug, label: marcas.nome, id: marcas.id })
    .from(marcas)
    .where(inArray(marcas.slug, [...slugs]))

  return rows.map((row) => ({ faceta: 'marca', facetLabel: 'Marca', ...row }))
}

/** A value in the catalogue: `faceta` is its attribute's URL word, `ofSku` whether any SKU has it. */
type FoundValue = { faceta: string; id: number; idAtributo: number; ofSku: boolean; renomes: OtherName[] }

type AttributeValue = NamedValue & FoundValue

function namedValues(db: Database, valores: ListingFilters['valores']): Promise<AttributeValue[]> {
  if (valores.size === 0) return Promise.resolve([])

  return db
    .select({
      faceta: atributos.chave,
      facetLabel: atributos.label,
      chave: atributoValores.chave,
      label: atributoValores.label,
      id: atributoValores.id,
      idAtributo: atributoValores.idAtributo,
      ofSku: OF_SKU,
      renomes: OTHER_NAMES,
    })
    .from(atributoValores)
    .innerJoin(atributos, eq(atributos.id, atributoValores.idAtributo))
    .where(
      or(
        ...[...valores].map(([faceta, chaves]) =>
          and(eq(atributos.chave, faceta), inArray(atributoValores.chave, [...chaves])),
        ),
      ),
    )
}

/** The values that are within the ranges, partly if they are ranges themselves. */
function measuredValues(
  db: Database,
  faixas: ListingFilters['faixas'],
  ranges: RangeFields,
): Promise<FoundValue[]> {
  const within = [...faixas].flatMap(([chave, list]) => {
    const field = ranges.get(chave)
    return field ? [and(eq(atributos.chave, chave), or(...list.map((range) => isWithin(range, field))))] : []
  })
  if (within.length === 0) return Promise.resolve([])

  return db
    .select({
      faceta: atributos.chave,
      id: atributoValores.id,
      idAtributo: atributoValores.idAtributo,
      ofSku: OF_SKU,
      renomes: OTHER_NAMES,
    })
    .from(atributoValores)
    .innerJoin(atributos, eq(atributos.id, atributoValores.idAtributo))
    .where(or(...within))
}

/** Multiplied by the database, whose numbers are decimal: 25,5 inches are 647,7 mm to the last digit. */
function isWithin({ de, ate }: NumberRange, { unidade }: RangeField): SQL | undefined {
  const { unidadeMedida, medida } = atributoValores
  const { base, factor } = baseOf(unidade)
  const bound = (value: number) => sql`${value}::numeric * ${factor}::numeric`

  return and(
    isNotNull(medida),
    base === null ? isNull(unidadeMedida) : eq(unidadeMedida, base),
    ate === null ? undefined : sql`lower(${medida}) <= ${bound(ate)}`,
    de === null ? undefined : sql`upper(${medida}) >= ${bound(de)}`,
  )
}

const OF_SKU = isOfSku({ atributo: sql`${atributos}`, valor: sql`${atributoValores}` })
