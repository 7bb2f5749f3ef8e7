import { formatBRL } from '#domain/money/format-money.ts'

/** What freight costs, as text: `R$ 19,90`, `Grátis`, or `A combinar` if that is agreed on after the purchase. */
export function freightText(valor: number, aCombinar = false): string {
  if (aCombinar && valor === 0) return 'A combinar'

  return valor === 0 ? 'Grátis' : formatBRL(valor)
}

/** The same within a sentence: `R$ 19,90`, `grátis`, `valor a combinar`. */
export function freightInSentence(valor: number, aCombinar = false): string {
  if (aCombinar && valor === 0) return 'valor a combinar'

  return valor === 0 ? 'grátis' : formatBRL(valor)
}
