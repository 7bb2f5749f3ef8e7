import type { Adjustment } from './adjustment.ts'
import type { CartLine } from './cart-line.ts'
import { type Discounted, discountPairs, discountUnits, take, type Units } from './discounts.ts'
import type { Buyer, Combination, Promotion } from './promotion.ts'
import { fits, unmetCondition } from './unmet-condition.ts'

/** A discount as it was given. `id` is the promotion's or coupon's, null for a combination. */
export type Applied = { source: Omit<Adjustment, 'valor'>; id: number | null; units: Discounted[] }

type Candidate = Omit<Applied, 'units'> & { propose: (free: readonly Units[]) => Discounted[] }

/**
 * What applies by itself: promotions and combinations. A unit takes one of them at most. Where several want the same unit,
 * the one with the deepest discount on what it touches goes first; what it leaves is offered to the others again.
 */
export function automaticDiscounts(
  lines: readonly CartLine[],
  offers: {
    promocoes: readonly Promotion[]
    combinacoes: readonly Combination[]
    agora: Date
    comprador: Buyer
  },
): Applied[] {
  const promotions = offers.promocoes
    .filter((promotion) => unmetCondition(promotion, lines, offers) === null)
    .map(ofPromotion)
  const units = lines.map((line) => take(line, line.quantidade))

  return deepestFirst([...offers.combinacoes.map(ofCombination), ...promotions], units)
}

/** The units that no discount has touched yet. */
export function untouched(units: readonly Units[], applied: readonly Applied[]): Units[] {
  const touched = applied.flatMap((discount) => discount.units)

  return units.flatMap(({ line, quantidade }) => {
    const taken = touched.filter((unit) => unit.line === line)
    const left = taken.reduce((count, unit) => count - unit.quantidade, quantidade)
    return left > 0 ? [take(line, left)] : []
  })
}

function deepestFirst(candidates: readonly Candidate[], free: readonly Units[]): Applied[] {
  // What has nothing to give now has nothing to give when fewer units are left.
  const proposals = candidates
    .map((candidate) => ({ candidate, ...measure(candidate.propose(free)) }))
    .filter(({ desconto }) => desconto > 0)
  const [best, ...others] = proposals.sort(
    (a, b) =>
      b.desconto / b.valor - a.desconto / a.valor ||
      b.desconto - a.desconto ||
      (key(a.candidate) < key(b.candidate) ? -1 : 1),
  )
  if (!best) return []
  const { source, id } = best.candidate
  const applied = { source, id, units: best.units }
  const rest = others.map(({ candidate }) => candidate)

  return [applied, ...deepestFirst(rest, untouched(free, [applied]))]
}

function ofPromotion(promotion: Promotion): Candidate {
  const { id, nome, beneficio } = promotion

  return {
    source: { tipo: 'promocao', origem: String(id), label: nome },
    id,
    propose: (free) =>
      discountUnits(
        beneficio,
        free.filter(({ line }) => fits(promotion, line)),
      ),
  }
}

function ofCombination(combination: Combination): Candidate {
  return {
    source: {
      tipo: 'combinacao',
      origem: `${combination.idProduto}-${combination.idCombinado}`,
      label: 'Compre junto',
    },
    id: null,
    propose: (free) => discountPairs(combination, free),
  }
}

function measure(units: Discounted[]) {
  return {
    units,
    valor: units.reduce((sum, { valor }) => sum + valor, 0),
    desconto: units.reduce((sum, { desconto }) => sum + desconto, 0),
  }
}

function key({ source }: Candidate) {
  return `${source.tipo} ${source.origem}`
}
