import { inArray } from 'drizzle-orm'
import { slugOf } from '#domain/format/slug.ts'
import { categorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** The path of a category below another (`''` for the first level) by its name. */
export type FindCategory = (above: string, nome: string) => string | undefined

/** The categories of these names, or all of them. */
export async function categoriesByName(db: Database, nomes?: readonly string[]): Promise<FindCategory> {
  const rows = await db
    .select({ caminho: categorias.caminho, nome: categorias.nome })
    .from(categorias)
    .where(nomes && inArray(categorias.nome, [...nomes]))
  const paths = new Map(rows.map(({ caminho, nome }) => [`${aboveOf(caminho)}\n${nome}`, caminho] as const))

  return (above, nome) => paths.get(`${above}\n${nome}`)
}

/**
 * The paths of a category's levels by their names, the first level first: those of the shop's categories that have these names,
 * whatever their addresses, and those that the names make where there are none.
 */
export function categoryPaths(names: readonly string[], find: FindCategory): string[] {
  let above = ''

  return names.map((name) => {
    const nome = categoryName(name)
    above = find(above, nome) ?? [above, slugOf(nome) || 'outros'].filter(Boolean).join('/')
    return above
  })
}

/** As much of a name as a category has room for. */
export function categoryName(name: string): string {
  return name.slice(0, 60).trim()
}

function aboveOf(caminho: string): string {
  return caminho.split('/').slice(0, -1).join('/')
}
