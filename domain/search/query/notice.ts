import type { PriceRange } from '#domain/listing/listing-url.ts'
import { formatBRL } from '#domain/money/format-money.ts'

type Notification = {
  /** What was asked for, without money and age. */
  texto: string
  /** What it was found by. */
  kept: string
  /** Words that were left out. */
  retirados: readonly string[]
  /** Kinds of goods that the shop doesn't sell, in the plural. */
  naoVendidos: readonly string[]
  /** The range of prices in which there is nothing; null if there is something. */
  emptyRange: PriceRange | null
  /** Whether something was found. */
  found: boolean
}

/** What the shop says of an answer that is not quite what was asked for; null where it is. */
export function notificationOf({
  texto,
  kept,
  retirados,
  naoVendidos,
  emptyRange,
  found,
}: Notification): string | null {
  if (naoVendidos.length > 0) {
    const unsold = `Não vendemos ${naoVendidos.join(' nem ')}`
    return found && kept !== '' ? `${unsold}; veja ${kept}.` : `${unsold}.`
  }
  if (retirados.length > 0 && found) return `Não temos ${texto}; veja ${kept}.`
  if (emptyRange)
    return `Não temos ${kept || 'nada'} ${rangeWords(emptyRange)}; veja o que há de mais próximo.`

  return null
}

function rangeWords({ de, ate }: PriceRange): string {
  const money = (reais: number) => formatBRL(reais * 100).replace(/,00$/, '')
  if (de !== null && ate !== null) return `entre ${money(de)} e ${money(ate)}`

  return de === null ? `até ${money(ate ?? 0)}` : `a partir de ${money(de)}`
}
