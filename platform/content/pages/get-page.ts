import { and, asc, eq, isNull, ne } from 'drizzle-orm'
import type { InstitutionalPage } from '#contract/content/content.ts'
import { fillHtml } from '#domain/format/marks/fill-html.ts'
import { fillText, fillTitle } from '#domain/format/marks/marks.ts'
import { readShopUrl } from '#domain/urls/shop-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { markLinks, markValues } from '../marks/mark-values.ts'
import { publishedAt } from '../rows.ts'
import { pageAddresses, pages } from '../tables.ts'

const FOLDER = '/pagina/'

/**
 * Returns the institutional page at `/pagina/{slug}`, with its neighbours and the pages below it. The marks of its
 * texts are replaced; what they can't say yet is left out. Refuses
 * `PaginaInexistente` for unknown and unpublished pages, and `EnderecoMudou` for `/pagina/{mae}/{slug}`, as in older
 * links, and for a former address.
 */
export async function getPage(context: RequestContext, { url }: { url: string }): Promise<InstitutionalPage> {
  const { db, now, tag } = context
  const slugs = slugsOf(url)
  const slug = slugs.at(-1)
  if (slug === undefined || slugs.length > 2) throw refuse('PaginaInexistente')

  tag(tags.page(slug))
  const page = await findPage(db, slug, now)
  if (!page) throw await missingOrMoved(context, slug)
  if (slugs.length === 2) throw refuse('EnderecoMudou', { url: addressOf(slug) })

  tag(tags.page(page.mae))
  const mae = page.mae === null ? undefined : await findPage(db, page.mae, now)
  const level = (mae: string | null) => listLevel(db, mae, { except: slug, now })
  const [irmas, filhas] = await Promise.all([level(page.mae), level(slug)])
  for (const filha of filhas) tag(tags.page(filha.slug))

  const values = markValues(context)
  const title = (titulo: string) => fillTitle(titulo, values)
  const titulo = title(page.titulo)
  const resumo = fillText(page.resumo, values) ?? ''
  const breadcrumb = [
    ...(mae ? [{ label: title(mae.titulo), url: addressOf(mae.slug) }] : []),
    { label: titulo, url: addressOf(slug) },
  ]

  return {
    estrutura: pageFrame(context, {
      nivel: 'pagina',
      title: page.seo ? title(page.seo.title) : `${titulo} | ${context.settings.loja.nome}`,
      description: page.seo ? title(page.seo.description) : resumo,
      canonical: addressOf(slug),
      indexar: page.indexar,
      breadcrumb,
    }),
    conteudo: {
      slug,
      titulo,
      resumo,
      html: fillHtml(page.html, values, markLinks(context)),
      atualizadoEm: page.atualizadoEm.toISOString(),
      irmas: irmas.map(({ titulo, slug }) => ({ titulo: title(titulo), url: addressOf(slug) })),
      filhas: filhas.map(({ titulo, resumo, slug }) => ({
        titulo: title(titulo),
        resumo: fillText(resumo, values) ?? '',
        url: addressOf(slug),
      })),
    },
  }
}

/** The slugs below `/pagina/`; empty if the address is not that of an institutional page. */
function slugsOf(url: string): string[] {
  const { pathname } = readShopUrl(url)

  return pathname.startsWith(FOLDER) ? pathname.slice(FOLDER.length).split('/').filter(Boolean) : []
}

async function findPage(db: Database, slug: string, now: Date) {
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.slug, slug), publishedAt(now)))

  return page
}

async function missingOrMoved({ db, now, tag }: RequestContext, slug: string) {
  const [moved] = await db
    .select({ slug: pages.slug })
    .from(pageAddresses)
    .innerJoin(pages, eq(pages.id, pageAddresses.idPagina))
    .where(and(eq(pageAddresses.slug, slug), publishedAt(now)))
  if (!moved) return refuse('PaginaInexistente')
  tag(tags.page(moved.slug))

  return refuse('EnderecoMudou', { url: addressOf(moved.slug) })
}

function listLevel(db: Database, mae: string | null, { except, now }: { except: string; now: Date }) {
  return db
    .select({ slug: pages.slug, titulo: pages.titulo, resumo: pages.resumo })
    .from(pages)
    .where(
      and(mae === null ? isNull(pages.mae) : eq(pages.mae, mae), ne(pages.slug, except), publishedAt(now)),
    )
    .orderBy(asc(pages.posicao), asc(pages.titulo))
}

function addressOf(slug: string): string {
  return FOLDER + slug
}
