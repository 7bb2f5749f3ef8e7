import type { FoundPage } from '#contract/catalog/catalog.ts'
import { fillText, fillTitle } from '#domain/format/marks/marks.ts'
import { searchTokens } from '#domain/search/search-text.ts'
import { requestedTopics, TOPIC_SLUGS } from '#domain/search/vocabulary/shop-topics.ts'
import { publishedGuides, toBrief } from '#platform/catalog/collections/guides/published.ts'
import { missingTools } from '#platform/catalog/strings/offered-tools.ts'
import { currentValues } from '#platform/content/marks/mark-values.ts'
import { type PublishedPage, publishedPages } from '#platform/content/pages/published-pages.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

const MAX_PAGES_SHOWN = 2

/** Content pages that match a text, best first, and the words of the text that matched. */
export type PagesFound = { paginas: FoundPage[]; words: ReadonlySet<string> }

/**
 * The content pages that match a text: by topic (`nota fiscal`) or by the page's whole title; then the guides whose
 * title has every word of the text. These leave the text as it is: who searches `breu` wants goods too.
 */
export async function findPages(context: RequestContext, texto: string): Promise<PagesFound> {
  const words = searchTokens(texto)
  const topics = requestedTopics(words)
  const pages = await pagesInMemory(context)
  const byTopic = topics.flatMap(({ slugs, fixed, words }) => {
    const page = slugs.flatMap((slug) => pages.find((each) => each.slug === slug) ?? [])[0]
    const found = page ? linkTo(page) : fixed
    return found ? [{ page: found, words }] : []
  })
  const missing = await missingTools(context)
  const topical = byTopic.filter(({ page }) => !missing.has(page.url))
  const byTitle = pages
    .filter(({ title }) => title.length > 0 && title.every((word) => words.includes(word)))
    .map((page) => ({ page: linkTo(page), words: page.title }))
  const byGuide = (await guidesInMemory(context))
    .filter(({ title }) => isAbout(title, words))
    .map(({ page }) => ({ page, words: [] }))
  const found = [...topical, ...byTitle, ...byGuide].filter(
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

/** One word is enough if the title begins with it: `violino` is in many titles, and finds goods. */
function isAbout(title: readonly string[], words: readonly string[]): boolean {
  if (words.length < 2) return words.length === 1 && title[0] === words[0]

  return words.every((word) => title.includes(word))
}

function guidesInMemory(context: RequestContext) {
  context.tag(tags.guides)

  return context.memoize(['guias da busca'], [tags.guides], async () =>
    (await publishedGuides(context.db, context.now)).map((guide) => {
      const { titulo, resumo, url } = toBrief(guide)
      return { page: { titulo, resumo, url }, title: searchTokens(titulo) }
    }),
  )
}

function pagesInMemory(context: RequestContext) {
  const { db, now, tag, memoize } = context
  const shown = [tags.pages, tags.settings, ...TOPIC_SLUGS.map((slug) => tags.page(slug))]
  tag(tags.pages, tags.settings)

  return memoize(['páginas da busca'], shown, async () => {
    const values = currentValues(context)

    return (await publishedPages(db, now)).map(({ slug, titulo, resumo }) => {
      const filled = fillTitle(titulo, values)
      return { slug, titulo: filled, resumo: fillText(resumo, values) ?? '', title: searchTokens(filled) }
    })
  })
}
