import { expect, test } from 'vitest'
import { standingErrors } from './standing-errors.ts'

const SENT = {
  nome: '',
  skus: [
    { sku: 'A', ean: '1' },
    { sku: 'B', ean: '2' },
  ],
  promocao: { ate: '' },
}
const ERRORS = {
  nome: 'Dê um nome.',
  'skus.1.ean': 'Este EAN não existe.',
  'promocao.ate': 'Diga quando.',
  alcance: 'Nada.',
}

test.each([
  ['nothing', {}, ['nome', 'skus.1.ean', 'promocao.ate', 'alcance']],
  ['the field itself', { nome: 'Eagle' }, ['skus.1.ean', 'promocao.ate', 'alcance']],
  [
    'another field of the same SKU',
    { skus: [SENT.skus[0], { sku: 'C', ean: '2' }] },
    ['nome', 'skus.1.ean', 'promocao.ate', 'alcance'],
  ],
  ['the wrong SKU', { skus: [SENT.skus[0], { sku: 'B', ean: '3' }] }, ['nome', 'promocao.ate', 'alcance']],
  ['the order of the SKUs', { skus: SENT.skus.toReversed() }, ['nome', 'promocao.ate', 'alcance']],
  ['the wrong SKU is gone', { skus: [SENT.skus[0]] }, ['nome', 'promocao.ate', 'alcance']],
  ['the wrong part is gone', { promocao: null }, ['nome', 'skus.1.ean', 'alcance']],
])('after changing %s, the errors of unchanged fields stand', (_what, changes, left) => {
  expect(Object.keys(standingErrors(ERRORS, SENT, { ...SENT, ...changes }))).toEqual(left)
})
