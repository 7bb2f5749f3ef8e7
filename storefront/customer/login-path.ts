/**
 * The login page, with the way back (`volta`, a path of the shop) and the product that is to be a favourite after it. The
 * slash at the end is the specification's.
 */
export function loginPath(volta: string, favorito?: number): string {
  const query = new URLSearchParams({ volta })
  if (favorito !== undefined) query.set('favorito', String(favorito))

  return `/checkout/acesso/?${query}`
}
