import { expect, test } from 'vitest'
import { renamedFilters } from './renamed-filters.ts'
import { parseSelection, selectionQuery } from './selection.ts'

test.each([
  ['an attribute', 'tensao=alta&tensao=leve', 'puxada=alta&puxada=macia'],
  [
    'beside what has no other name',
    'cor=azul&marca=rico&ordem=a-z&tensao=leve',
    'marca=rico&cor=azul&puxada=macia&ordem=a-z',
  ],
  ['two attributes whose names change places', 'fundo=acer&tampo=abeto', 'fundo=abeto&tampo=acer'],
  ['a range, in another unit', 'escala=640..650&escala=660..', 'comprimento=64..65&comprimento=66..'],
  ['two values that are one now', 'nota=e4&nota=mi4', 'nota=e4'],
])('%s', (_what, before, after) => {
  const { filtros, ordem } = parseSelection(before)

  expect(selectionQuery({ filtros: renamedFilters(filtros, NAMES), ordem })).toBe(after)
})

const KEYS: Record<string, string> = { tensao: 'puxada', fundo: 'tampo', tampo: 'fundo' }
const VALUES: Record<string, string> = { leve: 'macia', mi4: 'e4' }

const NAMES: Parameters<typeof renamedFilters>[1] = {
  value: (chave, valor) => ({ chave: KEYS[chave] ?? chave, valor: VALUES[valor] ?? valor }),
  range: (_chave, { de, ate }) => ({
    chave: 'comprimento',
    range: { de: de && de / 10, ate: ate && ate / 10 },
  }),
}
