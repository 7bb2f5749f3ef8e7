import { and, eq, gt, gte, inArray, lte, or, type SQL, sql } from 'drizzle-orm'
import type { ListingFilters, PriceRange } from '#domain/listing-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { atributos, atributoValores, listagem, marcas } from './tables.ts'

/** A value that an address names, found in the catalogue. `faceta` is the facet's word in addresses. */
export type NamedValue = { faceta: string; rotuloFaceta: string; chave: string; label: string; id: number }

/** One filter that is on: its word in addresses, and what it asks of a row of `listagem`. */
export type ActiveFilter = { chave: string; condition: SQL }

export type ResolvedFilters = {
  /** Without what the catalogue doesn't know: from these, addresses are made. */
  filtros: ListingFilters
  nomes: NamedValue[]
  active: ActiveFilter[]
}

/** Finds what an address names, and drops what it doesn't. `freeFreight` is the threshold in centavos, null for never. */
export async function resolveFilters(
  db: Database,
  wanted: ListingFilters,
  freeFreight: number | null,
): Promise<ResolvedFilters> {
  const nomes = (await Promise.all([namedBrands(db, wanted.marca), namedValues(db, wanted.valores)])).flat()
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

  return { filtros, nomes, active: activeFilters(filtros, nomes, freeFreight) }
}

function activeFilters(
  filtros: ListingFilters,
  nomes: NamedValue[],
  freeFreight: number | null,
): ActiveFilter[] {
  const idsOf = (faceta: string) => nomes.filter((nome) => nome.faceta === faceta).map(({ id }) => id)
  const filters: (ActiveFilter | false | undefined)[] = [
    filtros.marca.length > 0 && { chave: 'marca', condition: inArray(listagem.idMarca, idsOf('marca')) },
    ...[...filtros.valores.keys()].map((chave) => ({
      chave,
      condition: sql`${listagem.valores} && ${sql.param(idsOf(chave))}::integer[]`,
    })),
    priceFilter(filtros.preco),
    ...filtros.avaliacao.map((nota) => ({ chave: 'avaliacao', condition: gte(listagem.notaMedia, nota) })),
    filtros.disponivel && { chave: 'disponivel', condition: eq(listagem.disponivel, true) },
    filtros.oferta && { chave: 'oferta', condition: gt(listagem.desconto, 0) },
    filtros.freteGratis &&
      freeFreight !== null && { chave: 'frete-gratis', condition: gte(listagem.precoPor, freeFreight) },
  ]

  return filters.filter((filter) => !!filter)
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

function namedValues(db: Database, valores: ListingFilters['valores']): Promise<NamedValue[]> {
  if (valores.size === 0) return Promise.resolve([])

  return db
    .select({
      faceta: atributos.chave,
      rotuloFaceta: atributos.label,
      chave: atributoValores.chave,
      label: atributoValores.label,
      id: atributoValores.id,
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
