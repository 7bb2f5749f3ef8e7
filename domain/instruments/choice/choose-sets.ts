import { sizeNamed } from '../sizes/sizes.ts'
import { hasOwnStrings, sizesSold } from '../sizes/sizes-sold.ts'
import { feelOf, firmnessOf, warnings } from '../tension/bearing.ts'
import { ownScale } from '../tension/own-scale.ts'
import { raisedWarnings } from '../tension/raised.ts'
import { type SetTension, servesInTuning, setTension, type Tuned } from '../tension/set-tension.ts'
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
  /**
   * From the softest sets for the instrument (0) to the firmest (1), or beyond what players like; null if its tension is
   * unknown.
   */
  firmness: number | null
  sound: Sound | null
  /** How far it is from what is looked for, 0 is all of it. */
  distance: number
  /** Why it stands where it does, as one sentence. */
  reason: string
}

/** An instrument with so many strings in its tuning; its size is empty if any will do, its length null. */
type Strung = Pick<Tuned, 'notes' | 'reference' | 'bassMm'> & {
  size: string
  scaleMm: number | null
  strings: number
}

/**
 * Returns the sets that fit an instrument of this size with so many strings in this tuning and that cost no more than
 * wanted, those that are nearest to the preferences first; equally near ones stay in their order. Soft and firm are what
 * players of the family call so, whatever the shop has; where there is no such usage, they are relative to the sets that
 * fit. Without a size or a length, each set is computed on the one for which it is made.
 */
export function chooseSets<S extends OfferedSet>(
  sets: readonly S[],
  { size, scaleMm, bassMm = null, strings, ...pitch }: Strung,
  preferences: Preferences,
): ChosenSet<S>[] {
  const fitting = sets.flatMap((set) => {
    const tension = matchesInstrument(set, { size, strings })
      ? setTension(set, { ...pitch, ...lengthsFor(set, size, { scaleMm, bassMm }) })
      : null
    return tension && servesInTuning(tension) ? [{ set, tension }] : []
  })
  const relative = firmnessAmong(fitting.map(({ tension: { total } }) => total))
  const chosen = fitting
    .filter(({ set: { price } }) => preferences.ate === null || (price !== null && price <= preferences.ate))
    .map(({ set, tension }): ChosenSet<S> & { oddStrings: number } => {
      const { total } = tension
      const raised = raisedWarnings(set, tension)
      const firmness = total === null ? null : (firmnessOf(set.family, strings, total) ?? relative(total))
      const sound = soundOf(set.family, [
        ...set.materials,
        ...set.strings.flatMap(({ materials }) => materials),
      ])
      const own = sizeNamed(set.family, size)
      const isKnown = !own || !hasOwnStrings(set, own)
      const known = isKnown ? total : null
      const odd = isKnown
        ? oddities(set, tension, { strings, notes: pitch.notes })
        : { feels: [], advice: [] }

      return {
        set,
        total: known,
        firmness,
        sound,
        distance:
          away(preferences.toque, firmness) +
          away(preferences.som, sound && brightnessAt(sound)) +
          away(preferences.nivel, set.level?.at ?? null) +
          // However firm they feel: strings that may break are no answer.
          (raised.length > 0 ? 1 : 0),
        reason: reasonOf(
          {
            firmness,
            sound,
            level: set.level,
            total: known,
            feels: odd.feels,
            advice: [...raised, ...odd.advice],
          },
          preferences,
        ),
        oddStrings: odd.feels.filter((feel) => feel !== null).length,
      }
    })

  // Of sets that are as near, those first whose strings feel as usual in this tuning.
  return chosen
    .sort((one, other) => one.distance - other.distance || one.oddStrings - other.oddStrings)
    .map(({ oddStrings: _, ...set }) => set)
}

/** Whether a set is for an instrument with so many strings, and sold for its size. */
export function matchesInstrument(
  set: OfferedSet,
  { size: sizeName, strings }: Pick<Strung, 'size' | 'strings'>,
) {
  const size = sizeNamed(set.family, sizeName)

  return stringCount(set) === strings && (!size || sizesSold(set.family, set.sizes).includes(size.nome))
}

/** Returns a function from the total of one of several sets to where it stands among them; null if all are alike. */
function firmnessAmong(all: readonly (number | null)[]): (total: number) => number | null {
  const totals = all.flatMap((total) => total ?? [])
  const [softest, firmest] = [Math.min(...totals), Math.max(...totals)]

  return (total) => (firmest === softest ? null : (total - softest) / (firmest - softest))
}

/** Which strings feel other than players like, and what the instrument has to bear, as the tension page says it. */
function oddities(
  { family }: OfferedSet,
  { total, strings: each }: SetTension,
  { strings, notes }: Pick<Strung, 'strings' | 'notes'>,
) {
  return {
    // What players like is known of single strings: those of pairs are made lighter.
    feels: strings === notes.length ? each.map(({ kgf }) => (kgf === null ? null : feelOf(family, kgf))) : [],
    advice: total === null ? [] : warnings({ family, stringsFor: family, strings, total, present: null }),
  }
}

/** What isn't known is as far as half of the scale: never as good as what is near, never as bad as the opposite. */
function away(preference: { at: number } | null, at: number | null): number {
  if (preference === null) return 0

  return at === null ? 0.5 : Math.min(1, Math.abs(preference.at - at))
}

/** Strings of which only the full size is described are compared with one another at full size. */
function lengthsFor(
  set: OfferedSet,
  sizeName: string,
  { scaleMm, bassMm }: { scaleMm: number | null; bassMm: number | null },
): Pick<Tuned, 'scaleMm' | 'bassMm'> {
  const size = sizeNamed(set.family, sizeName)
  if (size && hasOwnStrings(set, size)) return { scaleMm: ownScale(set) }

  return { scaleMm: scaleMm ?? size?.usualMm ?? ownScale(set), bassMm }
}
