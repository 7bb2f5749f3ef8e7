import { inArray, sql } from 'drizzle-orm'
import type { MenuItem } from '#contract/content/content.ts'
import type { Database } from '#platform/database/connect.ts'
import { pages } from '../tables.ts'

const PAGE = '/pagina/'

/** Adds to each entry the id of the category or page that it links to, unless one is set. */
export async function withTypeIds(db: Database, menu: MenuItem[]): Promise<MenuItem[]> {
  const entries = flat(menu)
  const pathsOf = (tipo: MenuItem['tipo']) =>
    entries.filter((item) => item.tipo === tipo && item.idTipo === null).map(pathOf)
  const [categories, ofPages] = await Promise.all([
    categoryIds(
      db,
      pathsOf('categoria').map((path) => path.slice(1)),
    ),
    pageIds(
      db,
      pathsOf('pagina').map((path) => path.slice(PAGE.length)),
    ),
  ])
  const idOf = (item: MenuItem) => {
    const path = pathOf(item)
    switch (item.tipo) {
      case 'categoria':
        return categories.get(path.slice(1)) ?? null
      case 'pagina':
        return ofPages.get(path.slice(PAGE.length)) ?? null
      case 'personalizado':
        return null
    }
  }
  const named = (item: MenuItem): MenuItem => ({
    ...item,
    idTipo: item.idTipo ?? idOf(item),
    sub: item.sub.map(named),
  })

  return menu.map(named)
}

/** The slugs of the pages that entries link to. */
export function linkedPages(menu: MenuItem[]): string[] {
  return flat(menu)
    .filter(({ tipo }) => tipo === 'pagina')
    .map((item) => pathOf(item).slice(PAGE.length))
}

function flat(menu: MenuItem[]): MenuItem[] {
  return menu.flatMap((item) => [item, ...flat(item.sub)])
}

/** Without query and fragment. */
function pathOf({ link }: MenuItem): string {
  return link.split(/[?#]/)[0] ?? ''
}

/** Category ids by path, such as `cordas/instrumentos`. */
async function categoryIds(db: Database, caminhos: readonly string[]): Promise<Map<string, number>> {
  if (caminhos.length === 0) return new Map()
  const rows = await db
    .select({ caminho: sql<string>`c.caminho`, id: sql<number>`c.id` })
    .from(sql`categorias c`)
    .where(sql`c.caminho = any(${sql.param(caminhos)}::text[])`)

  return new Map(rows.map(({ caminho, id }) => [caminho, id]))
}

async function pageIds(db: Database, slugs: readonly string[]): Promise<Map<string, number>> {
  if (slugs.length === 0) return new Map()
  const rows = await db
    .select({ slug: pages.slug, id: pages.id })
    .from(pages)
    .where(inArray(pages.slug, [...slugs]))

  return new Map(rows.map(({ slug, id }) => [slug, id]))
}
