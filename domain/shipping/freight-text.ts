import { formatBRL } from '#domain/money/format-money.ts'

/** What freight costs, as text: `R$ 19,90` or `Grátis`. */
export function freightText(valor: number): string {
  return valor === 0 ? 'Grátis' : formatBRL(valor)
}

/** The same within a sentence: `R$ 19,90` or `grátis`. */
export function freightInSentence(valor: number): string {
  return valor === 0 ? 'grátis' : formatBRL(valor)
}
