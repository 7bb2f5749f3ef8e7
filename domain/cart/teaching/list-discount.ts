import type { Applied } from '../../promotions/automatic-discounts.ts'
import type { CartLine } from '../cart-line.ts'
import { discountUnits, shareOut, unitsOf } from '../discounts.ts'

/** Units of a SKU that a teacher's list takes `percentual` off; `label` is what shoppers read. */
export type ListedUnits = {
  idLista: string
  label: string
  percentual: number
  idSku: number
  quantidade: number
}

/**
 * Applies the discounts of teachers' lists after promotions and coupon: a percentage of what the list's units cost then,
 * rounded half up once per list. A unit of a line costs the line's average, rounded down.
 */
export function listDiscounts(
  units: readonly ListedUnits[],
  lines: readonly CartLine[],
  applied: readonly Applied[],
): Applied[] {
  const shares = applied.map(shareOut)
  const costOf = (line: CartLine, quantidade: number) => {
    const left = shares.reduce(
      (rest, share) => rest - (share.get(line) ?? 0),
      unitsOf(line, line.quantidade).valor,
    )
    return { line, quantidade, valor: Math.floor((left * quantidade) / line.quantidade) }
  }
  const byList = Map.groupBy(
    units.filter(({ percentual }) => percentual > 0),
    ({ idLista }) => idLista,
  )

  return [...byList]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([origem, ofList]) => {
      const [first] = ofList
      if (!first) return []
      const { percentual, label } = first
      const listed = lines.flatMap((line) => {
        const quantidade = ofList
          .filter(({ idSku }) => idSku === line.idAtributoSimples)
          .reduce((sum, unit) => sum + unit.quantidade, 0)
        return quantidade > 0 ? [costOf(line, Math.min(quantidade, line.quantidade))] : []
      })
      const discount = discountUnits({ tipo: 'porcentagem', porcentagem: percentual }, listed)
      return discount.desconto > 0
        ? [{ ...discount, source: { tipo: 'lista' as const, origem, label }, id: null }]
        : []
    })
}
