import { and, asc, desc, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { OfferedSet } from '#domain/instruments/choice/choose-sets.ts'
import type { SoldStrings } from '#domain/instruments/choice/fitting-sets.ts'
import type { OfferedSku } from '#domain/instruments/choice/sku-for-size.ts'
import { stringFamilies } from '#domain/instruments/compatibility/shared-strings.ts'
import { FAMILY_WORDS, type Family } from '#domain/instruments/families/family.ts'
import type { SpecificationField } from '#domain/product/specifications/field.ts'
import { setReader } from '#domain/product/specifications/set-reader.ts'
import { soldSets } from '#domain/product/specifications/sold-sets.ts'
import { camposFicha, categorias, listagem, modelosFicha, produtos } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { list } from '../product/page/rows-as-json.ts'

/** A product that is a set of strings, each of which its sheet describes. */
export type StringSet = OfferedSet &
  SoldStrings & {
    id: number
    nome: string
    url: string
    disponivel: boolean
    /** Without single pieces; `selecao` is the query string that selects one. */
    skus: (OfferedSku & { id: number; selecao: string })[]
  }

/** A category's template that asks for the strings of sets. */
type StringTemplate = { id: number; instrumento: Family; campos: SpecificationField[] }

/** As many as a page can list. */
export const MAX_SETS = 400

/** The templates of categories that sell sets of strings: those with fields for strings and an instrument. */
export async function stringTemplates(db: Database): Promise<StringTemplate[]> {
  const rows = await db
    .select({ campo: camposFicha, instrumento: modelosFicha.instrumento })
    .from(camposFicha)
    .innerJoin(modelosFicha, eq(modelosFicha.idCategoria, camposFicha.idCategoria))
    .where(isNotNull(modelosFicha.instrumento))
    .orderBy(asc(camposFicha.idCategoria), asc(camposFicha.posicao))
  const byCategory = Map.groupBy(rows, ({ campo }) => campo.idCategoria)

  return [...byCategory].flatMap(([id, fields]) => {
    const campos = fields.map(({ campo }) => campo)
    const instrumento = fields[0]?.instrumento
    return instrumento && campos.some(({ tipo }) => tipo === 'corda') ? [{ id, instrumento, campos }] : []
  })
}

/** The instruments of templates, in the order of the families. */
export function familiesOf(templates: readonly StringTemplate[]): Family[] {
  return FAMILY_WORDS.filter((family) =>
    templates.some(({ instrumento }) => stringFamilies(family).includes(instrumento)),
  )
}

/**
 * The sets of strings for these families that the shop shows, those of `first` before all others, of each those in
 * stock first, then the most popular; `isCut` says that there are more than `limit`.
 */
export async function setsFor(
  db: Database,
  templates: readonly StringTemplate[],
  { families, first, limit }: { families: readonly Family[]; first: readonly Family[]; limit: number },
): Promise<{ sets: StringSet[]; isCut: boolean }> {
  const idsOf = (words: readonly Family[]) =>
    templates.flatMap(({ id, instrumento }) => (words.includes(instrumento) ? [id] : []))
  const ids = idsOf(families)
  if (ids.length === 0) return { sets: [], isCut: false }
  // By the index on categories, those above among them; a nearer template may say another instrument.
  const below = sql`${listagem.categorias} && ${sql.param(ids)}::integer[]`
  const isFirst = sql`${NEAREST} = any(${sql.param(idsOf(first))}::integer[])`
  const rows = await rowsOf(db, and(below, inArray(NEAREST, ids)), {
    order: [desc(isFirst)],
    limit: limit + 1,
  })

  return { sets: describedSets(templates, rows.slice(0, limit)), isCut: rows.length > limit }
}

/** These products, as far as they are sets of strings that the shop shows. */
export async function setsById(
  db: Database,
  templates: readonly StringTemplate[],
  ids: readonly number[],
): Promise<StringSet[]> {
  if (ids.length === 0 || templates.length === 0) return []

  return describedSets(
    templates,
    await rowsOf(db, inArray(listagem.idProduto, [...ids]), { order: [], limit: ids.length }),
  )
}

/** The category whose template counts for a product's: its own, or the nearest above that has one. */
const NEAREST = sql<number>`(
  select m.id_categoria from modelos_ficha m join categorias t on t.id = m.id_categoria
  where ${categorias.caminho} = t.caminho or starts_with(${categorias.caminho}, t.caminho || '/')
  order by t.nivel desc limit 1
)`

function rowsOf(db: Database, which: SQL | undefined, { order, limit }: { order: SQL[]; limit: number }) {
  return db
    .select({
      id: listagem.idProduto,
      template: NEAREST,
      nome: sql<string>`${listagem.card}->>'nome'`,
      slug: sql<string>`${listagem.card}->>'slug'`,
      marca: sql<string>`coalesce(${listagem.card}->'marca'->>'nome', '')`,
      disponivel: listagem.disponivel,
      price: sql<number | null>`case ${listagem.situacao} when 'disponivel' then ${listagem.precoPor} end`,
      skus: list<StringSet['skus'][number]>(sql`
        select v.id, v.selecao, case ${listagem.situacao} when 'disponivel' then v.preco_por end as price,
          case ${listagem.situacao} when 'disponivel' then v.estoque > 0 else ${listagem.disponivel} end as disponivel,
          array(
            select o.label from sku_atributos a join atributo_valores o on o.id = a.id_valor where a.id_sku = v.id
          ) as valores
        from variantes v where v.id_produto = listagem.id_produto order by v.posicao`),
      lines: list<{ label: string; valor: string }>(sql`
        select label, valor from caracteristicas where id_produto = listagem.id_produto order by caracteristicas.posicao`),
    })
    .from(listagem)
    .innerJoin(produtos, eq(produtos.id, listagem.idProduto))
    .innerJoin(categorias, eq(categorias.id, produtos.idCategoria))
    .where(which)
    .orderBy(...order, desc(listagem.disponivel), desc(listagem.popularidade), asc(listagem.idProduto))
    .limit(limit)
}

/** Those of some rows that describe a set. */
function describedSets(
  templates: readonly StringTemplate[],
  rows: Awaited<ReturnType<typeof rowsOf>>,
): StringSet[] {
  const byId = new Map(templates.map(({ id, instrumento, campos }) => [id, { instrumento, campos }]))

  return rows.flatMap(({ template, slug, lines, marca, ...row }) => {
    const own = byId.get(template)
    const set = own && setReader(own)(lines, { marca, variants: row.skus.flatMap(({ valores }) => valores) })
    if (!own || !set) return []
    const sold = soldSets({ family: own.instrumento, campos: own.campos }, { lines, skus: row.skus })

    return [{ ...row, url: `/${slug}`, sold, ...set }]
  })
}
