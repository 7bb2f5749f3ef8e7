import type { Family } from '../families/family.ts'
import { readString, writtenString } from '../strings/stated-string.ts'
import type { SizedSet } from './stated-set.ts'

/** A set as text: the strings as sheets have them, from the first to the last, and what else is said of them. */
export type WrittenSet = {
  instrumento: Family
  escala: number | null
  quantidade: number | null
  /** The sizes of the instrument for which it is sold; empty if that isn't said. */
  tamanhos: readonly string[]
  cordas: readonly string[]
  /** Kilograms per metre by the maker's own charts, string by string; empty if it publishes none. */
  pesos: readonly (number | null)[]
}

/** Writes a set, which `readSet` reads back as the same. */
export function writtenSet({ family, scaleMm, count, sizes, strings, charted = [] }: SizedSet) {
  return {
    instrumento: family,
    escala: scaleMm,
    quantidade: count,
    tamanhos: [...sizes],
    cordas: strings.map(writtenString),
    pesos: charted.some((weight) => weight !== null) ? [...charted] : [],
  }
}

/** Reads a set that `writtenSet` wrote. */
export function readSet({ instrumento, escala, quantidade, tamanhos, cordas, pesos }: WrittenSet): SizedSet {
  const strings = cordas.flatMap((text) => {
    const string = readString(text)
    return 'problema' in string ? [] : [string]
  })

  return {
    family: instrumento,
    scaleMm: escala,
    count: quantidade,
    sizes: tamanhos,
    strings,
    ...(pesos.length > 0 && { charted: pesos }),
  }
}
