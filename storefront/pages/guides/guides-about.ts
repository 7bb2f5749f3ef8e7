import type { GuideLink } from '#contract/content/guides/guides.ts'
import type { Api } from '#contract/contract.ts'
import { guidesOfCategory } from '#domain/listing/related-guides.ts'
import { optionalPart } from '#storefront/rendering/optional-part.ts'

/** How many guides are linked from a category or product. */
const LINKED = 3

/** Links to the guides about what is in a category, the nearest first; none if they can't be loaded. */
export async function guidesAbout(api: Api, category: string): Promise<GuideLink[]> {
  const answer = await optionalPart('guias', api.guides.subjects())

  return guidesOfCategory(category, answer?.guias ?? [], LINKED).map(toLink)
}

/** The same for several categories, those of the first ones first. */
export async function guidesAboutAny(api: Api, categories: readonly string[]): Promise<GuideLink[]> {
  if (categories.length === 0) return []
  const answer = await optionalPart('guias', api.guides.subjects())
  const guides = categories.flatMap((path) => guidesOfCategory(path, answer?.guias ?? [], LINKED))

  return [...new Set(guides)].slice(0, LINKED).map(toLink)
}

/** Links to the guides that have the tool at this address inside. */
export async function guidesWithTool(api: Api, path: string): Promise<GuideLink[]> {
  const answer = await optionalPart('guias', api.guides.subjects())

  return (answer?.guias ?? [])
    .filter(({ ferramentas }) => ferramentas.includes(path))
    .slice(0, LINKED)
    .map(toLink)
}

function toLink({ titulo, url }: GuideLink): GuideLink {
  return { titulo, url }
}
