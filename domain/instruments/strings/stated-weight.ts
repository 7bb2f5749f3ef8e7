import { foldText } from '../../format/slug.ts'
import type { Family } from '../families/family.ts'
import { hertz } from '../pitch/note.ts'
import type { Construction } from './charts/charts.ts'
import { MATERIALS } from './material-words.ts'
import type { StatedString } from './stated-string.ts'
import { weightForTension } from './tension.ts'
import { solidWeight, thousandthsOf, unitWeight } from './unit-weight.ts'

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
  if (construction === 'fluorocarbon' || construction === 'nylgut' || construction === 'gut')
    return solidWeight(construction, diameter.mm)

  return unitWeight(construction, thousandthsOf(diameter.mm))
}

/** What a string is made of, if its weight is known from its diameter. */
export type KnownConstruction = Construction | 'fluorocarbon' | 'nylgut' | 'gut'

/**
 * Returns the construction that a maker's words mean, or null if any of them is unknown or no chart has such a winding on
 * such a core. Cores are of steel if they aren't stated, but of nylon in guitars and ukuleles with nylon strings.
 */
export function constructionOf(materials: readonly string[], family: Family): KnownConstruction | null {
  const words = materials.map(foldText)
  const meant = <T>(patterns: readonly (readonly [RegExp, T])[]) => [
    ...new Set(
      patterns.flatMap(([pattern, each]) => (words.some((word) => pattern.test(word)) ? [each] : [])),
    ),
  ]
  const isKnown = words.every((word) => KNOWN.some((pattern) => pattern.test(word)))
  const windings = meant(WINDINGS)
  // Flat wires are of steel and of nickel; the shape says more of the weight.
  const [winding = null] = windings.includes('flatWound') ? ['flatWound' as const] : windings
  if (words.length === 0 || !isKnown || (windings.length > 1 && winding !== 'flatWound')) return null
  const [solid = NYLON_STRUNG.includes(family) ? 'plainNylon' : 'plainSteel'] = meant(SOLIDS)
  if (winding === null) return solid
  if (solid === 'plainNylon') return ON_NYLON[winding] ?? null
  if (solid !== 'plainSteel') return null
  const onSteel = winding === 'silver' ? SILVER_ON_STEEL : winding

  return family === 'baixo' ? (BASS[onSteel] ?? onSteel) : onSteel
}

const NYLON_STRUNG: readonly Family[] = ['violaoNailon', 'ukulele']

const SOLIDS: readonly (readonly [RegExp, KnownConstruction])[] = [
  [MATERIALS.plainSteel, 'plainSteel'],
  [MATERIALS.nylon, 'plainNylon'],
  // D'Addario's Nyltech is made by Aquila.
  [MATERIALS.nylgut, 'nylgut'],
  [MATERIALS.fluorocarbon, 'fluorocarbon'],
  [MATERIALS.gut, 'gut'],
]

type Winding = Construction | 'silver'

const WINDINGS: readonly (readonly [RegExp, Winding])[] = [
  [MATERIALS.flat, 'flatWound'],
  [MATERIALS.nickel, 'nickelWound'],
  [MATERIALS.pureNickel, 'nickelWound'],
  [MATERIALS.stainless, 'stainlessWound'],
  [MATERIALS.phosphorBronze, 'phosphorBronze'],
  [MATERIALS.bronze8020, 'bronze8020'],
  [MATERIALS.bronze8515, 'bronze8515'],
  [MATERIALS.silverPlated, 'silver'],
]

const KNOWN: readonly RegExp[] = [...WINDINGS, ...SOLIDS].map(([pattern]) => pattern).concat(MATERIALS.plain)

/**
 * No maker publishes round-wound silver-plated copper on steel. Copper (8.94 g/cm³) and phosphor bronze with 8 % of tin
 * (8.80) differ by 1.6 %, and the windings by less than that of the whole string. GHS's Silk & Steel, which has silk
 * between the two, is charted at the weight of phosphor bronze up to .032 and 5 to 14 % above it from there on.
 */
const SILVER_ON_STEEL: Construction = 'phosphorBronze'

const ON_NYLON: Partial<Record<Winding, Construction>> = {
  silver: 'silverOnNylon',
  bronze8020: 'brassOnNylon',
}

/** The charts of bass strings, whose cores are thicker. */
const BASS: Partial<Record<Construction, Construction>> = {
  nickelWound: 'bassNickel',
  stainlessWound: 'bassStainless',
  flatWound: 'bassFlat',
}
