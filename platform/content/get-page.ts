import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { InstitutionalPage } from '#contract/content.ts'
import type { Database } from '#platform/database/connect.ts'
import { pageFrame } from '#platform/page-frame.ts'
import { refuse } from '#platform/refuse.ts'
import type { Visit } from '#platform/visit.ts'
import { pageTag } from './page-tag.ts'
import { pages } from './tables.ts'

const FOLDER = '/pagina/'

/**
 * The institutional page at `/pagina/{slug}`, with its neighbours and the pages below it. `PaginaInexistente` for
 * unknown ones; `EnderecoMudou` for `/pagina/{mae}/{slug}`, which older links have.
 */
export async function getPage(visit: Visit, { url }: { url: string }): Promise<InstitutionalPage> {
  const { db, tag, storeUrl } = visit
  const slugs = slugsOf(url, storeUrl)
  const slug = slugs.at(-1)
  if (slug === undefined || slugs.length > 2) throw refuse('PaginaInexistente')

  tag(pageTag(slug))
  const page = await findPage(db, slug)
  if (!page) throw refuse('PaginaInexistente')
  if (slugs.length === 2) throw refuse('EnderecoMudou', { url: addressOf(slug) })

  tag(pageTag(page.mae))
  const mae = page.mae === null ? undefined : await findPage(db, page.mae)
  const [irmas, filhas] = await Promise.all([listLevel(db, page.mae, slug), listLevel(db, slug, slug)])
  for (const filha of filhas) tag(pageTag(filha.slug))

  const breadcrumb = [
    ...(mae ? [{ label: mae.titulo, url: addressOf(mae.slug) }] : []),
    { label: page.titulo, url: addressOf(slug) },
  ]

  return {
    estrutura: pageFrame(visit, {
      nivel: 'pagina',
      title: page.seo?.title ?? `${page.titulo} | ${visit.settings.loja.nome}`,
      description: page.seo?.description ?? page.resumo,
      canonical: addressOf(slug),
      indexar: page.indexar,
      breadcrumb,
    }),
    conteudo: {
      slug,
      titulo: page.titulo,
      resumo: page.resumo,
      html: page.html,
      atualizadoEm: page.atualizadoEm.toISOString(),
      irmas: irmas.map(({ titulo, slug }) => ({ titulo, url: addressOf(slug) })),
      filhas: filhas.map(({ titulo, resumo, slug }) => ({ titulo, resumo, url: addressOf(slug) })),
    },
  }
}

/** The slugs below `/pagina/`; none when the address is not one of an institutional page. */
function slugsOf(url: string, storeUrl: string): string[] {
  const { pathname } = new URL(url, storeUrl)

  return pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length).split('/').filter(Boolean) : []
}

async function findPage(db: Database, slug: string) {
  const [page] = await db.select().from(pages).where(eq(pages.slug, slug))

  return page
}

function listLevel(db: Database, mae: string | null, except: string) {
  return db
    .select({ slug: pages.slug, titulo: pages.titulo, resumo: pages.resumo })
    .from(pages)
    .where(and(mae === null ? isNull(pages.mae) : eq(pages.mae, mae), ne(pages.slug, except)))
    .orderBy(asc(pages.posicao), asc(pages.titulo))
}

function addressOf(slug: string): string {
  return FOLDER + slug
}
