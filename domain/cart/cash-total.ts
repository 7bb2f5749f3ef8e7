/** Returns what a cart costs when it is paid at once, in centavos, without freight. */
export function cashTotal({
  total,
  subtotal,
}: {
  total: number
  subtotal: { descontoVista: { valor: number } }
}): number {
  return total - subtotal.descontoVista.valor
}
