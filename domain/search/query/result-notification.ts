import type { PriceRange } from '#domain/listing/listing-url.ts'
import { formatBRL } from '#domain/money/format-money.ts'

type Notification = {
  /** The search text, without price and age. */
  texto: string
  /** The text that found results. */
  foundBy: string
  /** Terms that were dropped. */
  retirados: readonly string[]
  /** Kinds of products that the shop doesn't sell, in the plural. */
  naoVendidos: readonly string[]
  /** The requested price range if it has no results; otherwise null. */
  emptyRange: PriceRange | null
  /** Whether anything was found. */
  found: boolean
}

/** Explains to the shopper why the results differ from the search; null if they don't. */
export function notificationOf({
  texto,
  foundBy,
  retirados,
  naoVendidos,
  emptyRange,
  found,
}: Notification): string | null {
  if (naoVendidos.length > 0) {
    const unsold = `Não vendemos ${naoVendidos.join(' nem ')}`
    return found && foundBy !== '' ? `${unsold}; veja ${foundBy}.` : `${unsold}.`
  }
  if (retirados.length > 0 && found) return `Não temos ${texto}; veja ${foundBy}.`
  if (emptyRange)
    return `Não temos ${foundBy || 'nada'} ${rangeWords(emptyRange)}; veja o que há de mais próximo.`

  return null
}

function rangeWords({ de, ate }: PriceRange): string {
  const money = (reais: number) => formatBRL(reais * 100).replace(/,00$/, '')
  if (de !== null && ate !== null) return `entre ${money(de)} e ${money(ate)}`

  return de === null ? `até ${money(ate ?? 0)}` : `a partir de ${money(de)}`
}
