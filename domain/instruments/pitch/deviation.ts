import { type Note, REFERENCE_PITCH } from './note.ts'

/** A cent is a hundredth of a semitone. Positive if `hertz` is above `target`. */
export function centsFrom(target: number, hertz: number): number {
  return 1200 * Math.log2(hertz / target)
}

/** What counts as in tune: nobody hears less, and no string stays nearer for long. */
export const IN_TUNE_CENTS = 2

/** The note of equal temperament on A4 = `reference` that is nearest to a frequency. */
export function nearestNote(hertz: number, reference: number = REFERENCE_PITCH.usual): Note {
  const midi = Math.round(69 + centsFrom(reference, hertz) / 100)

  return { semitone: midi % 12, octave: Math.floor(midi / 12) - 1 }
}

/** `Afinada`, `3 cents abaixo`, `2 semitons e 10 cents acima`. */
export function deviationWords(cents: number): string {
  const whole = Math.round(Math.abs(cents))
  if (whole <= IN_TUNE_CENTS) return 'Afinada'
  const side = cents < 0 ? 'abaixo' : 'acima'
  if (whole < 100) return `${counted(whole, 'cent', 'cents')} ${side}`
  const [semitones, rest] = [Math.floor(whole / 100), whole % 100]
  const more = rest === 0 ? '' : ` e ${counted(rest, 'cent', 'cents')}`

  return `${counted(semitones, 'semitom', 'semitons')}${more} ${side}`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
