import { FAMILY_WORDS, type Family } from '../families/family.ts'
import { REFERENCE_PITCH } from '../pitch/note.ts'
import { TUNINGS } from '../pitch/tunings.ts'
import { type ChosenTuning, readTuning } from '../tension/read-tuning.ts'
import { toolAddress } from '../tool-address.ts'
import { type PracticeTool, practicePath } from './practice-tools.ts'

/** The parameters of the addresses of tuner and tuning fork, as their form sends them. */
export const TUNING_PARAMETERS = ['instrumento', 'afinacao', 'notas', 'la'] as const

/** `afinacao` is the name of a tuning; notes that were written by hand count before it. */
export type TuningInput = Partial<Record<(typeof TUNING_PARAMETERS)[number], string>>

/** An instrument in its tuning, and the pitch of A4 in hertz. */
export type PracticeTuning = { instrumento: Family; afinacao: ChosenTuning; la: number }

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
export function readPracticeTuning(input: TuningInput, instruments: readonly Family[]): PracticeTuning {
  const instrumento =
    FAMILY_WORDS.find((word) => word === input.instrumento) ??
    instruments.find((word) => word === 'guitarra') ??
    instruments[0] ??
    'guitarra'
  const [usual] = TUNINGS[instrumento]
  const named = input.notas?.trim() || input.afinacao?.trim() || ''
  const pitch = Number(input.la?.trim().replace(',', '.') || Number.NaN)

  return {
    instrumento,
    afinacao: (named && readTuning(instrumento, named, usual?.notas ?? [])) ||
      usual || { nome: null, notas: [] },
    la: pitch >= REFERENCE_PITCH.min && pitch <= REFERENCE_PITCH.max ? pitch : REFERENCE_PITCH.usual,
  }
}
