import { useEffect, useState } from 'react'
import type { Suggestions } from '#contract/catalog/search.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'

/** Typing pauses this long before a question is worth asking. */
const PAUSE = 140

/** What the search suggests for a text while it is typed. A newer text calls off the older question. */
export function useSuggestions(busca: string): Suggestions | null {
  const appToken = useShop()?.appToken
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)

  useEffect(() => {
    if (!busca || appToken === undefined) return setSuggestions(null)
    const call = new AbortController()
    const timer = setTimeout(() => {
      apiGet<Suggestions>('/v2/front/search/suggestions', { query: { busca }, appToken, signal: call.signal })
        .then(setSuggestions)
        // Without suggestions the search still works: the form leads to its page.
        .catch(() => call.signal.aborted || setSuggestions(null))
    }, PAUSE)

    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [busca, appToken])

  return suggestions
}
