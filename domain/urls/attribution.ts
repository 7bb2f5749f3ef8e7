/** The source of a visit, from the parameters of campaign links. */
export type Attribution = {
  origem?: string
  midia?: string
  campanha?: string
  termo?: string
  conteudo?: string
  /** The ad platform's click id; only with the visitor's consent to marketing. */
  clique?: string
}

const UTM = {
  utm_source: 'origem',
  utm_medium: 'midia',
  utm_campaign: 'campanha',
  utm_term: 'termo',
  utm_content: 'conteudo',
} as const

/** Click id parameters and their ad platform. */
const CLICKS = { gclid: 'google', fbclid: 'facebook', msclkid: 'bing' } as const

/** Longer values are cut: nobody reads them. */
const MAX_LENGTH = 120

/** Returns whether a query parameter only says where a visit came from; `utm_id` and the like count too. */
export function isTracking(name: string): boolean {
  return /^utm_\w+$/.test(name) || Object.hasOwn(CLICKS, name)
}

/**
 * Returns the source of a visit from its URL; null if there is none. A click id reveals its platform even if it is not
 * stored.
 */
export function attributionOf(search: string, consented: boolean): Attribution | null {
  const params = new URLSearchParams(search)
  const found: Attribution = {}
  for (const [name, field] of entries(UTM)) {
    const value = params.get(name)?.trim().slice(0, MAX_LENGTH)
    if (value) found[field] = value
  }
  for (const [name, origem] of entries(CLICKS)) {
    const value = params.get(name)?.trim().slice(0, MAX_LENGTH)
    if (!value) continue
    found.origem ??= origem
    found.midia ??= 'cpc'
    if (consented) found.clique ??= value
  }

  return Object.keys(found).length > 0 ? found : null
}

/** Returns the query string without tracking parameters; null if it has none. */
export function withoutTracking(search: string): string | null {
  const params = new URLSearchParams(search)
  const tracked = [...params.keys()].filter(isTracking)
  if (tracked.length === 0) return null
  for (const name of tracked) params.delete(name)

  return params.size === 0 ? '' : `?${params}`
}

function entries<Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][]
}
