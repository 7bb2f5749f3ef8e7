/** Thrown for page numbers that are not numbers (specification, section 5). */
export class PageNumberError extends Error {
  readonly campo: 'pg' | 'qtdPages'

  constructor(campo: 'pg' | 'qtdPages') {
    super(`"${campo}" deve ser do tipo number`)
    this.campo = campo
  }
}

/** Returns the previous and next page of `pg`; null beyond the first or last. */
export function neighbours(pg: unknown, qtdPages: unknown): { prev: number | null; next: number | null } {
  const page = numberOf(pg, 'pg')
  const count = numberOf(qtdPages, 'qtdPages')

  return { prev: page - 1 > 0 ? page - 1 : null, next: page + 1 <= count ? page + 1 : null }
}

/** Returns the page number of a URL, 1 without one. Throws `PageNumberError` if it is not a number. */
export function parsePage(text: string | null): number {
  return text === null || text.trim() === '' ? 1 : numberOf(Number(text), 'pg')
}

/** Returns the number of pages, at least 1. */
export function pageCount(total: number, limit: number): number {
  return Math.max(1, Math.ceil(total / limit))
}

function numberOf(value: unknown, campo: 'pg' | 'qtdPages'): number {
  if (typeof value !== 'number' || Number.isNaN(value)) throw new PageNumberError(campo)
  return value
}
