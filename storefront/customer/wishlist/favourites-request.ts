import { PageNumberError, parsePage } from '#domain/listing/pagination.ts'

/** Past every page that a customer can fill; the platform answers with the last one there is. */
const LAST_PAGE = 500

/** A product that is to be a favourite, or no more. */
export type FavouriteChange = { idProduto: number; favourite: boolean }

/** The page that the address asks for. What is no number throws the specification's sentence, with status 400. */
export function pageOf(params: URLSearchParams): number {
  try {
    return Math.trunc(Math.min(Math.max(parsePage(params.get('pg')), 1), LAST_PAGE))
  } catch (error) {
    if (!(error instanceof PageNumberError)) throw error
    throw new Response(error.message, { status: 400, statusText: error.message })
  }
}

/** What a form asks for: `guardar` or `remover` with a product's id. Throws a response with status 400 for anything else. */
export function changeOf(form: FormData): FavouriteChange {
  for (const [name, favourite] of [
    ['guardar', true],
    ['remover', false],
  ] as const) {
    const value = form.get(name)
    if (typeof value === 'string' && /^[1-9]\d{0,8}$/.test(value))
      return { idProduto: Number(value), favourite }
  }
  throw new Response(null, { status: 400, statusText: 'Bad Request' })
}
