/** How much there is, as a shopper reads it: the last three are counted, sold out is said. */
export function stockText(estoque: number): string {
  if (estoque <= 0) return 'Esgotado'
  if (estoque === 1) return 'Última unidade'

  return estoque <= 3 ? `Últimas ${estoque} unidades` : 'Em estoque'
}
