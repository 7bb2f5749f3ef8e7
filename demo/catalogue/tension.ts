import { formatNumber } from '#domain/format/format-number.ts'
import { hertz, noteOf } from '#domain/instruments/pitch/note.ts'
import { tensionKgf, weightForTension } from '#domain/instruments/strings/tension.ts'
import { solidDiameterMm } from '#domain/instruments/strings/unit-weight.ts'

/** Returns the tension in kilogram-force of a string of `kgPerMetre`, tuned to a note such as `E2` or `F#4`. */
export function stringKg(kgPerMetre: number, scaleMm: number, note: string): number {
  return tensionKgf({ kgPerMetre, scaleMm, hertz: hertz(noteOf(note)) })
}

/**
 * Returns the diameter in millimetres of a plain steel string with this tension in kilogram-force at a length and
 * note.
 */
export function plainSteelMm(kgf: number, scaleMm: number, note: string): number {
  return solidDiameterMm('steel', weightForTension({ kgf, scaleMm, hertz: hertz(noteOf(note)) }))
}

/** As a sheet states it: `7.348` → `7,3 kg`, `20.02` → `20 kg`. */
export function statedKg(kg: number): string {
  return `${formatNumber(Math.round(kg * 10) / 10)} kg`
}

/** `7.348` → `7,3 kg`. */
export function formatKg(kg: number): string {
  return `${kg.toFixed(1).replace('.', ',')} kg`
}
