import { and, eq } from 'drizzle-orm'
import type { Guide, GuideBrief, GuideLink } from '#contract/content/guides/guides.ts'
import { slugOf } from '#domain/format/slug.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { resizedUrl, SHARED_WIDTH } from '#domain/urls/picture-url.ts'
import { pageFrame } from '#platform/infrastructure/context/page-frame.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { anchorsOf, guideParts } from './guide-parts.ts'
import {
  FOLDER,
  type GuideRow,
  guideUrl,
  type PublishedGuide,
  publishedAt,
  publishedGuides,
  toBrief,
} from './published.ts'
import { guias, guideAddresses } from './tables.ts'

/**
 * The guide at `/guias/{slug}`, with its products of now and its neighbours in its topic. Refuses `PaginaInexistente`
 * for unknown and unpublished guides, and `EnderecoMudou` for a former address.
 */
export async function getGuide(context: RequestContext, { slug }: { slug: string }): Promise<Guide> {
  const { db, now, settings, storeUrl } = context
  context.tag(tags.guides)
  const [guide] = await db
    .select()
    .from(guias)
    .where(and(eq(guias.slug, slug), publishedAt(now)))
  if (!guide) throw await missingOrMoved(context, slug)
  const [partes, all] = await Promise.all([guideParts(context, guide.blocos), publishedGuides(db, now)])
  const { topico } = all.find((each) => each.slug === slug) ?? guide
  const brief = toBrief({ ...guide, topico })
  const anchors = anchorsOf(guide.blocos)
  const ofTopic = all.filter((each) => each.topico === topico)
  const place = ofTopic.findIndex((each) => each.slug === slug)

  return {
    estrutura: pageFrame(context, {
      nivel: 'pagina',
      title: guide.seo?.title || `${guide.titulo} | ${settings.loja.nome}`,
      description: guide.seo?.description || guide.resumo,
      canonical: brief.url,
      indexar: guide.indexar,
      breadcrumb: [
        { label: 'Guias', url: FOLDER },
        { label: topico, url: `${FOLDER}?topico=${slugOf(topico)}` },
        { label: guide.titulo, url: brief.url },
      ],
      imagem: brief.imagem,
      dadosEstruturados: [article(guide, brief, { storeUrl, loja: settings.loja.nome })],
    }),
    conteudo: {
      ...brief,
      sobreAutor: guide.sobreAutor,
      revisao: guide.revisao,
      indice: guide.blocos.flatMap((block) =>
        block.tipo === 'titulo' && block.nivel === 2
          ? [{ id: anchors.get(block.id) ?? '', titulo: block.texto }]
          : [],
      ),
      partes,
      anterior: linkTo(ofTopic[place - 1]),
      proximo: linkTo(ofTopic[place + 1]),
    },
  }
}

/** Questions have no `FAQPage`: search engines show those of health and government sites only. */
function article(
  { autor, revisadoEm }: GuideRow,
  { titulo, resumo, url, publicadoEm, imagem }: ReturnType<typeof toBrief>,
  { storeUrl, loja }: { storeUrl: string; loja: string },
): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'Article',
    headline: titulo,
    ...(resumo && { description: resumo }),
    inLanguage: 'pt-BR',
    mainEntityOfPage: storeUrl + url,
    author: { '@type': 'Person', name: autor },
    datePublished: publicadoEm,
    dateModified: modifiedAt({ revisadoEm, publicadoEm }),
    ...(imagem && { image: [storeUrl + resizedUrl(imagem.imagem, SHARED_WIDTH, 'jpg')] }),
    publisher: { '@type': 'Organization', name: loja, url: storeUrl },
  }
}

/** A day begins before a guide that is published on it: its revision counts from the day after. */
function modifiedAt({ revisadoEm, publicadoEm }: Pick<GuideBrief, 'revisadoEm' | 'publicadoEm'>): string {
  const isLater = revisadoEm !== null && revisadoEm > saoPauloClock(new Date(publicadoEm)).dia

  return isLater ? revisadoEm : publicadoEm
}

function linkTo(guide: PublishedGuide | undefined): GuideLink | null {
  return guide ? { titulo: guide.titulo, url: guideUrl(guide.slug) } : null
}

async function missingOrMoved({ db, now }: RequestContext, slug: string) {
  const [moved] = await db
    .select({ slug: guias.slug })
    .from(guideAddresses)
    .innerJoin(guias, eq(guias.id, guideAddresses.idGuia))
    .where(and(eq(guideAddresses.slug, slug), publishedAt(now)))

  return moved ? refuse('EnderecoMudou', { url: guideUrl(moved.slug) }) : refuse('PaginaInexistente')
}
