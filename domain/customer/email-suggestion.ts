/** The e-mail providers of most Brazilians. */
const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'outlook.com.br',
  'yahoo.com',
  'yahoo.com.br',
  'icloud.com',
  'live.com',
  'msn.com',
  'uol.com.br',
  'bol.com.br',
  'terra.com.br',
  'ig.com.br',
  'globo.com',
  'globomail.com',
  'protonmail.com',
]

/** Real domains that look like a typo of a provider above. */
const REAL = new Set([
  'mail.com',
  'ymail.com',
  'email.com',
  'gmx.com',
  'aol.com',
  'me.com',
  'mac.com',
  'hotmail.com.br',
  'live.com.br',
  'oi.com.br',
  'r7.com',
  'proton.me',
])

/** Wrong endings of provider domains, with the right one. */
const ENDINGS: Readonly<Record<string, string>> = {
  'gmail.com.br': 'gmail.com',
  'icloud.com.br': 'icloud.com',
  'uol.com': 'uol.com.br',
  'bol.com': 'bol.com.br',
  'terra.com': 'terra.com.br',
  'ig.com': 'ig.com.br',
  'globo.com.br': 'globo.com',
}

/**
 * Suggests the address that was probably meant, `maria@gmail.com` for `maria@gmial.com`; null if nothing looks wrong.
 * It is only a suggestion: the customer may keep the typed address.
 */
export function suggestEmail(email: string): string | null {
  const [, name, domain] = /^([^\s@]+)@([^\s@]+)$/.exec(email.trim().toLowerCase()) ?? []
  if (name === undefined || domain === undefined || PROVIDERS.includes(domain) || REAL.has(domain))
    return null
  const meant = ENDINGS[domain] ?? nearest(domain)

  return meant ? `${name}@${meant}` : null
}

/** Short names such as `uol` allow one typo only: two would turn them into another name. */
function nearest(domain: string): string | null {
  const [best] = PROVIDERS.map((provider) => ({ provider, slips: slipsBetween(domain, provider) }))
    .filter(({ provider, slips }) => slips <= (provider.indexOf('.') > 4 ? 2 : 1))
    .toSorted((a, b) => a.slips - b.slips)

  return best?.provider ?? null
}

/** Edit distance: letters added, omitted, replaced or swapped (optimal string alignment). */
function slipsBetween(a: string, b: string): number {
  const rows = [Array.from({ length: b.length + 1 }, (_, j) => j)]
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1
      const turned = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]
      row.push(
        Math.min(
          at(rows, i - 1, j) + 1,
          (row[j - 1] ?? 0) + 1,
          at(rows, i - 1, j - 1) + cost,
          turned ? at(rows, i - 2, j - 2) + 1 : Number.POSITIVE_INFINITY,
        ),
      )
    }
    rows.push(row)
  }

  return at(rows, a.length, b.length)
}

function at(rows: readonly (readonly number[])[], i: number, j: number): number {
  return rows[i]?.[j] ?? 0
}
