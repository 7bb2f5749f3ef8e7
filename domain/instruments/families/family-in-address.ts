import { slugOf } from '../../format/slug.ts'
import { FAMILIES, FAMILY_WORDS, type Family } from './family.ts'

/** The family that the address of a tool names, by its word (`violaDeArco`) or its name (`viola-de-arco`), or null. */
export function familyInAddress(url: string | null | undefined): Family | null {
  const named = new URLSearchParams(url?.split('?')[1]).get('instrumento')

  return FAMILY_WORDS.find((word) => named === word || named === slugOf(FAMILIES[word].nome)) ?? null
}
