/**
 * Formats centavos the Brazilian way: `129990` is `R$ 1.299,90`, with a no-break space. The only place that formats
 * money.
 */
export function formatBRL(centavos: number): string {
  return BRL.format(centavos / 100)
}

const BRL = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })
