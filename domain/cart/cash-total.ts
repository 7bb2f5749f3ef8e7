/** What a cart costs when it is paid at once, in centavos; freight comes on top. */
export function cashTotal({
  total,
  subtotal,
}: {
  total: number
  subtotal: { descontoVista: { valor: number } }
}): number {
  return total - subtotal.descontoVista.valor
}
