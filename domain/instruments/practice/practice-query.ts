import { FAMILY_WORDS, type Family } from '../families/family.ts'
import { type Note, REFERENCE_PITCH } from '../pitch/note.ts'
import { readPitch } from '../pitch/read-pitch.ts'
import { TUNINGS } from '../pitch/tunings.ts'
import { type ChosenTuning, lettersOf, readTuning } from '../tension/read-tuning.ts'
import { toolAddress } from '../tool-address.ts'
import { type PracticeTool, practicePath } from './practice-tools.ts'

/** The parameters of the addresses of tuner and tuning fork, as their form sends them. */
export const TUNING_PARAMETERS = ['instrumento', 'afinacao', 'notas', 'la'] as const

/** `afinacao` is the name of a tuning; notes that were written by hand count before it. */
export type TuningInput = Partial<Record<(typeof TUNING_PARAMETERS)[number], string>>

/** An instrument in its tuning, and the pitch of A4 in hertz. */
export type PracticeTuning = { instrumento: Family; afinacao: ChosenTuning; la: number }

/** What could not be read of what somebody typed, as sentences for them. */
export type TuningProblems = Partial<Record<'notas' | 'la', string>>

/** The address of tuner or tuning fork; parameters that say nothing are left out. */
export function tuningAddress(tool: PracticeTool, input: TuningInput): string {
  return toolAddress(practicePath(tool), TUNING_PARAMETERS, {
    ...input,
    la: input.la === String(REFERENCE_PITCH.usual) ? null : (input.la ?? null),
  })
}

/**
 * Reads the parameters of the address. What can't be read is left out: an old or mistyped link opens all the same.
 * Without an instrument it is the guitar, if it is among `instruments`, or else the first of these.
 */
export function readPracticeTuning(
  input: TuningInput,
  instruments: readonly Family[],
): PracticeTuning & { problems: TuningProblems } {
  const instrumento =
    FAMILY_WORDS.find((word) => word === input.instrumento) ??
    instruments.find((word) => word === 'guitarra') ??
    instruments[0] ??
    'guitarra'
  const [usual] = TUNINGS[instrumento]
  const named = input.notas?.trim() || input.afinacao?.trim() || ''
  const read = named ? readTuning(instrumento, named, usual?.notas ?? []) : null
  const typed = input.la?.trim() ?? ''
  const pitch = typed === '' ? REFERENCE_PITCH.usual : readPitch(typed)

  return {
    instrumento,
    afinacao: read ?? usual ?? { nome: null, notas: [], others: [] },
    la: pitch ?? REFERENCE_PITCH.usual,
    problems: {
      ...(input.notas?.trim() && !read && { notas: unreadable(usual?.notas ?? []) }),
      ...(pitch === null && { la: `O lá vai de ${REFERENCE_PITCH.min} a ${REFERENCE_PITCH.max} Hz.` }),
    },
  }
}

function unreadable(usual: readonly Note[]): string {
  return `Não dá para ler estas notas. Escreva uma por corda, como ${lettersOf(usual)}.`
}
