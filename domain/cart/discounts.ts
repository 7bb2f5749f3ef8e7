import { combinedPrice } from '../prices.ts'
import { byPrice, type CartLine } from './cart-line.ts'
import type { Benefit, Combination } from './promotion.ts'
import { splitCents } from './split-cents.ts'

/** Units of a line that a discount may touch, and what they cost together, in centavos. */
export type Units = { line: CartLine; quantidade: number; valor: number }

/** Units that a discount touched, what they cost before it, and what it takes off. */
export type Discounted = Units & { desconto: number }

/**
 * What a benefit takes off these units. It is reckoned on their sum, rounded half up once, and shared by all that it
 * touched in proportion to their prices, the free unit of "leve 3, pague 2" included: whoever returns one item gets back
 * what it really cost, and no item of an invoice costs nothing. Free freight touches no unit.
 */
export function discountUnits(beneficio: Benefit, units: readonly Units[]): Discounted[] {
  const sum = units.reduce((total, { valor }) => total + valor, 0)
  switch (beneficio.tipo) {
    case 'porcentagem':
      return share(Math.round((sum * beneficio.porcentagem) / 100), units)
    case 'valor':
      return share(Math.min(beneficio.valor, sum), units)
    case 'levePague':
      return discountGroups(beneficio, units)
    case 'freteGratis':
      return []
  }
}

/** One of each product at a time, dearest first, as often as there is one of each. */
export function discountPairs(combination: Combination, units: readonly Units[]): Discounted[] {
  const { idProduto, idCombinado } = combination
  const firsts = dearestFirst(units.filter(({ line }) => line.idProduto === idProduto))
  const seconds = dearestFirst(units.filter(({ line }) => line.idProduto === idCombinado))

  return firsts.flatMap((first) =>
    seconds.flatMap((second) => {
      const pairs = Math.min(first.ate, second.ate) - Math.max(first.de, second.de)
      if (pairs <= 0) return []
      const { precoSeparado, precoJunto } = combinedPrice(first.line.precoPor, {
        ...combination,
        precoPor: second.line.precoPor,
      })
      return share(pairs * (precoSeparado - precoJunto), [take(first.line, pairs), take(second.line, pairs)])
    }),
  )
}

/** These units of a line at its price. */
export function take(line: CartLine, quantidade: number): Units {
  return { line, quantidade, valor: line.precoPor * quantidade }
}

function discountGroups(
  { leve, pague }: { leve: number; pague: number },
  units: readonly Units[],
): Discounted[] {
  const queue = dearestFirst(units)
  const grouped = Math.floor((queue.at(-1)?.ate ?? 0) / leve) * leve
  const touched = queue.filter(({ de }) => de < grouped)
  // Free units among the first so many: all those of whole groups, and those beyond `pague` of the last.
  const freeUntil = (count: number) =>
    Math.floor(count / leve) * (leve - pague) + Math.max(0, (count % leve) - pague)
  const desconto = touched.reduce(
    (sum, { line, de, ate }) => sum + line.precoPor * (freeUntil(Math.min(ate, grouped)) - freeUntil(de)),
    0,
  )
  return share(
    desconto,
    touched.map(({ line, de, ate }) => take(line, Math.min(ate, grouped) - de)),
  )
}

/** The units in one queue, the dearest first: each line stands from `de` up to, without, `ate`. */
function dearestFirst(units: readonly Units[]) {
  let ate = 0

  return units
    .toSorted((a, b) => byPrice(a.line, b.line))
    .map(({ line, quantidade }) => {
      const de = ate
      ate += quantidade
      return { line, de, ate }
    })
}

function share(desconto: number, units: readonly Units[]): Discounted[] {
  const parts = splitCents(
    desconto,
    units.map(({ valor }) => valor),
  )
  return units.map((unit, i) => ({ ...unit, desconto: parts[i] ?? 0 }))
}
