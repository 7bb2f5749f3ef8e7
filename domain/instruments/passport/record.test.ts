import { expect, test } from 'vitest'
import { isWritten, latestOf, standing } from './record.ts'

const record = (id: number, tipo: 'regulagem' | 'cordas' | 'emissao', corrige: number | null = null) => ({
  id,
  tipo,
  corrige,
})

test.each([
  ['none', [], []],
  ['without corrections all', [record(1, 'emissao'), record(2, 'cordas')], [1, 2]],
  ['not the corrected one', [record(1, 'cordas'), record(2, 'regulagem'), record(3, 'cordas', 1)], [2, 3]],
  [
    'only the last of several corrections',
    [record(1, 'cordas'), record(2, 'cordas', 1), record(3, 'cordas', 2)],
    [3],
  ],
])('%s hold', (_name, records, ids) => {
  expect(standing(records).map(({ id }) => id)).toEqual(ids)
})

test('the latest strings are those that hold', () => {
  const records = [record(1, 'cordas'), record(2, 'cordas'), record(3, 'regulagem'), record(4, 'cordas', 2)]

  expect(latestOf(records, 'cordas')?.id).toBe(4)
  expect(latestOf(records.slice(0, 3), 'cordas')?.id).toBe(2)
  expect(latestOf(records, 'emissao')).toBeUndefined()
})

test('what the shop records by itself is not corrected by hand', () => {
  expect([isWritten('servico'), isWritten('dono'), isWritten('emissao')]).toEqual([true, false, false])
})
