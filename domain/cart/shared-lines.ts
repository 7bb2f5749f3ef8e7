import { MAX_LINES, MAX_UNITS } from './cart-limits.ts'

/** A SKU and its quantity in the link of a shared cart. */
export type SharedLine = { idProduto: number; idAtributoSimples: number; quantidade: number }

const MAX_ID = 2_147_483_647

/** Writes cart lines for a link: `12-34x2,15-40x1`. */
export function writeSharedLines(lines: readonly SharedLine[]): string {
  return lines
    .slice(0, MAX_LINES)
    .map(({ idProduto, idAtributoSimples, quantidade }) => `${idProduto}-${idAtributoSimples}x${quantidade}`)
    .join(',')
}

/**
 * Reads the lines of a link, each SKU once, and counts the unreadable parts: a link may be truncated or altered. Parts
 * beyond the maximum number of lines are ignored.
 */
export function readSharedLines(text: string): { lines: SharedLine[]; unreadable: number } {
  const parts = text === '' ? [] : text.split(',', MAX_LINES)
  const lines = parts.map(readLine).filter((line) => line !== null)
  const bySku = new Map(lines.map((line) => [line.idAtributoSimples, line]))

  return { lines: [...bySku.values()], unreadable: parts.length - lines.length }
}

function readLine(part: string): SharedLine | null {
  const numbers = /^(\d{1,10})-(\d{1,10})x(\d{1,3})$/.exec(part)?.slice(1).map(Number) ?? []
  const [idProduto = 0, idAtributoSimples = 0, quantidade = 0] = numbers
  if (!isId(idProduto) || !isId(idAtributoSimples) || quantidade < 1 || quantidade > MAX_UNITS) return null

  return { idProduto, idAtributoSimples, quantidade }
}

function isId(id: number): boolean {
  return id >= 1 && id <= MAX_ID
}
