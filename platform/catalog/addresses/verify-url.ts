import { eq, inArray, sql } from 'drizzle-orm'
import type { Level } from '#contract/page-frame.ts'
import { normalPath } from '#domain/listing/listing-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { brandId } from '../collections/brands/brand-rows.ts'
import { categorias, enderecos, listas, redirecionamentos } from '../tables.ts'

/**
 * Returns what kind of page a path is, and its canonical form. Old addresses are refused with the new one, unknown ones
 * with a 404.
 */
export async function verifyUrl({ db, tag, memoize }: RequestContext, { url }: { url: string }) {
  const path = normalPath(url.split(/[?#]/)[0] ?? '/')
  tag(tags.address(path))
  const nivel = await memoize(['nivel', path], [tags.address(path)], async () => {
    const level = await levelOf(db, path)
    if (!level) throw await missing(db, path)
    return level
  })

  return { nivel, canonical: path }
}

/** The kind of page at a path; null if there is none. */
export async function levelOf(db: Database, path: string): Promise<Level | null> {
  const [first = '', second, ...rest] = path.slice(1).split('/')
  if (path === '/') return 'home'
  if (rest.length > 0) return categoryLevel(db, path)
  switch (first) {
    case 'busca':
      return second ? null : 'busca'
    case 'marcas':
      return second === undefined || (await isBrand(db, second)) ? 'marca' : null
    case 'lista':
      return second === undefined || (await isList(db, second)) ? 'lista' : null
    case 'avaliacoes':
    case 'guias':
      return 'pagina'
    case 'pagina':
      return second ? 'pagina' : null
    default:
      return second === undefined ? rootLevel(db, first) : categoryLevel(db, path)
  }
}

async function rootLevel(db: Database, slug: string): Promise<Level | null> {
  const [owner] = await ownerQuery(db).execute({ slug })

  return owner && owner.tipo !== 'reservado' ? owner.tipo : null
}

const ownerQuery = preparedQuery((db) =>
  db
    .select({ tipo: enderecos.tipo })
    .from(enderecos)
    .where(eq(enderecos.slug, sql.placeholder('slug')))
    .prepare('address_owner'),
)

/**
 * Where an unknown path leads: to the target of its redirect, or to the product that its first or last segment names
 * (`/cordas/elixir-16052`).
 */
async function missing(db: Database, path: string) {
  const [moved] = await db.select().from(redirecionamentos).where(eq(redirecionamentos.de, path))
  if (moved) return refuse('EnderecoMudou', { url: moved.para })
  const slugs = path.slice(1).split('/')
  const ends = [slugs[0] ?? '', slugs.at(-1) ?? '']
  const owners = await db.select().from(enderecos).where(inArray(enderecos.slug, ends))
  const product = owners.find(({ tipo }) => tipo === 'produto')

  return product ? refuse('EnderecoMudou', { url: `/${product.slug}` }) : refuse('PaginaInexistente')
}

async function categoryLevel(db: Database, path: string): Promise<Level | null> {
  const rows = await db
    .select({ id: categorias.id })
    .from(categorias)
    .where(eq(categorias.caminho, path.slice(1)))

  return rows.length > 0 ? 'categoria' : null
}

async function isBrand(db: Database, slug: string) {
  return (await brandId(db, slug)) !== null
}

async function isList(db: Database, slug: string) {
  return (await db.select({ id: listas.id }).from(listas).where(eq(listas.slug, slug))).length > 0
}
