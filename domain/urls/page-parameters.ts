import { CHOICE_PARAMETERS } from '../instruments/choice/choice-query.ts'
import { LISTENING_PARAMETERS } from '../instruments/listening/listening-address.ts'
import { MINE_PARAMETERS } from '../instruments/mine/my-instrument.ts'
import { TUNING_PARAMETERS } from '../instruments/practice/practice-query.ts'
import { METRONOME_PARAMETERS } from '../instruments/practice/tempo.ts'
import { SIZE_PARAMETERS } from '../instruments/sizes/fitting/size-address.ts'
import { TENSION_PARAMETERS } from '../instruments/tension/tension-query.ts'
import { LISTING_PARAMETERS } from '../listing/listing-url.ts'
import { PIECE_PARAMETER } from '../product/pieces/piece-codes.ts'
import { REVIEW_PARAMETERS } from '../review/review-query.ts'

/** The query parameters that a page reads: these names, and the catalogue's attributes if it filters by them. */
export type PageParameters = { names: ReadonlySet<string>; attributes: boolean }

/**
 * Returns the parameters that a public page reads, by its path (or the path of its data, which ends in `.data`). Pages
 * of `storefront/routes.ts` must list their parameters here: all others are removed before they reach the page, because
 * they would multiply its cache entries.
 */
export function pageParameters(path: string): PageParameters {
  const page = path.endsWith('.data') ? path.slice(0, -'.data'.length) : path
  const [, found] = PAGES.find(([pattern]) => pattern.test(page)) ?? []

  return found ?? CATALOGUE
}

/** Parameters that React Router adds to request the data of some routes, and that the shop adds to such requests. */
const OF_DATA = ['_routes', 'offPage']

const NOTHING: PageParameters = { names: new Set(OF_DATA), attributes: false }

/** Products and listings: an attribute selects the SKU of a product and filters a listing. */
const CATALOGUE: PageParameters = {
  names: new Set([...LISTING_PARAMETERS, 'preco-de', 'preco-ate', 'sku', PIECE_PARAMETER, ...OF_DATA]),
  attributes: true,
}

const PAGES: [RegExp, PageParameters][] = [
  [/^\/(_root)?$/, { names: new Set(['dobra', ...OF_DATA]), attributes: false }],
  [/^\/comparar$/, { names: new Set(['produtos', 'ver', 'busca', ...OF_DATA]), attributes: false }],
  [/^\/ferramentas\/tamanho(\/|$)/, { names: new Set([...SIZE_PARAMETERS, ...OF_DATA]), attributes: false }],
  [/^\/ferramentas\/cordas$/, { names: new Set([...CHOICE_PARAMETERS, ...OF_DATA]), attributes: false }],
  [/^\/ferramentas\/ouvir$/, { names: new Set([...LISTENING_PARAMETERS, ...OF_DATA]), attributes: false }],
  [/^\/ferramentas\/tensao$/, { names: new Set([...TENSION_PARAMETERS, ...OF_DATA]), attributes: false }],
  [
    /^\/ferramentas\/meu-instrumento$/,
    { names: new Set([...MINE_PARAMETERS, ...OF_DATA]), attributes: false },
  ],
  [
    /^\/ferramentas\/(afinador|diapasao)$/,
    { names: new Set([...TUNING_PARAMETERS, ...OF_DATA]), attributes: false },
  ],
  [
    /^\/ferramentas\/metronomo$/,
    { names: new Set([...METRONOME_PARAMETERS, ...OF_DATA]), attributes: false },
  ],
  [/^\/pagina(\/|$)/, { names: new Set(['pg', ...OF_DATA]), attributes: false }],
  [/^\/guias$/, { names: new Set(['topico', 'pg', ...OF_DATA]), attributes: false }],
  [/^\/avaliacoes\/[^/]+$/, { names: new Set([...REVIEW_PARAMETERS, ...OF_DATA]), attributes: false }],
  [/^\/lista$/, { names: new Set(['pg', ...OF_DATA]), attributes: false }],
  [/^\/(inicio\/|lista\/|guias\/|marcas$|oficina$|ferramentas\/canhotos$)/, NOTHING],
]
