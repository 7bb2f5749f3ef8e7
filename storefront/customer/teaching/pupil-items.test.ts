import { expect, test } from 'vitest'
import type { PupilList } from '#contract/customers/teaching/pupil-list.ts'
import { isOnRequest, isProposed, proposedSku, readChosenItems } from './pupil-items.ts'

const OPTION = { idSku: 7, nome: '3/4', precoPor: 100, disponivel: true }
const ITEM: PupilList['itens'][number] = {
  idItem: 1,
  produto: {
    id: 1,
    nome: 'Violino',
    url: '/violino',
    imagem: { imagem: '', alt: '', largura: 1, altura: 1 },
  },
  quantidade: 2,
  obrigatorio: true,
  nota: '',
  idSku: 7,
  opcoes: [OPTION],
  comprado: { pedidas: 0, pagas: 0 },
  naSacola: 0,
}

test.each([
  ['what is required', {}, true],
  ['what was bought in part', { comprado: { pedidas: 1, pagas: 1 } }, true],
  ['nothing that is optional', { obrigatorio: false }, false],
  ['nothing that was ordered', { comprado: { pedidas: 2, pagas: 0 } }, false],
  ['nothing that is in the cart', { naSacola: 2 }, false],
  ['nothing that is sold out', { opcoes: [{ ...OPTION, disponivel: false }] }, false],
])('proposes %s', (_case, change, proposed) => {
  expect(isProposed({ ...ITEM, ...change })).toBe(proposed)
})

test.each([
  ['no price', [{ ...OPTION, precoPor: null, disponivel: false }], true],
  ['a price', [OPTION], false],
  ['nothing to choose', [], false],
])('is on request with %s', (_case, opcoes, expected) => {
  expect(isOnRequest({ ...ITEM, opcoes })).toBe(expected)
})

test.each([
  ['the variant that is meant', {}, '7'],
  ['the only one', { idSku: null }, '7'],
  ['none of several', { idSku: null, opcoes: [OPTION, { ...OPTION, idSku: 8 }] }, ''],
])('chooses at first %s', (_case, change, chosen) => {
  expect(proposedSku({ ...ITEM, ...change })).toBe(chosen)
})

test('reads what is marked, with variant and quantity', () => {
  const form = new FormData()
  for (const [name, value] of [
    ['item', '1'],
    ['sku-1', '7'],
    ['quantidade-1', '2'],
    ['item', '2'],
    ['sku-2', ''],
    ['item', '3'],
    ['sku-3', '9'],
    ['quantidade-3', 'muitas'],
    ['item', 'x'],
  ] as const)
    form.append(name, value)

  expect(readChosenItems(form)).toEqual({
    itens: [
      { idItem: 1, idSku: 7, quantidade: 2 },
      { idItem: 3, idSku: 9, quantidade: 1 },
    ],
    unchosen: [2],
  })
})
