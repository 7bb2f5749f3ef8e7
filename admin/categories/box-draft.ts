import type { CategoryBox } from '#contract/admin/categories.ts'

/** A box while it is typed: what is not told yet is null. */
export type BoxDraft = { [Side in keyof CategoryBox]: number | null }

export function boxDraftOf(box: CategoryBox | null): BoxDraft {
  return box ?? { peso: null, altura: null, largura: null, comprimento: null }
}

/** The box that is saved: none where nothing is told. The form asks for all four once one is. */
export function boxOf({ peso, altura, largura, comprimento }: BoxDraft): CategoryBox | null {
  if (peso === null || altura === null || largura === null || comprimento === null) return null

  return { peso, altura, largura, comprimento }
}
