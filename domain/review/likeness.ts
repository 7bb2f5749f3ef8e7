import { LEVEL_WORDS, type Player } from './player.ts'

/** What somebody who reads reviews says of themselves. Nobody has used what they are still choosing: no months. */
export type Reader = Pick<Player, 'toca' | 'nivel' | 'estilo'>

/**
 * What makes two players alike, in points by field. The instrument counts most: its very size a little more than the
 * family, since a 3/4 violin answers like a 4/4. A level next to one's own is nearly as good as one's own, farther ones
 * say nothing. The style decides between those who are otherwise alike.
 */
export const LIKENESS_POINTS = {
  toca: { same: 6, family: 5 },
  /** By the steps between both levels. */
  nivel: [3, 2],
  estilo: 2,
} as const

/** From this share of the points that a reader can reach, a reviewer plays like them. */
const ALIKE_SHARE = 0.5

/** How alike a reviewer is, in points. What either didn't say counts nothing. */
export function likeness(reader: Reader, reviewer: Reader): number {
  return (
    instrumentPoints(reader.toca, reviewer.toca) +
    levelPoints(reader, reviewer) +
    stylePoints(reader, reviewer)
  )
}

function instrumentPoints(own: string | null, theirs: string | null): number {
  const { same, family } = LIKENESS_POINTS.toca
  if (own === null || theirs === null) return 0
  if (own === theirs) return same

  return familyOf(own) === familyOf(theirs) ? family : 0
}

/** The part of an instrument's code that its sizes share. */
export function familyOf(toca: string): string {
  return toca.split('.', 1)[0] ?? ''
}

function levelPoints(reader: Reader, reviewer: Reader): number {
  if (reader.nivel === null || reviewer.nivel === null) return 0
  const steps = Math.abs(LEVEL_WORDS.indexOf(reader.nivel) - LEVEL_WORDS.indexOf(reviewer.nivel))

  return LIKENESS_POINTS.nivel[steps] ?? 0
}

function stylePoints(reader: Reader, reviewer: Reader): number {
  return reader.estilo !== null && reader.estilo === reviewer.estilo ? LIKENESS_POINTS.estilo : 0
}

/** The fewest points of a reviewer who plays like a reader; null for a reader who said nothing. */
export function alikeFrom(reader: Reader): number | null {
  const reachable = likeness(reader, reader)

  return reachable === 0 ? null : reachable * ALIKE_SHARE
}
