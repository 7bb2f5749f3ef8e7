import { foldText } from '../../format/slug.ts'
import type { Family } from '../families/family.ts'
import { hertz } from '../pitch/note.ts'
import type { Construction } from './charts/charts.ts'
import type { StatedString } from './stated-string.ts'
import { weightForTension } from './tension.ts'
import { solidWeight, unitWeight } from './unit-weight.ts'

/** For which instrument a string is, and the vibrating length at which its maker states its tension. */
type Stated = { family: Family; scaleMm: number | null }

/**
 * Returns kilograms per metre of a string, or null if too little is known. A stated tension at a stated length says it
 * exactly, as makers state tensions at A4 = 440 Hz; otherwise it follows from diameter and construction.
 */
export function statedWeight(string: StatedString, { family, scaleMm }: Stated): number | null {
  const { note, diameter, materials, tension } = string
  if (tension && scaleMm !== null) return weightForTension({ kgf: tension.kgf, scaleMm, hertz: hertz(note) })
  const construction = constructionOf(materials, family)
  if (!diameter || !construction) return null
  if (construction === 'fluorocarbon' || construction === 'nylgut')
    return solidWeight(construction, diameter.mm)

  return unitWeight(construction, diameter.mm / 0.0254)
}

type KnownConstruction = Construction | 'fluorocarbon' | 'nylgut'

/**
 * Returns the construction that a maker's words mean, or null if any of them is unknown: a winding of silver-plated
 * copper weighs otherwise than one of bronze. The charts' windings are on steel.
 */
export function constructionOf(materials: readonly string[], family: Family): KnownConstruction | null {
  const words = materials.map(foldText)
  const windings = WINDINGS.filter(([pattern]) => words.some((word) => pattern.test(word)))
  const solids = SOLIDS.filter(([pattern]) => words.some((word) => pattern.test(word)))
  const isKnown = words.every((word) =>
    [...WINDINGS, ...SOLIDS, [PLAIN]].some(([known]) => known?.test(word)),
  )
  const [[, solid] = [null, 'plainSteel' as const]] = solids
  if (words.length === 0 || !isKnown || windings.length > 1) return null
  const [[, winding] = [null, null]] = windings
  if (winding === null) return solid
  if (solid !== 'plainSteel') return null

  return family === 'baixo' ? (BASS[winding] ?? winding) : winding
}

/** Words that say that there is no winding. */
const PLAIN = /^(liso|lisa|sem enrolamento)$/

const SOLIDS: readonly (readonly [RegExp, KnownConstruction])[] = [
  [/^aco( solido| liso)?$/, 'plainSteel'],
  [/^(nailon|nylon)/, 'plainNylon'],
  [/^nylgut/, 'nylgut'],
  [/^(fluorcarbono|fluorocarbono|carbono)/, 'fluorocarbon'],
]

const WINDINGS: readonly (readonly [RegExp, Construction])[] = [
  [/(flat|fita)/, 'flatWound'],
  [/^(niquel|aco niquelado)/, 'nickelWound'],
  [/^(aco )?inox/, 'stainlessWound'],
  [/^bronze fosforoso/, 'phosphorBronze'],
  [/^bronze 80\/20/, 'bronze8020'],
  [/^bronze 85\/15/, 'bronze8515'],
]

/** The charts of bass strings, whose cores are thicker. */
const BASS: Partial<Record<Construction, Construction>> = { nickelWound: 'bassNickel', flatWound: 'bassFlat' }
