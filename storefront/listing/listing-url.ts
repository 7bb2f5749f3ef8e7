/**
 * The address that a listing's loader asks the platform for. A `pg` or `ipp` that is no whole number from 1 on makes the
 * page one that does not exist (specification, sections 5 and 8).
 */
export function listingUrl(request: Request): string {
  const { pathname, search, searchParams } = new URL(request.url)
  for (const chave of ['pg', 'ipp']) {
    const valor = searchParams.get(chave)
    if (valor !== null && !/^[1-9]\d{0,4}$/.test(valor)) {
      const message = `"${chave}" deve ser do tipo number`
      throw new Response(message, { status: 404, statusText: message })
    }
  }

  return pathname + search
}
