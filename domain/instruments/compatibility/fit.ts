import { FAMILIES, type Family } from '../families/family.ts'
import { areComparable, isFullSize, scaleRange, sizeNamed } from '../sizes/sizes.ts'
import { isAlsoServed, servesSize } from '../sizes/sizes-sold.ts'
import { usualScales } from '../sizes/usual-scale.ts'
import { takesStringsOf } from './shared-strings.ts'
import { ENDS_OF_HOLD, HOLDS, type StringEnd, type TailHold } from './string-ends.ts'

/** What is known of an instrument; whatever is missing is not judged. */
export type Instrument = {
  family: Family
  size?: string
  scaleMm?: number
  strings?: number
  /** Of the violin family, how the first string is held: only there is a hook. */
  hold?: TailHold
}

/** What is known of a set of strings. */
export type StringSet = {
  family: Family
  size?: string
  /** The vibrating lengths for which its maker sells it. */
  scalesMm?: readonly [min: number, max: number]
  strings?: number
  end?: StringEnd
}

/** Why something doesn't fit: in a few words for a badge, and as a sentence. */
type Reason = { short: string; reason: string }

/**
 * Whether something fits, and why not; `null` in `fits` if too little is known to say. `open` is the only thing that
 * isn't known, if there is only one that its player can tell.
 */
export type Fit = { fits: true } | Misfit | { fits: null; open?: Reason }

/** `passed` counts what fits before the first reason: strings of the right size with the wrong end are the nearer miss. */
type Misfit = { fits: false; passed: number } & Reason

/** Tells whether a set of strings fits an instrument. The first reason against it is given. */
export function stringsFit(instrument: Instrument, set: StringSet): Fit {
  const misfit = firstMisfit([
    familyReason(instrument, set),
    sizeReason(instrument, set),
    scaleReason(instrument, set),
    countReason(instrument, set),
    endReason(instrument, set),
  ])
  if (misfit) return misfit

  if (!isJudged(instrument, set)) return { fits: null }
  const open = openEnd(instrument, set)

  return open === null ? { fits: true } : { fits: null, open }
}

/** What an accessory asks of the instrument that it goes onto. */
export type Accessory = {
  families: readonly Family[]
  sizes?: readonly string[]
  /** For tuning machines: the hole in the headstock in millimetres. */
  postMm?: number
  hand?: Hand
}

export type Hand = 'destro' | 'canhoto'

/** Tells whether an accessory (bridge, case, pegs, capo …) fits an instrument. */
export function accessoryFits(
  instrument: Instrument & { postMm?: number; hand?: Hand },
  accessory: Accessory,
): Fit {
  const misfit = firstMisfit([
    accessoryFamilyReason(instrument, accessory),
    accessorySizeReason(instrument, accessory),
    postReason(instrument, accessory),
    handReason(instrument, accessory),
  ])
  if (misfit) return misfit
  const sizeIsOpen =
    accessory.sizes !== undefined &&
    (instrument.size === undefined || !isJudgedBySize(instrument, accessory.sizes))
  const postIsOpen = accessory.postMm !== undefined && instrument.postMm === undefined
  const handIsOpen = accessory.hand === 'canhoto' && instrument.hand === undefined

  return sizeIsOpen || postIsOpen || handIsOpen ? { fits: null } : { fits: true }
}

/** The first of several reasons in the order in which they are given; null if there is none. */
function firstMisfit(reasons: readonly (Reason | null)[]): Misfit | null {
  const passed = reasons.findIndex((reason) => reason !== null)
  const reason = reasons[passed]

  return reason ? { fits: false, passed, ...reason } : null
}

/** Of several misfits the one to speak of, since most fits; undefined if there are none. */
export function nearestMisfit(fits: readonly Fit[]): Misfit | undefined {
  const misfits = fits.filter((fit) => fit.fits === false)

  return misfits.toSorted((one, other) => other.passed - one.passed)[0]
}

function familyReason(instrument: Instrument, set: StringSet): Reason | null {
  if (takesStringsOf(instrument, set.family)) return null

  return {
    short: `são ${FAMILIES[set.family].ofThe}`,
    reason: `Estas cordas são ${FAMILIES[set.family].ofThe}, e não ${FAMILIES[instrument.family].ofThe}.`,
  }
}

