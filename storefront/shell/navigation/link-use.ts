import { addressKind, takesCards, usesMicrophone } from '#domain/urls/addresses.ts'

/**
 * How a link is handled: client navigation with prefetch (`ahead`), client navigation only (`follow`), or by the
 * browser.
 */
export type LinkUse = 'ahead' | 'follow' | 'browser'

/** How a link on the page `here` to another path of this origin is handled. */
export function linkUse(path: string, here: string): LinkUse {
  const kind = addressKind(path)
  if (kind !== 'page' && kind !== 'private') return 'browser'
  const allowsMore = [takesCards, usesMicrophone].some((allows) => allows(path) && !allows(here))
  if (allowsMore) return 'browser'

  return kind === 'page' ? 'ahead' : 'follow'
}
