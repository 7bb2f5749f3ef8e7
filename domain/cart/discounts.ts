import { combinedPrice } from '../money/prices.ts'
import { splitCents } from '../money/split-cents.ts'
import type { Benefit, Combination } from '../promotions/promotion.ts'
import { byPrice, type CartLine } from './cart-line.ts'

/** Units of a line that a discount may apply to, and their total price in centavos. */
export type Units = { line: CartLine; quantidade: number; valor: number }

/** The total discount on these units, in centavos. */
export type Discount = { units: Units[]; desconto: number }

/**
 * Returns the discount of a benefit on these units, calculated on their sum and rounded half up once. Free freight
 * applies to no unit.
 */
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

/** Pairs one unit of each product, most expensive first, as long as both products have units. */
export function discountPairs(combination: Combination, units: readonly Units[]): Discount {
  const { idProduto, idCombinado } = combination
  const firsts = mostExpensiveFirst(units.filter(({ line }) => line.idProduto === idProduto))
  const seconds = mostExpensiveFirst(units.filter(({ line }) => line.idProduto === idCombinado))

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
          units: [unitsOf(first.line, pairs), unitsOf(second.line, pairs)],
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
 * Splits a discount over its lines in proportion to price. The free unit of "leve 3, pague 2" shares too: a buyer who
 * returns one item is refunded what it really cost, and no invoice item costs zero.
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
export function unitsOf(line: CartLine, quantidade: number): Units {
  return { line, quantidade, valor: line.precoPor * quantidade }
}

function discountGroups({ leve, pague }: { leve: number; pague: number }, units: readonly Units[]): Discount {
  const queue = mostExpensiveFirst(units)
  const grouped = Math.floor((queue.at(-1)?.ate ?? 0) / leve) * leve
  const touched = queue
    .filter(({ de }) => de < grouped)
    .map(({ line, de, ate }) => ({ line, de, ate: Math.min(ate, grouped) }))
  // Number of free units among the first `count`: those of complete groups, plus those beyond `pague` in the group in
  // progress.
  const freeOf = (count: number) =>
    Math.floor(count / leve) * (leve - pague) + Math.max(0, (count % leve) - pague)

  return {
    units: touched.map(({ line, de, ate }) => unitsOf(line, ate - de)),
    desconto: touched.reduce((sum, { line, de, ate }) => sum + line.precoPor * (freeOf(ate) - freeOf(de)), 0),
  }
}

/** Queues all units, most expensive first: each line occupies positions `de` up to `ate` (exclusive). */
function mostExpensiveFirst(units: readonly Units[]) {
  let ate = 0

  return units
    .toSorted((a, b) => byPrice(a.line, b.line))
    .map(({ line, quantidade }) => {
      const de = ate
      ate += quantidade
      return { line, de, ate }
    })
}
