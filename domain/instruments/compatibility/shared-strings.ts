import { FAMILIES, type Family } from '../families/family.ts'
import { scaleRange } from '../sizes/sizes.ts'

/**
 * Instruments that take another family's strings if they have so many: the banjo of samba is tuned as a cavaquinho, has its
 * scale and takes its strings (jacsondocavaco.blogspot.com/2011/04/cavaco-e-suas-cordas.html: "cordas para cavaquinho e
 * banjo são as mesmas"; pt.scribd.com/document/484123656: "o tamanho da escala seja a mesma").
 */
const SHARED: Partial<Record<Family, { from: Family; strings: number }>> = {
  banjo: { from: 'cavaquinho', strings: 4 },
}

/** The families whose strings instruments of this one may take: its own first. */
export function stringFamilies(family: Family): readonly Family[] {
  const shared = SHARED[family]

  return shared ? [family, shared.from] : [family]
}

type Strung = { family: Family; strings?: number | undefined; scaleMm?: number | undefined }

/**
 * Whether an instrument takes the strings made for another family's: with so many strings, or the usual number of its
 * family, and a scale that such instruments have, if it is known.
 */
export function takesStringsOf(
  { family, strings = FAMILIES[family].strings[0], scaleMm }: Strung,
  stringsFor: Family,
): boolean {
  if (family === stringsFor) return true
  const shared = SHARED[family]
  if (shared?.from !== stringsFor || strings !== shared.strings) return false
  const [min, max] = scaleRange(stringsFor, undefined)

  return scaleMm === undefined || (scaleMm >= min && scaleMm <= max)
}
