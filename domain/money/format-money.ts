import { formatTwoDecimals } from '../format/format-number.ts'

/**
 * Formats centavos the Brazilian way: `129990` is `R$ 1.299,90`, with a no-break space. The only place that formats
 * money.
 */
export function formatBRL(centavos: number): string {
  return `${centavos < 0 ? '-' : ''}R$\u00a0${formatTwoDecimals(Math.abs(centavos) / 100)}`
}
