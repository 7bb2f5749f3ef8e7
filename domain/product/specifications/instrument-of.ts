import { familiesNamed } from '../../instruments/families/families-named.ts'
import type { Family } from '../../instruments/families/family.ts'
import { fieldOf, type SpecificationField } from './field.ts'

type Fields = readonly Pick<SpecificationField, 'label' | 'tipo' | 'papel' | 'opcoes'>[]

/**
 * The instrument that the products of a template are. Null where the template describes strings: its products are for
 * that instrument.
 */
export function instrumentOf(template: {
  instrumento: Family | null
  campos: readonly Pick<SpecificationField, 'tipo'>[]
}): Family | null {
  return describesStrings(template.campos) ? null : template.instrumento
}

/**
 * The instrument that a product's sheet says that it is (the field of the role `familia`), where the template has
 * several; null if it says none, or more than one.
 */
export function statedFamily(
  campos: Fields,
  lines: readonly { label: string; valor: string }[],
): Family | null {
  const field = familyField(campos)
  const line = field && lines.find(({ label }) => fieldOf(campos, label)?.field === field)

  return line ? singleFamily(line.valor) : null
}

/** The instruments that the products of a template may be, by what can be chosen in that field. */
export function choosableFamilies(campos: Fields): Family[] {
  const named = familyField(campos)?.opcoes.flatMap((text) => singleFamily(text) ?? []) ?? []

  return [...new Set(named)]
}

/** The only instrument that a text names: `Violão` may be of nylon or of steel. */
export function singleFamily(text: string): Family | null {
  const [family, ...others] = familiesNamed(text)

  return family !== undefined && others.length === 0 ? family : null
}

function familyField(campos: Fields) {
  return describesStrings(campos) ? undefined : campos.find(({ papel }) => papel === 'familia')
}

function describesStrings(campos: readonly Pick<SpecificationField, 'tipo'>[]): boolean {
  return campos.some(({ tipo }) => tipo === 'corda')
}
