import { PageNumberError, parsePage } from '#domain/listing/pagination.ts'

/** More pages than any customer can fill; the platform answers with the last existing one. */
const LAST_PAGE = 500

/** A product to add to or remove from the favourites. */
export type FavouriteChange = { idProduto: number; favourite: boolean }

/** The requested page. Throws the specification's sentence, with status 400, if it is not a number. */
export function pageOf(params: URLSearchParams): number {
  try {
    return Math.trunc(Math.min(Math.max(parsePage(params.get('pg')), 1), LAST_PAGE))
  } catch (error) {
    if (!(error instanceof PageNumberError)) throw error
    throw new Response(error.message, { status: 400, statusText: error.message })
  }
}

/**
 * The change that a form requests: `guardar` or `remover` with a product's id. Throws a response with status 400 for
 * anything else.
 */
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
