/** The product to add to the favourites after the login, from the query (`favorito`). */
export function pendingFavourite(url: URL): number | undefined {
  const idProduto = Number(url.searchParams.get('favorito'))

  return Number.isInteger(idProduto) && idProduto > 0 ? idProduto : undefined
}
