import {
  bySize,
  isWithin,
  joined,
  type Parcel,
  type ParcelLimits,
  parcelOf,
  type UnitLine,
} from './parcel.ts'

/** Nobody ships more in one go without talking about it. */
export const MAX_PARCELS = 50

/**
 * Packs goods into the volumes of a carrier; null where a unit is too large, too heavy or too dear for it, or where more
 * than `MAX_PARCELS` would come of it.
 *
 * Every unit begins as a volume of its own. Then the smallest volume is joined with the smallest that it can be joined
 * with, its like first, until nothing joins within the limits. Equal goods so double again and again into something like a
 * cube, small goods find a place beside large ones last, and thousands of units take a few dozen steps. The order of the
 * lines changes nothing.
 */
export function pack(lines: readonly UnitLine[], limits: ParcelLimits): Parcel[] | null {
  const piles = pilesOf(lines)
  if (piles.some(({ parcel }) => !isWithin(parcel, limits))) return null

  const packed: Parcel[] = []
  for (let pile = piles.shift(); pile; pile = piles.shift()) {
    const partner = partnerOf(pile, piles, limits)
    if (partner) join(pile, partner, piles)
    else if (packed.length + pile.quantidade > MAX_PARCELS) return null
    else for (let n = 0; n < pile.quantidade; n++) packed.push(pile.parcel)
  }
  return packed
}

/** So many volumes that nothing tells apart. */
type Pile = { parcel: Parcel; quantidade: number }

type Partner = { other: Pile; both: Parcel }

function pilesOf(lines: readonly UnitLine[]): Pile[] {
  const piles: Pile[] = []
  for (const line of lines) add(piles, { parcel: parcelOf(line), quantidade: line.quantidade })

  return piles
}

function partnerOf(pile: Pile, piles: readonly Pile[], limits: ParcelLimits): Partner | null {
  for (const other of pile.quantidade > 1 ? [pile, ...piles] : piles) {
    const both = joined(pile.parcel, other.parcel, limits)
    if (both) return { other, both }
  }
  return null
}

/** Joins as many of the pile as there are partners for, and lays the results and the rest back. */
function join(pile: Pile, { other, both }: Partner, piles: Pile[]) {
  const isSame = other === pile
  const pairs = isSame ? Math.floor(pile.quantidade / 2) : Math.min(pile.quantidade, other.quantidade)
  if (!isSame) {
    other.quantidade -= pairs
    if (other.quantidade === 0) piles.splice(piles.indexOf(other), 1)
  }
  add(piles, { ...pile, quantidade: pile.quantidade - (isSame ? 2 * pairs : pairs) })
  add(piles, { parcel: both, quantidade: pairs })
}

/** Keeps the smallest first, and what is alike together. */
function add(piles: Pile[], { parcel, quantidade }: Pile) {
  if (quantidade === 0) return
  const at = piles.findIndex((pile) => bySize(pile.parcel, parcel) >= 0)
  const found = at < 0 ? undefined : piles[at]
  if (found && bySize(found.parcel, parcel) === 0) found.quantidade += quantidade
  else piles.splice(at < 0 ? piles.length : at, 0, { parcel, quantidade })
}
