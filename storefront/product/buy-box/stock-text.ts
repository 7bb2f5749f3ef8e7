/** The stock as text: exact for the last three units, "Esgotado" for none. */
export function stockText(estoque: number): string {
  if (estoque <= 0) return 'Esgotado'
  if (estoque === 1) return 'Última unidade'

  return estoque <= 3 ? `Últimas ${estoque} unidades` : 'Em estoque'
}
