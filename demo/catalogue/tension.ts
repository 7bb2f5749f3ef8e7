/**
 * Returns the tension of a string in kilogram-force: `T = UW · (2 · L · F)² / 386.4`, unit weight in lb/in, scale in
 * inches, pitch in hertz, as string manufacturers publish it.
 */
export function tensionKg(unitWeight: number, scaleMm: number, hertz: number): number {
  const scale = scaleMm / 25.4
  return ((unitWeight * (2 * scale * hertz) ** 2) / 386.4) * 0.45359237
}

/** Equal temperament on A4 = 440 Hz; accepts `E2`, `F#4`, `G#3`. */
export function hertzOf(note: string): number {
  const [, name = 'A', sharp = '', octave = '4'] = /^([A-G])(#?)(\d)$/.exec(note) ?? []
  const semitone = { C: 0, D: 2, E: 4, F: 5, G: 7, A: 9, B: 11 }[name] ?? 9
  return 440 * 2 ** ((semitone + (sharp ? 1 : 0) + (Number(octave) - 4) * 12 - 9) / 12)
}

/** Unit weight of plain steel by its volume: density 0.2820 lb/in³, diameter in thousandths of an inch. */
export function plainSteel(thousandths: number): number {
  return (Math.PI / 4) * (thousandths / 1000) ** 2 * 0.282
}

/**
 * Returns the diameter in millimetres of a plain steel string with this tension in kilogram-force at a length and
 * pitch.
 */
export function plainSteelMm(kg: number, scaleMm: number, hertz: number): number {
  const kgOfOneMil = tensionKg(plainSteel(1), scaleMm, hertz)
  return (Math.sqrt(kg / kgOfOneMil) / 1000) * 25.4
}

/** Unit weights (lb/in) of wound strings by diameter in thousandths of an inch. */
export const NICKEL_WOUND: Record<number, number> = {
  20: 7.495e-5,
  21: 8.293e-5,
  24: 1.0857e-4,
  26: 1.2671e-4,
  28: 1.4666e-4,
  30: 1.7236e-4,
  32: 1.9347e-4,
  36: 2.3964e-4,
  38: 2.6471e-4,
  42: 3.2279e-4,
  46: 3.8216e-4,
  48: 4.1382e-4,
  49: 4.3014e-4,
  50: 4.47e-4,
  52: 4.8109e-4,
  54: 5.3838e-4,
  56: 5.7598e-4,
  59: 6.4191e-4,
}

export const BRONZE_WOUND: Record<number, number> = {
  20: 8.106e-5,
  21: 8.944e-5,
  22: 9.876e-5,
  23: 1.0801e-4,
  24: 1.1682e-4,
  25: 1.2686e-4,
  26: 1.364e-4,
  27: 1.4834e-4,
  30: 1.866e-4,
  32: 2.1018e-4,
  34: 2.3887e-4,
  35: 2.5365e-4,
  36: 2.683e-4,
  39: 3.1125e-4,
  42: 3.6722e-4,
  45: 4.1751e-4,
  46: 4.35e-4,
  47: 4.5289e-4,
  50: 5.11e-4,
  52: 5.5223e-4,
  53: 5.6962e-4,
  54: 5.9e-4,
  56: 6.3477e-4,
}

export const BASS_WOUND: Record<number, number> = {
  32: 1.9e-4,
  40: 2.9322e-4,
  45: 3.724e-4,
  50: 4.6463e-4,
  55: 5.4816e-4,
  60: 6.654e-4,
  65: 7.9569e-4,
  70: 9.3218e-4,
  75: 1.0497e-3,
  80: 1.1602e-3,
  85: 1.337e-3,
  95: 1.6935e-3,
  100: 1.7969e-3,
  105: 1.9839e-3,
  130: 3.0194e-3,
}

/** `7.348` → `7,3 kg`. */
export function formatKg(kg: number): string {
  return `${kg.toFixed(1).replace('.', ',')} kg`
}
