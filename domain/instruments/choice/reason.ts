import { formatOneDecimal } from '../../format/format-number.ts'
import type { feelOf, Warning } from '../tension/bearing.ts'
import { BRIGHTNESS_WORDS, brightnessAt, type Sound } from './brightness.ts'
import type { Preferences } from './choice-query.ts'

type Feel = ReturnType<typeof feelOf>

type Qualities = {
  /** From the softest sets for the instrument (0) to the firmest (1), or beyond. */
  firmness: number | null
  sound: Sound | null
  level: { word: string; at: number } | null
  /** Kilogram-force of all strings; null if it isn't known for this instrument. */
  total: number | null
  /** Of each string from the first, whether it is slacker or firmer than players like. */
  feels: readonly Feel[]
  /** What the instrument has to bear. */
  advice: readonly Warning[]
}

/**
 * Returns why a set is proposed, as one sentence: how it feels, sounds and for whom it is, and where that isn't what was
 * looked for: `Dos mais macios (36,1 kg ao todo), som quente (náilon), nível iniciante.` What the instrument has to bear
 * follows in sentences of its own.
 */
export function reasonOf(qualities: Qualities, { toque, som, nivel }: Preferences): string {
  const { firmness, sound, level, total, feels, advice } = qualities
  const parts = [
    feelWords(firmness, total),
    stringsWords(feels, 'solta'),
    stringsWords(feels, 'firme'),
    sound && `${BRIGHTNESS_WORDS[sound.brightness]} (${lowered(sound.material)})`,
    level && `nível ${lowered(level.word)}`,
    firmness !== null &&
      opposed(toque, firmness, 'mais firme do que você quer', 'mais macio do que você quer'),
    sound &&
      opposed(som, brightnessAt(sound), 'mais brilhante do que você quer', 'mais quente do que você quer'),
    level &&
      opposed(nivel, level.at, 'feito para quem toca há mais tempo', 'feito para quem toca há menos tempo'),
  ].filter((part) => typeof part === 'string')
  if (parts.length === 0) return 'A ficha não diz a tensão nem o material.'
  const sentence = parts.join(', ')
  const first = `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`

  return [first, ...advice.map(({ texto }) => texto)].join(' ')
}

function feelWords(firmness: number | null, total: number | null): string | null {
  const kilograms = total === null ? '' : ` (${formatOneDecimal(total)} kg ao todo)`
  if (firmness === null) return total === null ? null : `${formatOneDecimal(total)} kg ao todo`
  if (firmness < -BEYOND) return `mais frouxo do que o usual${kilograms}`
  if (firmness > 1 + BEYOND) return `mais firme do que o usual${kilograms}`
  if (firmness <= SOFT) return `dos mais macios${kilograms}`

  return firmness >= FIRM ? `dos mais firmes${kilograms}` : `tensão média${kilograms}`
}

/** `1ª e 6ª cordas mais soltas que o usual`; null if no string is. */
function stringsWords(feels: readonly Feel[], feel: NonNullable<Feel>): string | null {
  const numbers = feels.flatMap((each, i) => (each === feel ? [`${i + 1}ª`] : []))
  const [last] = numbers.slice(-1)
  if (last === undefined) return null
  if (numbers.length === 1) return `${last} corda mais ${feel} que o usual`
  if (numbers.length === feels.length) return `todas as cordas mais ${feel}s que o usual`

  return `${numbers.slice(0, -1).join(', ')} e ${last} cordas mais ${feel}s que o usual`
}

const [SOFT, FIRM] = [1 / 3, 2 / 3]

/** So far outside of what is sold for an instrument a set is made for another use, such as a lower tuning. */
const BEYOND = 1 / 4

/** From here on a quality is not what was looked for. */
const OPPOSED = 0.5

function opposed(preference: { at: number } | null, at: number, above: string, below: string): string | null {
  if (preference === null || Math.abs(at - preference.at) < OPPOSED) return null

  return at > preference.at ? above : below
}

/** A word within a sentence: `Náilon` becomes `náilon`. */
function lowered(word: string): string {
  return word.charAt(0).toLowerCase() + word.slice(1)
}
