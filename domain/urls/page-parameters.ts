import { LISTING_PARAMETERS } from '../listing/listing-url.ts'

/** What a page reads of its address' query: these names, and those of the catalogue's attributes where it filters by them. */
export type PageParameters = { names: ReadonlySet<string>; attributes: boolean }

/**
 * The parameters that a public page reads, by its path (that of its data ends in `.data`). Each page of `storefront/routes.ts`
 * that comes to read another names it here: what is not named never reaches a page, since it would make another page of the same.
 */
export function pageParameters(path: string): PageParameters {
  const page = path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
  const [, found] = PAGES.find(([pattern]) => pattern.test(page)) ?? []

  return found ?? CATALOGUE
}

/** What React Router adds to ask for the data of some of a page's routes, and what the shop adds to its own such calls. */
const OF_DATA = ['_routes', 'offPage']

const NOTHING: PageParameters = { names: new Set(OF_DATA), attributes: false }

/** Products and what lists them: an attribute chooses the SKU of the one, and filters the others. */
const CATALOGUE: PageParameters = {
  names: new Set([...LISTING_PARAMETERS, 'preco-de', 'preco-ate', 'sku', ...OF_DATA]),
  attributes: true,
}

const PAGES: [RegExp, PageParameters][] = [
  [/^\/(_root)?$/, { names: new Set(['dobra', ...OF_DATA]), attributes: false }],
  [/^\/pagina(\/|$)/, { names: new Set(['pg', ...OF_DATA]), attributes: false }],
  [/^\/lista$/, { names: new Set(['pg', ...OF_DATA]), attributes: false }],
  [/^\/(inicio\/|lista\/|marcas$)/, NOTHING],
]
