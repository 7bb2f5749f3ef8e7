import { and, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ListingFilters, PriceRange } from '#domain/listing/listing-url.ts'
import type { StoreFreeFreight } from '#domain/shipping/free-freight.ts'
import { atributos, atributoValores, listagem, marcas } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { type AskedValues, hasValue } from '../variant-rows.ts'

/** A value that an address names, found in the catalogue. `faceta` is the facet's word in addresses. */
export type NamedValue = { faceta: string; rotuloFaceta: string; chave: string; label: string; id: number }

/**
 * One filter that is on: its word in addresses, and what it asks of a row of `listagem`. One whose values tell SKUs apart also says
 * what it asks of `variantRows`.
 */
export type ActiveFilter = { chave: string; condition: SQL; ofVariant?: SQL }

export type ResolvedFilters = {
  /** Without what the catalogue doesn't know: from these, addresses are made. */
  filtros: ListingFilters
  nomes: NamedValue[]
  active: ActiveFilter[]
  /** What is asked of attributes that tell SKUs apart. */
  variante: AskedValues[]
}

/** Finds what an address names, and drops what it doesn't. `freeFreight` is the store's own; null where it gives none. */
export async function resolveFilters(
  db: Database,
  wanted: ListingFilters,
  freeFreight: StoreFreeFreight | null,
): Promise<ResolvedFilters> {
  const [brands, values] = await Promise.all([namedBrands(db, wanted.marca), namedValues(db, wanted.valores)])
  const nomes = [...brands, ...values]
  const chavesOf = (faceta: string) =>
    nomes.filter((nome) => nome.faceta === faceta).map(({ chave }) => chave)
  const facets = [...wanted.valores.keys()].filter((faceta) => chavesOf(faceta).length > 0)
  const filtros: ListingFilters = {
    ...wanted,
    marca: wanted.marca.filter((slug) => chavesOf('marca').includes(slug)),
    valores: new Map(
      facets.map((faceta) => [
        faceta,
        (wanted.valores.get(faceta) ?? []).filter((chave) => chavesOf(faceta).includes(chave)),
      ]),
    ),
    freteGratis: wanted.freteGratis && freeFreight !== null,
  }

  const variante = variantValues(values)

  return { filtros, nomes, active: activeFilters(filtros, { nomes, variante, freeFreight }), variante }
}

/** What a filter asks of the rows that are read: those of `listagem`, or `variantRows` where somebody asks for a variant. */
export function conditionOn({ condition, ofVariant }: ActiveFilter, variant: unknown): SQL {
  return variant === null ? condition : (ofVariant ?? condition)
}

/** What these values of attributes, by their words in addresses, ask of SKUs; those that no SKU has ask nothing. */
export async function askedValues(db: Database, wanted: ListingFilters['valores']): Promise<AskedValues[]> {
  return variantValues(await namedValues(db, wanted))
}

function variantValues(values: AttributeValue[]): AskedValues[] {
  const byAttribute = Map.groupBy(values, ({ idAtributo }) => idAtributo)

  return [...byAttribute]
    .filter(([, list]) => list.some(({ deSku }) => deSku))
    .map(([idAtributo, list]) => ({ idAtributo, ids: list.map(({ id }) => id) }))
}

type Resolved = { nomes: NamedValue[]; variante: AskedValues[]; freeFreight: StoreFreeFreight | null }

function activeFilters(filtros: ListingFilters, { nomes, variante, freeFreight }: Resolved): ActiveFilter[] {
  const idsOf = (faceta: string) => nomes.filter((nome) => nome.faceta === faceta).map(({ id }) => id)
  const filters: (ActiveFilter | false | undefined)[] = [
    filtros.marca.length > 0 && { chave: 'marca', condition: inArray(listagem.idMarca, idsOf('marca')) },
    ...[...filtros.valores.keys()].map((chave) => attributeFilter(chave, idsOf(chave), variante)),
    priceFilter(filtros.preco),
    ...filtros.avaliacao.map((nota) => ({ chave: 'avaliacao', condition: gte(listagem.notaMedia, nota) })),
    filtros.disponivel && { chave: 'disponivel', condition: eq(listagem.disponivel, true) },
    filtros.oferta && { chave: 'oferta', condition: gt(listagem.desconto, 0) },
    filtros.freteGratis &&
      freeFreight !== null && { chave: 'frete-gratis', condition: gte(listagem.precoPor, freeFreight.desde) },
  ]

  return filters.filter((filter) => !!filter)
}

function attributeFilter(chave: string, ids: number[], variante: AskedValues[]): ActiveFilter {
  const ofSkus = variante.find((values) => values.ids.some((id) => ids.includes(id)))

  return {
    chave,
    condition: sql`${listagem.valores} && ${sql.param(ids)}::integer[]`,
    ...(ofSkus && { ofVariant: hasValue(ofSkus) }),
  }
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

  return rows.map((row) => ({ faceta: 'marca', rotuloFaceta: 'Marca', ...row }))
}

type AttributeValue = NamedValue & {
  idAtributo: number
  /** Whether some SKU has it. */
  deSku: boolean
}

function namedValues(db: Database, valores: ListingFilters['valores']): Promise<AttributeValue[]> {
  if (valores.size === 0) return Promise.resolve([])

  return db
    .select({
      faceta: atributos.chave,
      rotuloFaceta: atributos.label,
      chave: atributoValores.chave,
      label: atributoValores.label,
      id: atributoValores.id,
      idAtributo: atributoValores.idAtributo,
      deSku: sql<boolean>`exists (
        select from sku_atributos x where x.id_valor = ${atributoValores.id} and x.id_atributo = ${atributoValores.idAtributo}
      )`,
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
