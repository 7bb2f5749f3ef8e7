import { sizeNamed } from '../sizes/sizes.ts'
import { hasOwnStrings, sizesSold } from '../sizes/sizes-sold.ts'
import { ownScale } from '../tension/own-scale.ts'
import { servesInTuning, setTension, type Tuned } from '../tension/set-tension.ts'
import { type SizedSet, stringCount } from '../tension/stated-set.ts'
import { brightnessAt, type Sound, soundOf } from './brightness.ts'
import type { Preferences } from './choice-query.ts'
import { reasonOf } from './reason.ts'

/** A set on offer, with what its sheet says beside its strings. */
export type OfferedSet = SizedSet & {
  /** What it is made of, in the maker's words: core, winding. */
  materials: readonly string[]
  /** For whom it is: the merchant's word, and where it stands from beginners (0) to professionals (1). */
  level: { word: string; at: number } | null
  /** In centavos; null if it is to be enquired. */
  price: number | null
}

/** A set as it answers what is looked for. */
export type ChosenSet<S> = {
  set: S
  /** Kilogram-force of all strings; null if it isn't known, or not for this size. */
  total: number | null
  /** From the softest of the sets that fit (0) to the firmest (1); null if its tension is unknown. */
  firmness: number | null
  sound: Sound | null
  /** How far it is from what is looked for, 0 is all of it. */
  distance: number
  /** Why it stands where it does, as one sentence. */
  reason: string
}

/** An instrument with so many strings in its tuning; its size is empty if any will do. */
type Strung = Pick<Tuned, 'notes' | 'reference'> & { size: string; strings: number }

/**
 * Returns the sets that fit an instrument of this size with so many strings in this tuning and that cost no more than
 * wanted, those that are nearest to the preferences first; equally near ones stay in their order. Soft and firm are relative to the sets that fit:
 * no two instruments have the same scale of kilograms. Without a size, each set is computed on the length for which it is
 * made.
 */
export function chooseSets<S extends OfferedSet>(
  sets: readonly S[],
  { size, strings, ...pitch }: Strung,
  preferences: Preferences,
): ChosenSet<S>[] {
  const fitting = sets.flatMap((set) => {
    const isFor = stringCount(set) === strings && fitsSize(set, size)
    const tension = isFor ? setTension(set, { ...pitch, scaleMm: scaleFor(set, size) }) : null
    return tension && servesInTuning(tension) ? [{ set, tension }] : []
  })
  const totals = fitting.flatMap(({ tension: { total } }) => (total === null ? [] : [total]))
  const [softest, firmest] = [Math.min(...totals), Math.max(...totals)]
  const chosen = fitting
    .filter(({ set: { price } }) => preferences.ate === null || (price !== null && price <= preferences.ate))
    .map(({ set, tension }): ChosenSet<S> => {
      const { total } = tension
      const spread = firmest - softest
      const firmness = total === null || spread === 0 ? null : (total - softest) / spread
      const sound = soundOf(set.family, [
        ...set.materials,
        ...set.strings.flatMap(({ materials }) => materials),
      ])
      const own = sizeNamed(set.family, size)
      const known = own && hasOwnStrings(set, own) ? null : total

      return {
        set,
        total: known,
        firmness,
        sound,
        distance:
          away(preferences.toque, firmness) +
          away(preferences.som, sound && brightnessAt(sound)) +
          away(preferences.nivel, set.level?.at ?? null),
        reason: reasonOf({ firmness, sound, level: set.level, total: known }, preferences),
      }
    })

  return chosen.sort((one, other) => one.distance - other.distance)
}

/** What isn't known is as far as half of the scale: never as good as what is near, never as bad as the opposite. */
function away(preference: { at: number } | null, at: number | null): number {
  if (preference === null) return 0

  return at === null ? 0.5 : Math.abs(preference.at - at)
}

function fitsSize({ family, sizes }: OfferedSet, sizeName: string): boolean {
  const size = sizeNamed(family, sizeName)
  if (!size) return true

  return sizesSold(family, sizes).some((name) => sizeNamed(family, name) === size)
}

/** Strings of which only the full size is described are compared with one another at full size. */
function scaleFor(set: OfferedSet, sizeName: string): number {
  const size = sizeNamed(set.family, sizeName)

  return size && !hasOwnStrings(set, size) ? size.usualMm : ownScale(set)
}
