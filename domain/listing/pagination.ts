/** What a page's numbers must be (specification, section 5). */
export class PageNumberError extends Error {
  readonly campo: 'pg' | 'qtdPages'

  constructor(campo: 'pg' | 'qtdPages') {
    super(`"${campo}" deve ser do tipo number`)
    this.campo = campo
  }
}

/** The neighbours of a page: a next one if it does not pass the count, a previous one if it is above zero. */
export function neighbours(pg: unknown, qtdPages: unknown): { prev: number | null; next: number | null } {
  const page = numberOf(pg, 'pg')
  const count = numberOf(qtdPages, 'qtdPages')

  return { prev: page - 1 > 0 ? page - 1 : null, next: page + 1 <= count ? page + 1 : null }
}

/** The page that an address names: 1 without one. Throws `PageNumberError` for what is no number. */
export function parsePage(text: string | null): number {
  return text === null || text.trim() === '' ? 1 : numberOf(Number(text), 'pg')
}

/** How many pages a total fills; an empty one still has its first. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

function numberOf(value: unknown, campo: 'pg' | 'qtdPages'): number {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new PageNumberError(campo)
  return value
}
