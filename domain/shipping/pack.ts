import {
  bySize,
  isWithin,
  joined,
  type Parcel,
  type ParcelLimits,
  parcelOf,
  type UnitLine,
} from './parcel.ts'

/** Larger shipments are arranged individually. */
export const MAX_PARCELS = 50

/**
 * Packs goods into parcels for a carrier. Returns null if a unit is too large, too heavy or too valuable for it, or if
 * more than `MAX_PARCELS` would be needed.
 *
 * Every unit starts as its own parcel. Then the smallest parcel is repeatedly joined with the smallest one that fits
 * within the limits, an identical one first, until nothing more fits. So equal goods double into roughly a cube, small
 * goods end up beside large ones, and thousands of units take a few dozen steps. The order of the lines does not
 * matter.
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

/** A number of identical parcels. */
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

/** Joins as many parcels of the pile as it has partners, and puts the results and the rest back. */
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

/** Inserts a pile, sorted by size; merges identical parcels. */
function add(piles: Pile[], { parcel, quantidade }: Pile) {
  if (quantidade === 0) return
  const at = piles.findIndex((pile) => bySize(pile.parcel, parcel) >= 0)
  const found = at < 0 ? undefined : piles[at]
  if (found && bySize(found.parcel, parcel) === 0) found.quantidade += quantidade
  else piles.splice(at < 0 ? piles.length : at, 0, { parcel, quantidade })
}
