import type { Family } from '../../instruments/families/family.ts'
import type { SpecificationField } from './field.ts'

/**
 * The instrument that the products of a template are. Null where the template describes strings: its products are for
 * that instrument.
 */
export function instrumentOf(template: {
  instrumento: Family | null
  campos: readonly Pick<SpecificationField, 'tipo'>[]
}): Family | null {
  return template.campos.some(({ tipo }) => tipo === 'corda') ? null : template.instrumento
}
