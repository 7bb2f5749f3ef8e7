import { REFERENCE_PITCH } from './note.ts'

/** Reads the pitch of A4 as players write it, `442`, `415,5`, `442 Hz`; null if it is none, or none to play at. */
export function readPitch(text: string): number | null {
  const [, digits] = /^(\d{3}(?:[.,]\d{1,2})?)\s*(?:hz|hertz)?$/i.exec(text.trim()) ?? []
  if (digits === undefined) return null
  const pitch = Number(digits.replace(',', '.'))

  return pitch >= REFERENCE_PITCH.min && pitch <= REFERENCE_PITCH.max ? pitch : null
}
