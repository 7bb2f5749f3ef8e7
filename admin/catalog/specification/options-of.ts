import type { SpecificationField } from '#domain/product/specifications/field.ts'

/** The values that a field offers to choose from. */
export function optionsOf(field: SpecificationField | undefined): string[] {
  if (!field) return []

  return field.tipo === 'simNao' ? ['Sim', 'Não'] : [...field.opcoes]
}
