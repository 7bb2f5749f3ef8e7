import { expect, test } from 'vitest'
import { sampleField } from '../specifications/field.fixtures.ts'
import { filterValue } from './filter-value.ts'

const TEMPLATE = {
  instrumento: null,
  campos: [
    sampleField({ label: 'Calibre', tipo: 'numero', unidade: 'mm' }),
    sampleField({ label: 'Tensão', tipo: 'escolha', opcoes: ['Leve', 'Alta'] }),
    sampleField({ label: 'Tamanho', papel: 'tamanho' }),
    sampleField({ label: 'O que é', papel: 'familia', tipo: 'escolha', opcoes: ['Violino', 'Viola'] }),
  ],
}

test.each([
  ['Calibre', '0,60 mm', 'Calibre', '0,6 mm'],
  ['Calibre', '0.60mm', 'Calibre', '0,6 mm'],
  ['calibre', '0,6', 'Calibre', '0,6 mm'],
  ['Calibre', '1/2 pol', 'Calibre', '12,7 mm'],
  ['Calibre', '.024"', 'Calibre', '0,6096 mm'],
  ['Calibre (pol)', '.024', 'Calibre', '0,6096 mm'],
  ['Calibre', 'grosso', 'Calibre', 'grosso'],
  ['Calibre (mm)', 'grosso', 'Calibre (mm)', 'grosso'],
  ['Tensão', 'LEVE', 'Tensão', 'Leve'],
  ['Tensão', 'Macia', 'Tensão', 'Macia'],
  ['Cor', '0.60 mm', 'Cor', '0.60 mm'],
])('%s: %s filters by %s: %s', (label, valor, field, value) => {
  expect(filterValue(TEMPLATE, [], { label, valor })).toEqual({ label: field, valor: value })
})

test('a size has its name of the instrument that the sheet states', () => {
  const violin = [{ label: 'O que é', valor: 'Violino' }]
  const size = { label: 'Tamanho', valor: 'Adulto' }

  expect(filterValue(TEMPLATE, violin, size).valor).toBe('4/4')
  expect(filterValue(TEMPLATE, [], size).valor).toBe('Adulto')
})
