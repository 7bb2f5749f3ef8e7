import { expect, test } from 'vitest'
import { isWork, summaryOf, textOf } from './shipment-lines.ts'

const LINES = (['enviar', 'separarEEnviar', 'trocarCodigo', 'nada', 'erro', 'erro'] as const).map(
  (resultado) => ({ resultado }),
)

test('lines without a change or with a problem are no work', () => {
  expect(LINES.map(isWork)).toEqual([true, true, true, false, false, false])
})

test.each([
  ['vai', 'Pedidos a enviar ou atualizar: 3. Linhas com problema, que ficam de fora: 2.'],
  ['foi', 'Pedidos enviados ou atualizados: 3. Linhas com problema, que ficam de fora: 2.'],
] as const)('the summary of what %s be sent', (when, text) => {
  expect(summaryOf(LINES, when)).toBe(text)
})

test.each([
  ['UTF-8', new TextEncoder().encode('expedição')],
  [
    'UTF-8 with a byte order mark',
    new Uint8Array([0xef, 0xbb, 0xbf, ...new TextEncoder().encode('expedição')]),
  ],
  ['Windows-1252', new Uint8Array([101, 120, 112, 101, 100, 105, 0xe7, 0xe3, 111])],
])('a file in %s is read', (_, bytes) => {
  expect(textOf(bytes.buffer)).toBe('expedição')
})
