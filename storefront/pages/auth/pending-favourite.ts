/** The product that a visitor wanted as a favourite before they had to log in, as addresses carry it (`favorito`). */
export function pendingFavourite(url: URL): number | undefined {
  const idProduto = Number(url.searchParams.get('favorito'))

  return Number.isInteger(idProduto) && idProduto > 0 ? idProduto : undefined
}
