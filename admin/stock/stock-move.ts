import type { StockLevel } from '#contract/catalog/stock.ts'
import type { Movement } from '#domain/product/movement-problem.ts'

type Goods = Pick<StockLevel, 'idSku' | 'kit'>

/** A movement while it is filled in: its lines show the goods. */
export type Move<Level extends Goods = StockLevel> = {
  tipo: Movement['tipo']
  motivo: string
  lines: { level: Level; quantidade: number }[]
}

/** The kinds of movements by hand, in the order of the form. */
export const MOVE_KINDS = ['entrada', 'saida', 'perda', 'devolucao', 'ajuste'] as const

/** Starts a movement of these goods, one of each. A kit has no stock of its own, so it can't be moved. */
export function newMove<Level extends Goods>(levels: readonly Level[]): Move<Level> {
  const lines = levels.filter(({ kit }) => !kit).map((level) => ({ level, quantidade: 1 }))

  return { tipo: 'entrada', motivo: '', lines }
}

/** Adds goods at the end, unless they are there: then their quantity stays. */
export function withGoods<Level extends Goods>(move: Move<Level>, level: Level): Move<Level> {
  if (move.lines.some((line) => line.level.idSku === level.idSku)) return move

  return { ...move, lines: [...move.lines, { level, quantidade: 1 }] }
}

/** Changes the quantity of a SKU. */
export function withQuantity<Level extends Goods>(
  move: Move<Level>,
  idSku: number,
  quantidade: number,
): Move<Level> {
  const lines = move.lines.map((line) => (line.level.idSku === idSku ? { ...line, quantidade } : line))

  return { ...move, lines }
}

/** Removes a SKU. */
export function withoutGoods<Level extends Goods>(move: Move<Level>, idSku: number): Move<Level> {
  return { ...move, lines: move.lines.filter(({ level }) => level.idSku !== idSku) }
}

/** The bounds of a quantity: only an adjustment may be negative. */
export function quantityBounds(tipo: Movement['tipo']): { min: number; max: number } {
  return { min: tipo === 'ajuste' ? -1_000_000 : 1, max: 1_000_000 }
}

/** Returns the payload. */
export function inputOf({ tipo, motivo, lines }: Move<Goods>) {
  return { tipo, motivo, itens: lines.map(({ level, quantidade }) => ({ idSku: level.idSku, quantidade })) }
}
