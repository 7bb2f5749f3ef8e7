import type { CategoryBox } from '#contract/catalog/categories.ts'

/** A box while it is edited: an empty field is null. */
export type BoxDraft = { [Side in keyof CategoryBox]: number | null }

export function boxDraftOf(box: CategoryBox | null): BoxDraft {
  return box ?? { peso: null, altura: null, largura: null, comprimento: null }
}

/**
 * Returns the box to save, or null while a measure is empty: the form requires all four as soon as one is filled in.
 */
export function boxOf({ peso, altura, largura, comprimento }: BoxDraft): CategoryBox | null {
  if (peso === null || altura === null || largura === null || comprimento === null) return null

  return { peso, altura, largura, comprimento }
}
