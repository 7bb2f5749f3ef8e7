import { and, eq, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import { slugOf } from '#domain/format/slug.ts'
import { attributeKeyOf, type ListingFilters, type NumberRange } from '#domain/listing/listing-url.ts'
import { type FilterNames, renamedFilters } from '#domain/listing/renamed-filters.ts'
import { lineNow } from '#domain/product/specifications/changes/line-now.ts'
import type { TemplateChanges } from '#domain/product/specifications/changes/template-changes.ts'
import { fieldOf, type Line } from '#domain/product/specifications/field.ts'
import { convert, type Unit } from '#domain/product/specifications/units.ts'
import { type RangeFields, readRangeFields } from '#platform/catalog/listing/facets/range-fields.ts'
import { scopeName } from '#platform/catalog/listing/listing-scope.ts'
import { atributos, categorias, valoresRenomeados } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { hasTemplateOf } from '../template-of.ts'
import { filtersOfRules, rewriteRules, rulesNaming } from './rename-in-rules.ts'
import { FilterValue, type RenamedValue, rememberNames } from './renamed-values.ts'

/** A category and the template that it has or inherits. */
export type CategoryWithTemplate = { id: number; caminho: string; template: SpecificationTemplate }

type Fields = readonly { label: string; unidade: Unit | null }[]

/**
 * Rewrites what selects products by a template's fields (landing pages, rules of guides) under the names and in the
 * units that these have now, and remembers the old names of values, by which addresses go on finding the products. A
 * rule that also finds products of other templates under the old name stays as it is, and finds both; so does one of
 * categories in which nothing has the template. `before` are the fields that the template had, if others.
 */
export async function followTemplate(
  tx: Database,
  { id: idCategoria, caminho, template }: CategoryWithTemplate,
  changes: TemplateChanges,
  before: Fields = template.campos,
): Promise<void> {
  const fields = [...before, ...template.campos, ...changes.campos.map(({ de }) => ({ label: de }))]
  if (fields.length === 0) return
  const keys = await attributesOf(tx, fields)
  const rules = await rulesNaming(tx, keys)
  const values = await valuesOf(tx, { idCategoria, keys, named: filtersOfRules(rules) })
  const renamed = values.flatMap((value) => {
    const agora = lineNow(template, changes, { label: value.label, valor: value.valor, filtro: true })
    return agora.filtro && nameOf(agora) !== `${value.atributo}=${value.chave}` ? [{ ...value, agora }] : []
  })
  await rememberNames(tx, { idCategoria, campos: template.campos }, renamed)
  if (rules.length === 0) return
  const idsOf = async (where: SQL) =>
    (await tx.select({ id: categorias.id }).from(categorias).where(where)).map(({ id }) => id)
  const within = await idsOf(hasTemplateOf(caminho))
  const above = await idsOf(sql`starts_with(${caminho}, ${categorias.caminho} || '/')`)
  const shop = await readRangeFields(tx)
  const names = filterNames({ before, after: template.campos, changes, shop }, renamed)

  await rewriteRules(tx, rules, async (filtros, scope) => {
    const isAround = scope === null || within.includes(scope) || above.includes(scope)
    if (!isAround && !(await isSoldIn(tx, { scope, within }))) return filtros
    const changed = renamed.filter(({ atributo, chave }) => filtros.valores.get(atributo)?.includes(chave))
    // Under a name that is no range any more, nothing would be found.
    const ranges = [...filtros.faixas.keys()].filter(
      (chave) => keyNow(changes, chave) !== chave && shop.has(chave),
    )
    const values = changed.map(({ id }) => id)
    const isShared = await isSoldElsewhere(tx, { values, ranges, scope, within })
    return isShared ? filtros : renamedFilters(filtros, names)
  })
}

/** The products of a template are through: rules that were chosen by old names meanwhile follow, too. */
export async function finishFollowing(
  tx: Database,
  category: CategoryWithTemplate,
  changes: TemplateChanges,
): Promise<void> {
  await followTemplate(tx, category, changes)
  await tx
    .update(valoresRenomeados)
    .set({ pendente: false })
    .where(and(eq(valoresRenomeados.idCategoria, category.id), eq(valoresRenomeados.pendente, true)))
}

/**
 * The words in addresses of fields, and those of attributes that fill them under a name with a unit: `Calibre (mm)`.
 */
async function attributesOf(tx: Database, fields: readonly { label: string }[]): Promise<string[]> {
  const known = await tx.select({ chave: atributos.chave, label: atributos.label }).from(atributos)
  const filling = known.filter(({ label }) => fieldOf(fields, label) !== null)

  return [
    ...new Set([...fields.map(({ label }) => attributeKeyOf(label)), ...filling.map(({ chave }) => chave)]),
  ]
}

const Values = z.object({ rows: z.array(FilterValue) })

/** The values of these attributes that products of the category have in the shop, or that rules name. */
async function valuesOf(
  tx: Database,
  { idCategoria, keys, named }: { idCategoria: number; keys: string[]; named: readonly ListingFilters[] },
): Promise<FilterValue[]> {
  const words = named.flatMap(({ valores }) =>
    [...valores].flatMap(([chave, list]) => list.map((valor) => `${chave}=${valor}`)),
  )
  const result = await tx.execute(sql`
    select v.id, a.chave as atributo, a.label, v.chave, v.label as valor
    from atributos a join atributo_valores v on v.id_atributo = a.id
    where a.chave = any(${sql.param(keys)}::text[]) and (
      a.chave || '=' || v.chave = any(${sql.param([...new Set(words)])}::text[]) or v.id in (
        select id from contagens
        where escopo = ${scopeName({ tipo: 'categoria', id: idCategoria })} and tipo = 'valor' and total > 0
      )
    )
    order by v.id`)

  return Values.parse(result).rows
}

type Names = {
  before: Fields
  after: Fields
  changes: TemplateChanges
  /** The ranges that listings have now. */
  shop: RangeFields
}

function filterNames({ before, after, changes, shop }: Names, renamed: readonly RenamedValue[]): FilterNames {
  const byName = new Map(renamed.map(({ atributo, chave, agora }) => [`${atributo}=${chave}`, agora]))
  const unitOf = (campos: Fields, chave: string) =>
    campos.find((field) => attributeKeyOf(field.label) === chave)?.unidade ?? null

  return {
    value: (chave: string, valor: string) => {
      const now = byName.get(`${chave}=${valor}`)
      return now
        ? { chave: attributeKeyOf(now.label), valor: slugOf(now.valor) }
        : { chave: keyNow(changes, chave), valor }
    },
    range: (chave: string, range: NumberRange) => {
      const now = keyNow(changes, chave)
      const own = unitOf(after, now)
      // A range has one unit in the whole shop, which may be another template's.
      const unit = shop.get(now)?.unidade ?? own
      if (now === chave && unit !== own) return { chave, range }
      return { chave: now, range: converted(range, unitOf(before, chave), unit) }
    },
  }
}

/** The word in addresses that an attribute has now. */
function keyNow({ campos }: TemplateChanges, chave: string): string {
  const change = campos.find(({ de, para }) => para !== null && attributeKeyOf(de) === chave)

  return change?.para ? attributeKeyOf(change.para) : chave
}

function converted({ de, ate }: NumberRange, from: Unit | null, to: Unit | null): NumberRange {
  if (from === null || to === null || from === to) return { de, ate }
  // Addresses have three decimals.
  const inUnit = (bound: number | null) => {
    const number = bound === null ? null : convert(bound, from, to)
    return number === null ? bound : Math.round(number * 1000) / 1000
  }

  return { de: inUnit(de), ate: inUnit(ate) }
}

const Found = z.object({ rows: z.array(z.unknown()) })

/** Whether products that are read by the template are shown in a category, where they also are. */
async function isSoldIn(
  tx: Database,
  { scope, within }: { scope: number; within: number[] },
): Promise<boolean> {
  const result = await tx.execute(sql`
    select 1 as found from listagem l join produtos p on p.id = l.id_produto
    where l.categorias @> array[${scope}]::integer[] and p.id_categoria = any(${sql.param(within)}::integer[])
    limit 1`)

  return Found.parse(result).rows.length > 0
}

/** `ranges` are the attributes whose numbers are named otherwise. */
type Sold = { values: number[]; ranges: string[]; scope: number | null; within: number[] }

/**
 * Whether products that are not read by the template have one of the values, or any number of a range's attribute;
 * `scope` is a category, null the shop.
 */
async function isSoldElsewhere(tx: Database, { values, ranges, scope, within }: Sold): Promise<boolean> {
  if (values.length === 0 && ranges.length === 0) return false
  const result = await tx.execute(sql`
    select 1 as found from listagem l join produtos p on p.id = l.id_produto
    where l.valores && (${sql.param(values)}::integer[] || array(
        select v.id from atributo_valores v join atributos a on a.id = v.id_atributo
        where a.chave = any(${sql.param(ranges)}::text[])
      ))
      and p.id_categoria <> all(${sql.param(within)}::integer[])
      and (${scope}::integer is null or l.categorias @> array[${scope}]::integer[])
    limit 1`)

  return Found.parse(result).rows.length > 0
}

function nameOf({ label, valor }: Line): string {
  return `${attributeKeyOf(label)}=${slugOf(valor)}`
}
