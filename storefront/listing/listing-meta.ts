import type { MetaDescriptor } from 'react-router'
import { frameMeta } from '../rendering/seo.ts'
import type { ListingData } from './listing-data.ts'
import { pageSearch } from './pagination/page-search.ts'

/**
 * The meta tags of a listing: its frame's, and links to the previous and next page. `search` is the query string of the
 * page itself; `storeUrl` has no trailing slash.
 */
export function listingMeta(
  { estrutura, info }: Pick<ListingData, 'estrutura' | 'info'>,
  location: Place,
  storeUrl: string,
): MetaDescriptor[] {
  const link = (rel: string, pg: number) => ({
    tagName: 'link' as const,
    rel,
    href: storeUrl + location.pathname + pageSearch(location.search, pg),
  })

  return [
    ...frameMeta(estrutura, storeUrl),
    ...(info.prev === null ? [] : [link('prev', info.pg - 1)]),
    ...(info.next === null ? [] : [link('next', info.pg + 1)]),
  ]
}

type Place = { pathname: string; search: string }
