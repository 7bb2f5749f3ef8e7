import { addressKind, takesCards } from '#domain/urls/addresses.ts'

/** What becomes of a link: followed without a new document and fetched before that, followed only, or left to the browser. */
export type LinkUse = 'ahead' | 'follow' | 'browser'

/** What becomes of a link on the page `here` to another path of this origin. */
export function linkUse(path: string, here: string): LinkUse {
  const kind = addressKind(path)
  if (kind !== 'page' && kind !== 'private') return 'browser'
  if (takesCards(path) && !takesCards(here)) return 'browser'

  return kind === 'page' ? 'ahead' : 'follow'
}
