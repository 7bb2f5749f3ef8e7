import { splitCents } from '../cart/split-cents.ts'
import { cashPrice } from '../prices.ts'

/** A line of an order, in centavos: `ajustes` are negative and without what paying at once takes off, which stands apart. */
export type SoldLine = {
  idProduto: number
  idSku: number
  quantidade: number
  precoPor: number
  ajustes: readonly { valor: number }[]
  total: number
  descontoVista: number
}

type Edited<Line extends SoldLine> = Omit<Line, 'ajustes'> & { ajustes: Line['ajustes'][number][] }

/**
 * The lines of an order in other quantities; those without one are out. Prices stay as they were agreed. Pieces that are taken
 * out take their part of each discount with them, to the centavo, and pieces that are added cost what the others did before
 * discounts. What Pix takes off is reckoned anew on what is left, at `descontoVista` percent, unless nothing has changed.
 */
export function editLines<Line extends SoldLine>(
  lines: readonly Line[],
  quantities: ReadonlyMap<number, number>,
  descontoVista: number,
): Edited<Line>[] {
  const kept = lines.flatMap((line) => {
    const quantidade = quantities.get(line.idSku)
    return quantidade === undefined ? [] : [withQuantity(line, quantidade)]
  })
  const same =
    kept.length === lines.length && lines.every((line, i) => line.quantidade === kept[i]?.quantidade)

  return same ? kept : withCashDiscount(kept, descontoVista)
}

function withQuantity<Line extends SoldLine>(line: Line, quantidade: number): Edited<Line> {
  const gone = Math.max(0, line.quantidade - quantidade)
  const ajustes = line.ajustes
    .map((ajuste: Line['ajustes'][number]) => {
      const [left = 0] = splitCents(-ajuste.valor, [line.quantidade - gone, gone])
      return { ...ajuste, valor: -left }
    })
    .filter(({ valor }) => valor < 0)
  const total = ajustes.reduce((sum, { valor }) => sum + valor, line.precoPor * quantidade)

  return { ...line, quantidade, ajustes, total }
}

/** As in the cart: on the sum, rounded once, and shared among the lines in the order of their ids. */
function withCashDiscount<Line extends SoldLine>(lines: Edited<Line>[], porcentagem: number): Edited<Line>[] {
  const sorted = lines.toSorted((a, b) => a.idProduto - b.idProduto || a.idSku - b.idSku)
  const total = lines.reduce((sum, line) => sum + line.total, 0)
  const parts = splitCents(
    total - cashPrice(total, porcentagem),
    sorted.map((line) => line.total),
  )

  return lines.map((line) => ({ ...line, descontoVista: parts[sorted.indexOf(line)] ?? 0 }))
}
