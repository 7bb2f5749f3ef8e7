/** Formats centavos as the layout of the NF-e requires: `1299.90`. */
export function reais(centavos: number): string {
  return `${Math.trunc(centavos / 100)}.${String(centavos % 100).padStart(2, '0')}`
}
