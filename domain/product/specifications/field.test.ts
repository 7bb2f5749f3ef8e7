import { expect, test } from 'vitest'
import { fieldOf } from './field.ts'

test('each template has its own fields for the labels of a sheet', () => {
  const found = (campos: readonly { label: string }[]) =>
    ['Escala (mm)', 'escala', 'Cor'].map((label) => fieldOf(campos, label))
  const guitars = [{ label: 'Cor' }, { label: 'Escala' }]
  const basses = [{ label: 'ESCALA' }, { label: 'Escala (mm)' }]

  for (const _again of [1, 2]) {
    expect(found(guitars)).toEqual([
      { field: guitars[1], unit: 'mm' },
      { field: guitars[1], unit: null },
      { field: guitars[0], unit: null },
    ])
    expect(found(basses)).toEqual([{ field: basses[1], unit: null }, { field: basses[0], unit: null }, null])
  }
})

test('finds fields after any number of other labels', () => {
  const campos = [{ label: 'Escala' }]
  for (let n = 0; n < 2500; n++) expect(fieldOf(campos, `Detalhe ${n}`)).toBeNull()

  expect(fieldOf(campos, 'Escala')?.field).toBe(campos[0])
})