function sizeReason({ family, size }: Instrument, set: StringSet): Reason | null {
  if (size === undefined || set.size === undefined) return null
  const own = sizeNamed(family, size)
  const theirs = sizeNamed(family, set.size) ?? (isFullSize(set.size) ? { nome: '4/4' } : undefined)
  if (!own || !theirs || !areComparable(own, theirs) || servesSize(family, theirs.nome, own)) return null

  return {
    short: `é para ${theirs.nome}`,
    reason: `O instrumento é ${own.nome}: cordas para ${theirs.nome} não teriam o comprimento nem a tensão certos.`,
  }
}

function scaleReason({ family, size, scaleMm }: Instrument, set: StringSet): Reason | null {
  if (!set.scalesMm) return null
  const [min, max] = set.scalesMm
  const own = size === undefined ? undefined : sizeNamed(family, size)
  const [shortest, longest] = scaleMm === undefined ? scaleRange(family, own) : [scaleMm, scaleMm]
  if (shortest > max)
    return {
      short: 'escala longa',
      reason: `Escala longa demais: serve até ${max} mm, e a sua tem ${shortest} mm.`,
    }
  // Strings for 4/4 serve the shorter 7/8, whatever length is stated for a 4/4.
  const isServed = scaleMm === undefined && own && isAlsoServed(family, set.size ? [set.size] : [], own)
  if (longest < min && !isServed)
    return {
      short: 'escala curta',
      reason: `Escala curta demais: serve a partir de ${min} mm, e a sua tem ${longest} mm.`,
    }

  return null
}

function countReason({ strings }: Instrument, set: StringSet): Reason | null {
  if (strings === undefined || set.strings === undefined || strings === set.strings) return null

  return {
    short: `tem ${set.strings} cordas`,
    reason: `O jogo tem ${set.strings} cordas, e o instrumento leva ${strings}.`,
  }
}

const END_NAMES: Readonly<Record<StringEnd, string>> = {
  bola: 'de bola',
  laco: 'de laço',
  removivel: 'de bola removível',
  livre: 'de ponta livre',
}

function endReason({ family, hold }: Instrument, { end }: StringSet): Reason | null {
  const [usual, ...others] = HOLDS[family]
  const known = hold ?? (others.length === 0 ? usual : undefined)
  if (known === undefined || end === undefined || ENDS_OF_HOLD[known].includes(end)) return null

  return {
    short: `é ${END_NAMES[end]}`,
    reason: `${holdSentence(family, known)}, e esta é ${END_NAMES[end]}.`,
  }
}

function holdSentence(family: Family, hold: TailHold): string {
  if (hold === 'amarrado') return 'O cavalete é de amarrar e pede corda de ponta livre ou de bola'
  if (hold === 'encaixe') return 'O estandarte ou a ponte segura a corda pela bola'

  return FAMILIES[family].bowed
    ? 'O microafinador é de gancho e pede corda de laço'
    : 'O cordal é de ganchos e pede corda de laço'
}

/**
 * What has to be known of an instrument for an end that its family usually can't hold: a loop is only for a violin with
 * a hook. Null if the usual way of the family for which it is made holds the end, or the way is known.
 */
function openEnd({ family, hold }: Instrument, { family: stringsFor, end }: StringSet): Reason | null {
  if (hold !== undefined || end === undefined || ENDS_OF_HOLD[HOLDS[stringsFor][0]].includes(end)) return null
  const place = FAMILIES[family].bowed ? 'microafinador' : 'cordal'

  return {
    short: `depende do ${place}`,
    reason: `A corda é ${END_NAMES[end]}, que nem todo ${place} segura: diga em Meu instrumento, em Mais detalhes, como ela prende no seu.`,
  }
}

/** A family alone says little where it has sizes: a set for 4/4 must not be called fit for any violin. */
function isJudged(instrument: Instrument, set: StringSet): boolean {
  if (!saysCount(instrument, set) || !saysLength(instrument, set) || !saysEnd(instrument, set)) return false
  if (set.size !== undefined) return instrument.size !== undefined && isJudgedForSize(instrument, set.size)
  if (set.scalesMm) return instrument.scaleMm !== undefined || instrument.size !== undefined

  return true
}

