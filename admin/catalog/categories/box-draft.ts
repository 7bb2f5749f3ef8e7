import type { CategoryBox } from '#contract/catalog/categories.ts'
import type { FieldProblem } from '#domain/format/field-problem.ts'

/** A box while it is edited: an empty field is null. */
export type BoxDraft = { [Side in keyof CategoryBox]: number | null }

export function boxDraftOf(box: CategoryBox | null): BoxDraft {
  return box ?? { peso: null, altura: null, largura: null, comprimento: null }
}

/** Returns the box to save; null without one. A box with a part missing is refused by `boxProblems` first. */
export function boxOf({ peso, altura, largura, comprimento }: BoxDraft): CategoryBox | null {
  if (peso === null || altura === null || largura === null || comprimento === null) return null

  return { peso, altura, largura, comprimento }
}

/** Returns the measures that a box lacks, as fields of the category. A box has all four or none. */
export function boxProblems(box: BoxDraft): FieldProblem[] {
  const missing = SIDES.filter((side) => box[side] === null)
  if (missing.length === SIDES.length) return []

  return missing.map((side) => ({
    campo: `embalagem.${side}`,
    mensagem: 'Preencha as quatro medidas, ou nenhuma.',
  }))
}

const SIDES = ['peso', 'altura', 'largura', 'comprimento'] as const
