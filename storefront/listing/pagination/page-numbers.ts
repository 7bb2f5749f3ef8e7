/** A gap stands for the pages left out between two numbers. */
export type PageNumber = number | 'gap'

/**
 * The page numbers to link: the first, the last, the current one with its neighbours, and gaps in between. A gap always
 * replaces at least two pages.
 */
export function pageNumbers(pg: number, qtdPages: number): PageNumber[] {
  const shown = new Set([1, pg - 1, pg, pg + 1, qtdPages].filter((n) => n >= 1 && n <= qtdPages))
  const numbers: PageNumber[] = []
  for (let n = 1; n <= qtdPages; n++) {
    const isSinglePage = shown.has(n - 1) && shown.has(n + 1)
    if (shown.has(n) || isSinglePage) numbers.push(n)
    else if (numbers.at(-1) !== 'gap') numbers.push('gap')
  }

  return numbers
}
