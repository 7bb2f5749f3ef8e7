import type { Adjustment } from '../cart/adjustment.ts'
import type { CartLine } from '../cart/cart-line.ts'
import { type Discount, discountPairs, discountUnits, type Units, unitsOf } from '../cart/discounts.ts'
import type { Buyer, Combination, Promotion } from './promotion.ts'
import { fits, unmetCondition } from './unmet-condition.ts'

/** An applied discount. `id` is that of the promotion or coupon, null for a combination. */
export type Applied = Discount & { source: Omit<Adjustment, 'valor'>; id: number | null }

type Candidate = Omit<Applied, keyof Discount> & { propose: (free: readonly Units[]) => Discount }

type Proposal = Discount & { candidate: Candidate }

/**
 * Applies promotions and combinations. A unit gets at most one of them. If several compete for the same units, tries
 * each of them first, then the others by their discount rate, highest first, and keeps the cheapest result. So several
 * together never take off less than one of them alone.
 */
export function automaticDiscounts(
  lines: readonly CartLine[],
  offers: {
    promocoes: readonly Promotion[]
    combinacoes: readonly Combination[]
    now: Date
    comprador: Buyer
  },
): Applied[] {
  const promotions = offers.promocoes
    .filter((promotion) => unmetCondition(promotion, lines, offers) === null)
    .map(ofPromotion)
  const units = lines.map((line) => unitsOf(line, line.quantidade))

  return cheapest([...offers.combinacoes.map(ofCombination), ...promotions], units)
}

/** Returns the units without a discount. */
export function untouched(units: readonly Units[], applied: readonly Applied[]): Units[] {
  const used = new Map<CartLine, number>()
  for (const { line, quantidade } of applied.flatMap((discount) => discount.units))
    used.set(line, (used.get(line) ?? 0) + quantidade)

  return units.flatMap(({ line, quantidade }) => {
    const left = quantidade - (used.get(line) ?? 0)
    return left > 0 ? [unitsOf(line, left)] : []
  })
}

function cheapest(candidates: readonly Candidate[], units: readonly Units[]): Applied[] {
  const proposals = proposalsFor(candidates, units)
  const ways = proposals.map((first) => applyFirst(first, proposals, units))
  const saved = ways.map((way) => way.reduce((sum, { desconto }) => sum + desconto, 0))

  return ways[saved.indexOf(Math.max(...saved))] ?? []
}

function applyFirst(first: Proposal, proposals: readonly Proposal[], units: readonly Units[]): Applied[] {
  const { candidate, ...discount } = first
  const applied = { ...discount, source: candidate.source, id: candidate.id }
  const others = proposals.filter((proposal) => proposal !== first)
  const left = untouched(units, [applied])
  const next = proposalsFor(
    others.map((proposal) => proposal.candidate),
    left,
  )
  return next[0] ? [applied, ...applyFirst(next[0], next, left)] : [applied]
}

/** Returns the candidates that take something off these units, highest discount rate first. */
function proposalsFor(candidates: readonly Candidate[], units: readonly Units[]): Proposal[] {
  return candidates
    .map((candidate) => ({ candidate, ...candidate.propose(units) }))
    .filter(({ desconto }) => desconto > 0)
    .map((proposal) => ({ proposal, depth: depthOf(proposal) }))
    .sort(
      (a, b) =>
        b.depth - a.depth ||
        b.proposal.desconto - a.proposal.desconto ||
        (key(a.proposal) < key(b.proposal) ? -1 : 1),
    )
    .map(({ proposal }) => proposal)
}

function depthOf({ units, desconto }: Discount) {
  return desconto / units.reduce((sum, { valor }) => sum + valor, 0)
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

function key({ candidate: { source } }: Proposal) {
  return `${source.tipo} ${source.origem}`
}
