import { useEffect, useState } from 'react'
import type { Suggestions } from '#contract/catalog/search.ts'
import { apiGet, useShop } from '#storefront/rendering/browser/api.ts'

/** How long typing must pause before suggestions are requested. */
const PAUSE = 140

/** The suggestions for a text while it is typed. A newer text aborts the older request. */
export function useSuggestions(busca: string): Suggestions | null {
  const appToken = useShop()?.appToken
  const [suggestions, setSuggestions] = useState<Suggestions | null>(null)

  useEffect(() => {
    if (!busca || appToken === undefined) return setSuggestions(null)
    const call = new AbortController()
    const timer = setTimeout(() => {
      apiGet<Suggestions>('/v2/front/search/suggestions', { query: { busca }, appToken, signal: call.signal })
        .then(setSuggestions)
        // The search works without suggestions: the form leads to its page.
        .catch(() => call.signal.aborted || setSuggestions(null))
    }, PAUSE)

    return () => {
      clearTimeout(timer)
      call.abort()
    }
  }, [busca, appToken])

  return suggestions
}
