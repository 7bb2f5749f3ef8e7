import { asc, eq, getTableColumns, inArray, type SQL, sql } from 'drizzle-orm'
import type { SpecificationTemplate } from '#contract/catalog/products.ts'
import { camposFicha, categorias, modelosFicha } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** The template of a category by its path: its own, or that of the nearest category above that has one. */
export async function templateOf(db: Database, categoria: string): Promise<SpecificationTemplate> {
  const find = await templatesOf(db, [categoria])

  return find(categoria)
}

/** The same for several categories, in two statements. */
export async function templatesOf(
  db: Database,
  paths: readonly string[],
): Promise<(categoria: string) => SpecificationTemplate> {
  const own = await db
    .select({
      id: categorias.id,
      caminho: categorias.caminho,
      versao: modelosFicha.versao,
      instrumento: modelosFicha.instrumento,
    })
    .from(modelosFicha)
    .innerJoin(categorias, eq(categorias.id, modelosFicha.idCategoria))
    .where(inArray(categorias.caminho, [...new Set(paths.flatMap(upwards))]))
  const byPath = new Map(own.map((template) => [template.caminho, template]))
  const fields = await fieldsOf(
    db,
    own.map(({ id }) => id),
  )

  return (categoria) => {
    const nearest = upwards(categoria).flatMap((path) => byPath.get(path) ?? [])[0]
    if (!nearest) return { versao: 0, campos: [], instrumento: null, de: null }
    const { id, caminho, versao, instrumento } = nearest

    return {
      versao: caminho === categoria ? versao : 0,
      campos: fields.get(id) ?? [],
      instrumento,
      de: caminho,
    }
  }
}

/**
 * The condition that a category is the one at this path, or below it without a template of its own, or of one in
 * between.
 */
export function hasTemplateOf(categoria: string): SQL {
  const { caminho } = categorias

  return sql`(${caminho} = ${categoria} or starts_with(${caminho}, ${categoria} || '/')) and not exists (
    select 1 from modelos_ficha own join categorias nearer on nearer.id = own.id_categoria
    where starts_with(nearer.caminho, ${categoria} || '/')
      and (${caminho} = nearer.caminho or starts_with(${caminho}, nearer.caminho || '/')))`
}

/** The names of all templates' fields. */
export function specificationLabels(db: Database): Promise<{ label: string }[]> {
  return db.selectDistinct({ label: camposFicha.label }).from(camposFicha)
}

async function fieldsOf(db: Database, ids: number[]): Promise<Map<number, SpecificationTemplate['campos']>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .select(getTableColumns(camposFicha))
    .from(camposFicha)
    .where(inArray(camposFicha.idCategoria, ids))
    .orderBy(asc(camposFicha.posicao))
  const byId = Map.groupBy(rows, ({ idCategoria }) => idCategoria)

  return new Map(
    [...byId].map(([id, those]) => [
      id,
      those.map(({ idCategoria: _id, posicao: _place, ...field }) => field),
    ]),
  )
}

/** The path of a category and those above it, from itself upwards. */
function upwards(categoria: string): string[] {
  const parts = categoria.split('/')

  return parts.map((_, i) => parts.slice(0, parts.length - i).join('/'))
}
