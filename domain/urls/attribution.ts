/** Where a visit came from, as links of campaigns say it. */
export type Attribution = {
  origem?: string
  midia?: string
  campanha?: string
  termo?: string
  conteudo?: string
  /** The ad's own number of the click; only with the visitor's consent to marketing. */
  clique?: string
}

const UTM = {
  utm_source: 'origem',
  utm_medium: 'midia',
  utm_campaign: 'campanha',
  utm_term: 'termo',
  utm_content: 'conteudo',
} as const

/** Who numbers clicks on its ads under which name. */
const CLICKS = { gclid: 'google', fbclid: 'facebook', msclkid: 'bing' } as const

/** Longer values are cut: nobody reads them. */
const MAX_LENGTH = 120

const TRACKING = [...Object.keys(UTM), ...Object.keys(CLICKS)]

/** What the address tells of where the visit came from; null when it tells nothing. A click's number tells its origin without being kept. */
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

/** The query string without what tells where the visit came from; null when there was nothing to take out. */
export function withoutTracking(search: string): string | null {
  const params = new URLSearchParams(search)
  const tracked = [...params.keys()].filter((name) => TRACKING.includes(name))
  if (tracked.length === 0) return null
  for (const name of tracked) params.delete(name)

  return params.size === 0 ? '' : `?${params}`
}

function entries<Key extends string, Value>(table: Record<Key, Value>): [Key, Value][] {
  return Object.entries(table) as [Key, Value][]
}
