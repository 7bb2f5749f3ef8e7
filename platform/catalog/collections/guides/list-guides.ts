import type { GuideList, GuideSubjects } from '#contract/content/guides/guides.ts'
import { slugOf } from '#domain/format/slug.ts'
import { pageCount } from '#domain/listing/pagination.ts'
import { currentCategoryPaths } from '#platform/catalog/listing/products-of-rules.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { FOLDER, guideUrl, publishedGuides, toBrief } from './published.ts'

const PER_PAGE = 24

/** A page of the guides, or of those of a topic. Refuses `PaginaInexistente` past the last and for unknown topics. */
export async function listGuides(
  context: RequestContext,
  { topico, pg }: { topico?: string | undefined; pg: number },
): Promise<GuideList> {
  context.tag(tags.guides)
  const all = await publishedGuides(context.db, context.now)
  const topicos = [...new Set(all.map((guide) => guide.topico))].map((nome) => ({ nome, slug: slugOf(nome) }))
  const active = topicos.find(({ slug }) => slug === topico)
  if (topico !== undefined && !active) throw refuse('PaginaInexistente')
  // The guides of a topic stay together, topics in the order of their first guide.
  const shown = active
    ? all.filter((guide) => guide.topico === active.nome)
    : topicos.flatMap(({ nome }) => all.filter((guide) => guide.topico === nome))
  const qtdPages = pageCount(shown.length, PER_PAGE)
  if (pg > qtdPages) throw refuse('PaginaInexistente')
  const title = active ? `Guias: ${active.nome}` : 'Guias'
  const path = active ? `${FOLDER}?topico=${active.slug}` : FOLDER

  return {
    estrutura: pageFrame(context, {
      nivel: 'pagina',
      title: `${title}${pg > 1 ? `, página ${pg}` : ''} | ${context.settings.loja.nome}`,
      description: DESCRIPTION,
      canonical: pg > 1 ? `${path}${active ? '&' : '?'}pg=${pg}` : path,
      indexar: all.length > 0,
      breadcrumb: [{ label: 'Guias', url: FOLDER }, ...(active ? [{ label: active.nome, url: path }] : [])],
    }),
    conteudo: {
      topicos,
      ativo: active?.slug ?? null,
      guias: shown.slice((pg - 1) * PER_PAGE, pg * PER_PAGE).map(toBrief),
      pg,
      qtdPages,
    },
  }
}

const DESCRIPTION =
  'Guias para escolher, usar e cuidar de instrumentos e acessórios, com as ferramentas e os produtos de que falam.'

/**
 * The guides that speak of categories or tools, in the merchant's order, with the addresses of these as they are now: a
 * category may have moved since the guide was written.
 */
export async function guideSubjects(context: RequestContext): Promise<GuideSubjects> {
  const { db, now } = context
  context.tag(tags.guides)
  const all = await publishedGuides(db, now)
  const current = await currentCategoryPaths(context, [
    ...new Set(all.flatMap(({ categorias }) => categorias)),
  ])

  return {
    guias: all
      .map(({ titulo, slug, categorias, ferramentas }) => ({
        titulo,
        ferramentas,
        url: guideUrl(slug),
        categorias: [...new Set(categorias.flatMap((path) => current.get(path) ?? []))].map(
          (path) => `/${path}`,
        ),
      }))
      .filter(({ categorias, ferramentas }) => categorias.length + ferramentas.length > 0),
  }
}

/**
 * Lists the addresses of indexable guides and of their overview, with their last change: for the sitemap. That of a guide
 * that was saved before its publication is the publication.
 */
export async function listGuideAddresses({
  db,
  now,
  tag,
}: RequestContext): Promise<{ url: string; atualizadoEm: string }[]> {
  tag(tags.guides)
  const guides = (await publishedGuides(db, now)).filter(({ indexar }) => indexar)
  const changes = guides.map(({ slug, atualizadoEm, publicadoEm }) => ({
    url: guideUrl(slug),
    atualizadoEm: new Date(Math.max(atualizadoEm.getTime(), publicadoEm?.getTime() ?? 0)).toISOString(),
  }))
  const last = changes
    .map((change) => change.atualizadoEm)
    .toSorted()
    .at(-1)

  return last === undefined ? [] : [{ url: FOLDER, atualizadoEm: last }, ...changes]
}
