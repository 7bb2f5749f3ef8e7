import type { SpecificationField } from './field.ts'

type SampleField = Omit<SpecificationField, 'opcoes'> & {
  opcoes: string[]
  ajuda: string
  explicacao: string
}

/** A template's field of plain text, with the changes that a test is about. */
export function sampleField(changes: Partial<SampleField>): SampleField {
  return {
    label: 'Campo',
    filtro: false,
    filtragem: 'valores',
    opcoes: [],
    tipo: 'texto',
    unidade: null,
    papel: null,
    comparacao: 'semMelhor',
    ajuda: '',
    explicacao: '',
    ...changes,
  }
}
