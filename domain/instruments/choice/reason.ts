import { formatOneDecimal } from '../../format/format-number.ts'
import { BRIGHTNESS_WORDS, brightnessAt, type Sound } from './brightness.ts'
import type { Preferences } from './choice-query.ts'

type Qualities = {
  firmness: number | null
  sound: Sound | null
  level: { word: string; at: number } | null
  /** Kilogram-force of all strings; null if it isn't known for this instrument. */
  total: number | null
}

/**
 * Returns why a set is proposed, as one sentence: how it feels, sounds and for whom it is, and where that isn't what was
 * looked for: `Dos mais macios (36,1 kg ao todo), som quente (náilon), nível iniciante.`
 */
export function reasonOf(
  { firmness, sound, level, total }: Qualities,
  { toque, som, nivel }: Preferences,
): string {
  const parts = [
    feelWords(firmness, total),
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

  return `${sentence.charAt(0).toUpperCase()}${sentence.slice(1)}.`
}

function feelWords(firmness: number | null, total: number | null): string | null {
  const kilograms = total === null ? '' : ` (${formatOneDecimal(total)} kg ao todo)`
  if (firmness === null) return total === null ? null : `${formatOneDecimal(total)} kg ao todo`
  if (firmness <= SOFT) return `dos mais macios${kilograms}`

  return firmness >= FIRM ? `dos mais firmes${kilograms}` : `tensão média${kilograms}`
}

const [SOFT, FIRM] = [1 / 3, 2 / 3]

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
