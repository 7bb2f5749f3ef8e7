/** Standard gravity: newtons per kilogram-force. */
export const NEWTONS_PER_KGF = 9.80665

/** Metres per inch and kilograms per pound, both exact by definition. */
const METRES_PER_INCH = 0.0254
const KG_PER_POUND = 0.45359237

/** Makers publish unit weights in pounds per inch: `2.215e-5` is a plain .010. Returns kilograms per metre. */
export function kgPerMetre(poundsPerInch: number): number {
  return (poundsPerInch * KG_PER_POUND) / METRES_PER_INCH
}

type Stretched = {
  /** Mass of a metre of the string in kilograms. */
  kgPerMetre: number
  /** Vibrating length in millimetres, from nut to saddle. */
  scaleMm: number
  hertz: number
}

/**
 * Returns the force in newtons with which a string pulls at pitch: T = μ · (2 · L · f)² (Mersenne's laws; D'Addario,
 * "A complete technical reference for fretted instrument string tensions", gives the same in pounds and inches).
 */
export function tensionNewtons({ kgPerMetre, scaleMm, hertz }: Stretched): number {
  return kgPerMetre * (2 * (scaleMm / 1000) * hertz) ** 2
}

/** The same in kilogram-force, which makers in Europe and musicians in Brazil use. */
export function tensionKgf(stretched: Stretched): number {
  return tensionNewtons(stretched) / NEWTONS_PER_KGF
}

/** Returns kilograms per metre of a string that pulls with `kgf` at this length and pitch. */
export function weightForTension({
  kgf,
  scaleMm,
  hertz,
}: Omit<Stretched, 'kgPerMetre'> & { kgf: number }): number {
  return (kgf * NEWTONS_PER_KGF) / (2 * (scaleMm / 1000) * hertz) ** 2
}
