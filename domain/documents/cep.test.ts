import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readCep } from './cep.ts'

test.each([
  ['01001-000', '01001000', 'SP'],
  ['01.001-000', '01001000', 'SP'],
  [' 20040020 ', '20040020', 'RJ'],
  ['72799-999', '72799999', 'DF'],
  ['72800-000', '72800000', 'GO'],
  ['69299-999', '69299999', 'AM'],
  ['69300-000', '69300000', 'RR'],
  ['69400-000', '69400000', 'AM'],
  ['99999-999', '99999999', 'RS'],
])('%s is %s in %s', (text, cep, uf) => {
  expect(readCep(text)).toEqual({ cep, uf })
})

test.each(['', '0100100', '010010000', 'abcde-fgh', '00500-000', '10500-000', '78900-000', '01001-00O'])(
  'rejects %j',
  (text) => {
    expect(readCep(text)).toBeNull()
  },
)

test('reads its own output unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 99_999_999 }), (number) => {
      const read = readCep(String(number).padStart(8, '0'))
      if (read) expect(readCep(read.cep)).toEqual(read)
    }),
  )
})
