import { MAX_LINES, MAX_UNITS } from './cart-limits.ts'

/** A SKU and its quantity in the link of a shared cart, and whether it had services of the workshop, which stay out. */
export type SharedLine = {
  idProduto: number
  idAtributoSimples: number
  quantidade: number
  comServicos?: boolean
}

const MAX_ID = 2_147_483_647

/** Writes cart lines for a link: `12-34x2,15-40x1s`, where the last had services. */
export function writeSharedLines(lines: readonly SharedLine[]): string {
  return lines.slice(0, MAX_LINES).map(writeLine).join(',')
}

function writeLine({ idProduto, idAtributoSimples, quantidade, comServicos = false }: SharedLine): string {
  return `${idProduto}-${idAtributoSimples}x${quantidade}${comServicos ? 's' : ''}`
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
  const [, ...found] = /^(\d{1,10})-(\d{1,10})x(\d{1,3})(s?)$/.exec(part) ?? []
  const [idProduto = 0, idAtributoSimples = 0, quantidade = 0] = found.slice(0, 3).map(Number)
  if (!isId(idProduto) || !isId(idAtributoSimples) || quantidade < 1 || quantidade > MAX_UNITS) return null

  const line = { idProduto, idAtributoSimples, quantidade }

  return found[3] === 's' ? { ...line, comServicos: true } : line
}

function isId(id: number): boolean {
  return id >= 1 && id <= MAX_ID
}
