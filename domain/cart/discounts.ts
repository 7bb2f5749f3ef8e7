import { splitCents } from '../money/split-cents.ts'
import { combinedPrice } from '../prices/prices.ts'
import type { Benefit, Combination } from '../promotions/promotion.ts'
import { byPrice, type CartLine } from './cart-line.ts'

/** Units of a line that a discount may touch, and what they cost together, in centavos. */
export type Units = { line: CartLine; quantidade: number; valor: number }

/** What a discount takes off the units that it touches, together. */
export type Discount = { units: Units[]; desconto: number }

/** What a benefit takes off these units, reckoned on their sum and rounded half up once. Free freight touches no unit. */
export function discountUnits(beneficio: Benefit, units: readonly Units[]): Discount {
  const sum = units.reduce((total, { valor }) => total + valor, 0)
  switch (beneficio.tipo) {
    case 'porcentagem':
      return { units: [...units], desconto: Math.round((sum * beneficio.porcentagem) / 100) }
    case 'valor':
      return { units: [...units], desconto: Math.min(beneficio.valor, sum) }
    case 'levePague':
      return discountGroups(beneficio, units)
    case 'freteGratis':
      return { units: [], desconto: 0 }
  }
}

/** One of each product at a time, dearest first, as often as there is one of each. */
export function discountPairs(combination: Combination, units: readonly Units[]): Discount {
  const { idProduto, idCombinado } = combination
  const firsts = dearestFirst(units.filter(({ line }) => line.idProduto === idProduto))
  const seconds = dearestFirst(units.filter(({ line }) => line.idProduto === idCombinado))

  const blocks = firsts.flatMap((first) =>
    seconds.flatMap((second) => {
      const pairs = Math.min(first.ate, second.ate) - Math.max(first.de, second.de)
      if (pairs <= 0) return []
      const { precoSeparado, precoJunto } = combinedPrice(first.line.precoPor, {
        ...combination,
        precoPor: second.line.precoPor,
      })
      return [
        {
          units: [take(first.line, pairs), take(second.line, pairs)],
          desconto: pairs * (precoSeparado - precoJunto),
        },
      ]
    }),
  )
  return {
    units: blocks.flatMap((block) => block.units),
    desconto: blocks.reduce((sum, { desconto }) => sum + desconto, 0),
  }
}

/**
 * What a discount takes off each line. All that it touched shares it in proportion to prices, the free unit of "leve 3,
 * pague 2" included: whoever returns one item gets back what it really cost, and no item of an invoice costs nothing.
 */
export function shareOut({ units, desconto }: Discount): Map<CartLine, number> {
  const parts = splitCents(
    desconto,
    units.map(({ valor }) => valor),
  )
  const shares = new Map<CartLine, number>()
  for (const [i, { line }] of units.entries()) shares.set(line, (shares.get(line) ?? 0) + (parts[i] ?? 0))

  return shares
}

/** These units of a line at its price. */
export function take(line: CartLine, quantidade: number): Units {
  return { line, quantidade, valor: line.precoPor * quantidade }
}

function discountGroups({ leve, pague }: { leve: number; pague: number }, units: readonly Units[]): Discount {
  const queue = dearestFirst(units)
  const grouped = Math.floor((queue.at(-1)?.ate ?? 0) / leve) * leve
  const touched = queue
    .filter(({ de }) => de < grouped)
    .map(({ line, de, ate }) => ({ line, de, ate: Math.min(ate, grouped) }))
  // Free ones among so many first units: those of whole groups, and those beyond `pague` of the group that is begun.
  const freeOf = (count: number) =>
    Math.floor(count / leve) * (leve - pague) + Math.max(0, (count % leve) - pague)

  return {
    units: touched.map(({ line, de, ate }) => take(line, ate - de)),
    desconto: touched.reduce((sum, { line, de, ate }) => sum + line.precoPor * (freeOf(ate) - freeOf(de)), 0),
  }
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
