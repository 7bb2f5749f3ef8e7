import { and, eq, gt, inArray, sql } from 'drizzle-orm'
import type { FittedFamily } from '#domain/instruments/sizes/fitting/size-for.ts'
import type { Size } from '#domain/instruments/sizes/size.ts'
import { sizeNamed, sizesOf } from '#domain/instruments/sizes/sizes.ts'
import { attributeKeyOf, listingUrl, NO_FILTERS } from '#domain/listing/listing-url.ts'
import { measureOf } from '#domain/product/specifications/measure.ts'
import { convert, type Unit } from '#domain/product/specifications/units.ts'
import {
  atributos,
  atributoValores,
  type camposFicha,
  categorias,
  contagens,
} from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { scopeName } from '../listing-scope.ts'
import {
  type InstrumentTemplates,
  instrumentTemplates,
  templateFor,
  upwards,
} from './instrument-templates.ts'

/** A listing of the instruments of one size, and how many products it has. */
export type SizedListing = { nome: string; url: string; total: number }

/** The listings of each size of an instrument that the shop sells, the most products first. */
export async function sizedListings(
  context: RequestContext,
  family: FittedFamily,
): Promise<Map<string, SizedListing[]>> {
  const { db, memoize, tag } = context
  tag(tags.listing)
  const templates = await instrumentTemplates(context)

  return memoize(['tamanhos', family], [tags.listing, tags.categories], () =>
    readListings(db, family, templates),
  )
}

async function readListings(
  db: Database,
  family: FittedFamily,
  templates: InstrumentTemplates,
): Promise<Map<string, SizedListing[]>> {
  const scopes = await scopesOf(db, family, templates)
  if (scopes.length === 0) return new Map()
  const counts = await countsOf(db, scopes)

  return new Map(
    sizesOf(family)
      .map((size): [string, SizedListing[]] => [
        size.nome,
        scopes
          .flatMap((scope) => listingOf(scope, { family, size, counts: counts.get(scope.id) ?? [] }) ?? [])
          .sort((a, b) => b.total - a.total),
      ])
      .filter(([, listings]) => listings.length > 0),
  )
}

/** A category with nothing but instruments of one family, and the fields that say their size and their scale. */
type Scope = { id: number; nome: string; caminho: string; size: Field | null; scale: Field | null }

type Field = { chave: string; unidade: Unit | null; byRange: boolean }

/** The value of a field in a category, and how many of its products have it. */
type Count = { faceta: string; chave: string; label: string; total: number }

async function scopesOf(
  db: Database,
  family: FittedFamily,
  templates: InstrumentTemplates,
): Promise<Scope[]> {
  const all = await db
    .select({ id: categorias.id, nome: categorias.nome, caminho: categorias.caminho })
    .from(categorias)
    .orderBy(categorias.caminho)
  const nearest = (caminho: string) => templateFor(templates, caminho)
  const others = all.filter(({ caminho }) => nearest(caminho)?.instrument !== family)
  const isPure = (path: string) =>
    !others.some(({ caminho }) => caminho === path || caminho.startsWith(`${path}/`))

  return all
    .filter(({ caminho }) => isPure(caminho) && !upwards(caminho).slice(1).some(isPure))
    .map((category) => {
      const { campos } = nearest(category.caminho) ?? { campos: [] }
      return { ...category, size: fieldWith(campos, 'tamanho'), scale: fieldWith(campos, 'escala') }
    })
}

function fieldWith(
  fields: readonly (typeof camposFicha.$inferSelect)[],
  papel: 'tamanho' | 'escala',
): Field | null {
  const field = fields.find((each) => each.papel === papel)
  if (!field) return null

  return {
    chave: attributeKeyOf(field.label),
    unidade: field.unidade,
    byRange: field.filtro && field.filtragem === 'faixa',
  }
}

async function countsOf(db: Database, scopes: readonly Scope[]): Promise<Map<number, Count[]>> {
  const keys = new Set(scopes.flatMap(({ size, scale }) => [size?.chave ?? [], scale?.chave ?? []].flat()))
  if (keys.size === 0) return new Map()
  const names = scopes.map(({ id }) => scopeName({ tipo: 'categoria', id }))
  const rows = await db
    .select({
      escopo: contagens.escopo,
      faceta: atributos.chave,
      chave: atributoValores.chave,
      label: atributoValores.label,
      total: sql<number>`sum(${contagens.total})::integer`,
    })
    .from(contagens)
    .innerJoin(atributoValores, eq(atributoValores.id, contagens.id))
    .innerJoin(atributos, eq(atributos.id, atributoValores.idAtributo))
    .where(
      and(
        eq(contagens.tipo, 'valor'),
        inArray(contagens.escopo, names),
        inArray(atributos.chave, [...keys]),
        gt(contagens.total, 0),
      ),
    )
    .groupBy(contagens.escopo, atributos.chave, atributoValores.id)
  const byScope = Map.groupBy(rows, ({ escopo }) => escopo)

  return new Map(
    scopes.map(({ id }) => [id, byScope.get(scopeName({ tipo: 'categoria', id })) ?? []] as const),
  )
}

type Sought = { family: FittedFamily; size: Size; counts: readonly Count[] }

/** By the field of the size; where no product states one (children's guitars), by the range of the scale. */
function listingOf({ nome, caminho, size: field, scale }: Scope, sought: Sought): SizedListing | null {
  const { family, size, counts } = sought
  const named = counts.filter(
    ({ faceta, label }) => faceta === field?.chave && sizeNamed(family, label) === size,
  )
  if (field && named.length > 0)
    return {
      nome,
      url: urlOf(caminho, { valores: new Map([[field.chave, named.map(({ chave }) => chave).sort()]]) }),
      total: sumOf(named),
    }
  const states = counts.some(({ faceta }) => faceta === field?.chave)
  if (states || !scale?.byRange) return null
  const [de, ate] = size.scaleMm.map((mm) => (scale.unidade ? convert(mm, 'mm', scale.unidade) : mm))
  const built = counts.filter(({ faceta, label }) => faceta === scale.chave && isWithin(label, size))
  if (built.length === 0 || de == null || ate == null) return null

  return {
    nome,
    url: urlOf(caminho, { faixas: new Map([[scale.chave, [{ de, ate }]]]) }),
    total: sumOf(built),
  }
}

function isWithin(label: string, { scaleMm: [min, max] }: Size): boolean {
  const measure = measureOf(label)

  return measure !== null && measure.de <= max && measure.ate >= min
}

function urlOf(caminho: string, filtros: Partial<typeof NO_FILTERS>): string {
  return listingUrl({
    path: `/${caminho}`,
    q: null,
    filtros: { ...NO_FILTERS, ...filtros },
    ordem: null,
    pg: 1,
    ipp: null,
  })
}

function sumOf(counts: readonly Count[]): number {
  return counts.reduce((sum, { total }) => sum + total, 0)
}
