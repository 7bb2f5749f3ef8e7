import { inArray, or } from 'drizzle-orm'
import { slugOf } from '#domain/format/slug.ts'
import { categorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/**
 * Returns the path of a category by its name and the path of its parent (`''` for the first level), or by its whole path
 * in place of the name of a first level.
 */
export type FindCategory = (above: string, nome: string) => string | undefined

/** Indexes the categories with these names or paths, or all of them. A name goes before a path that reads alike. */
export async function categoriesByName(db: Database, nomes?: readonly string[]): Promise<FindCategory> {
  const rows = await db
    .select({ caminho: categorias.caminho, nome: categorias.nome })
    .from(categorias)
    .where(nomes && or(inArray(categorias.nome, [...nomes]), inArray(categorias.caminho, [...nomes])))
  const paths = new Map([
    ...rows.map(({ caminho }) => [`\n${caminho}`, caminho] as const),
    ...rows.map(({ caminho, nome }) => [`${aboveOf(caminho)}\n${nome}`, caminho] as const),
  ])

  return (above, nome) => paths.get(`${above}\n${nome}`)
}

/**
 * Maps the names of a category's levels, the first level first, to paths: those of existing categories with these
 * names, whatever their slugs, and new ones made from the names.
 */
export function categoryPaths(names: readonly string[], find: FindCategory): string[] {
  let above = ''

  return names.map((name) => {
    const nome = categoryName(name)
    above = find(above, nome) ?? [above, slugOf(nome) || 'outros'].filter(Boolean).join('/')
    return above
  })
}

/** A name cut to the length that a category allows. */
export function categoryName(name: string): string {
  return name.slice(0, 60).trim()
}

function aboveOf(caminho: string): string {
  return caminho.split('/').slice(0, -1).join('/')
}