/** Strings for a viola of 4/4 serve some inches, which can't be compared with a fraction otherwise. */
function isJudgedForSize(instrument: Instrument, name: string): boolean {
  const { family, size } = instrument
  const own = size === undefined ? undefined : sizeNamed(family, size)
  if (own && servesSize(family, name, own)) return true

  return isJudgedBySize(instrument, [name])
}

/** Whether an instrument's size is one of these, or can be compared with all of them. */
function isJudgedBySize({ family, size }: Instrument, names: readonly string[]): boolean {
  const own = size === undefined ? undefined : sizeNamed(family, size)
  if (!own) return true

  return (
    names.some((name) => sizeNamed(family, name) === own) ||
    // A viola of 4/4 is no size of the table, and a fraction all the same.
    names.every((name) => areComparable(own, sizeNamed(family, name) ?? { nome: name }))
  )
}

/** A set that says no number of strings is for the usual one, and may be for others: 10-46 is no set for seven strings. */
function saysCount({ family, strings }: Instrument, set: StringSet): boolean {
  return strings === undefined || set.strings !== undefined || strings === FAMILIES[family].strings[0]
}

/**
 * A set that says no end has the usual one of its family. Of bowed instruments only the first string is held otherwise,
 * and single strings of the others rightly say none.
 */
function saysEnd({ family, hold }: Instrument, { family: stringsFor, end }: StringSet): boolean {
  if (end !== undefined || hold === undefined || FAMILIES[family].bowed) return true

  return HOLDS[stringsFor][0] === hold
}

/**
 * A set for bass that says no length is for the long scale: the thick part of its strings may end behind the nut of a
 * shorter one, and before that of a longer one.
 */
function saysLength({ family, scaleMm }: Instrument, { scalesMm }: StringSet): boolean {
  if (family !== 'baixo' || scaleMm === undefined || scalesMm) return true

  return Math.abs(scaleMm - usualScales(family)[0]) <= SAME_SCALE_MM
}

/** Basses of 34 inches are stated with 860 to 868 mm. */
const SAME_SCALE_MM = 6

function accessoryFamilyReason({ family }: Instrument, { families }: Accessory): Reason | null {
  if (families.includes(family)) return null

  return {
    short: 'é de outro instrumento',
    reason: `Não foi feito para ${FAMILIES[family].nome.toLowerCase()}.`,
  }
}

function accessorySizeReason({ family, size }: Instrument, { sizes }: Accessory): Reason | null {
  if (size === undefined || !sizes) return null
  const own = sizeNamed(family, size)
  if (!own || !isJudgedBySize({ family, size }, sizes)) return null
  if (sizes.some((name) => sizeNamed(family, name) === own)) return null

  return {
    short: `serve em ${sizes.join(', ')}`,
    reason: `Serve em ${sizes.join(', ')}, e o seu é ${own.nome}.`,
  }
}

/** A post may be thinner than its hole by what a bushing fills, never thicker. */
function postReason({ postMm: hole }: { postMm?: number }, { postMm }: Accessory): Reason | null {
  if (hole === undefined || postMm === undefined) return null
  if (postMm > hole)
    return {
      short: 'furo estreito',
      reason: `O furo tem ${decimal(hole)} mm, e a peça pede ${decimal(postMm)} mm: seria preciso alargar.`,
    }
  if (hole - postMm > 0.5)
    return {
      short: 'furo largo',
      reason: `O furo de ${decimal(hole)} mm é largo demais para a peça de ${decimal(postMm)} mm.`,
    }

  return null
}

function handReason({ hand }: { hand?: Hand }, accessory: Accessory): Reason | null {
  if (hand === undefined || accessory.hand === undefined || hand === accessory.hand) return null

  return accessory.hand === 'canhoto'
    ? {
        short: 'é de canhoto',
        reason: 'É de canhoto. Se o seu instrumento também é, diga isso em Meu instrumento.',
      }
    : { short: 'é de destro', reason: 'É de destro, e o instrumento é de canhoto.' }
}

function decimal(value: number): string {
  return String(value).replace('.', ',')
}
