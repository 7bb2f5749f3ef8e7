import type { FoundPage } from '#contract/catalog/catalog.ts'
import { fillText, fillTitle } from '#domain/format/marks/marks.ts'
import { searchTokens } from '#domain/search/search-text.ts'
import { requestedTopics, TOPIC_SLUGS } from '#domain/search/vocabulary/shop-topics.ts'
import { WORKSHOP_PATH } from '#domain/workshop/services-path.ts'
import { readWorkshop } from '#platform/catalog/services/page/read-workshop.ts'
import { markValues } from '#platform/content/marks/mark-values.ts'
import { type PublishedPage, publishedPages } from '#platform/content/pages/published-pages.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

const MAX_PAGES_SHOWN = 2

/** Content pages that match a text, best first, and the words of the text that matched. */
export type PagesFound = { paginas: FoundPage[]; words: ReadonlySet<string> }

/** The content pages that match a text: by topic (`nota fiscal`) or by the page's whole title. */
export async function findPages(context: RequestContext, texto: string): Promise<PagesFound> {
  const words = searchTokens(texto)
  const topics = requestedTopics(words)
  const pages = await pagesInMemory(context)
  const byTopic = topics.flatMap(({ slugs, fixed, words }) => {
    const page = slugs.flatMap((slug) => pages.find((each) => each.slug === slug) ?? [])[0]
    const found = page ? linkTo(page) : fixed
    return found ? [{ page: found, words }] : []
  })
  const asksForWorkshop = byTopic.some(({ page }) => page.url === WORKSHOP_PATH)
  const topical =
    asksForWorkshop && !(await readWorkshop(context)).open
      ? byTopic.filter(({ page }) => page.url !== WORKSHOP_PATH)
      : byTopic
  const byTitle = pages.flatMap((page) => {
    const title = searchTokens(page.titulo)
    return title.length > 0 && title.every((word) => words.includes(word))
      ? [{ page: linkTo(page), words: title }]
      : []
  })
  const found = [...topical, ...byTitle].filter(
    ({ page }, i, all) => all.findIndex((other) => other.page.url === page.url) === i,
  )

  return {
    paginas: found.slice(0, MAX_PAGES_SHOWN).map(({ page }) => page),
    words: new Set(found.flatMap(({ words }) => words)),
  }
}

function linkTo({ slug, titulo, resumo }: PublishedPage): FoundPage {
  return { titulo, resumo, url: `/pagina/${slug}` }
}

function pagesInMemory(context: RequestContext) {
  const { db, now, tag, memoize } = context
  const shown = [tags.pages, tags.settings, ...TOPIC_SLUGS.map((slug) => tags.page(slug))]
  const values = markValues(context)
  tag(tags.pages)

  return memoize('páginas da busca', shown, async () =>
    (await publishedPages(db, now)).map(({ slug, titulo, resumo }) => ({
      slug,
      titulo: fillTitle(titulo, values),
      resumo: fillText(resumo, values) ?? '',
    })),
  )
}
