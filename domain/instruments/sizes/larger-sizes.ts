import type { Family } from '../families/family.ts'
import type { MyInstrument } from '../mine/my-instrument.ts'
import { sizesOf } from './sizes.ts'

/**
 * The largest size of each family that players grow out of. Adults play violins of 7/8 and double basses of 3/4, and no
 * ukulele is a smaller one for children.
 */
const LARGEST_OUTGROWN: Partial<Record<Family, string>> = {
  violino: '3/4',
  violaDeArco: '15"',
  violoncelo: '3/4',
  contrabaixo: '1/2',
  violaoNailon: '3/4',
  violaoAco: '3/4',
}

/** Whether the family has sizes that players grow out of. */
export function hasOutgrownSizes(family: Family): boolean {
  return LARGEST_OUTGROWN[family] !== undefined
}

/** The size of an instrument: as it is named, or else the only one of its family that has its scale. */
export function sizeOfInstrument({ familia, tamanho, escala }: MyInstrument): string | null {
  if (tamanho !== null || escala === null) return tamanho
  const built = sizesOf(familia).filter(({ scaleMm: [min, max] }) => escala >= min && escala <= max)

  return built.length === 1 ? (built[0]?.nome ?? null) : null
}

/** The sizes that somebody grows into from this one, the next first; none for a size of adults. */
export function largerSizes(family: Family, tamanho: string): string[] {
  const names = sizesOf(family).map(({ nome }) => nome)
  const outgrown = names.indexOf(LARGEST_OUTGROWN[family] ?? '')
  const own = names.indexOf(tamanho)

  return outgrown < 0 || own < outgrown ? [] : names.slice(0, own).reverse()
}
