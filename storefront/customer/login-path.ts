/**
 * The login page with the path to return to (`volta`) and the product to add to the favourites after the login. The
 * specification writes it with a trailing slash.
 */
export function loginPath(volta: string, favorito?: number): string {
  const query = new URLSearchParams({ volta })
  if (favorito !== undefined) query.set('favorito', String(favorito))

  return `/checkout/acesso/?${query}`
}
