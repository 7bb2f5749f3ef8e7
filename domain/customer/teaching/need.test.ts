import { describe, expect, test } from 'vitest'
import { needOf, sizesWritten, skuOfSize } from './need.ts'

const skus = ['4/4', 'Violino 3/4', '1/2'].map((nome, i) => ({
  idSku: i + 1,
  tamanhos: sizesWritten([nome]),
}))

describe('what a pupil needs', () => {
  test.each([
    [
      'the variant of the pupil’s size',
      { idSku: null, quantidade: 2 },
      undefined,
      '3/4',
      { idSku: 2, quantidade: 2 },
    ],
    [
      'what the list says for all',
      { idSku: 3, quantidade: 1 },
      undefined,
      '3/4',
      { idSku: 3, quantidade: 1 },
    ],
    [
      'the pupil’s own variant',
      { idSku: 3, quantidade: 1 },
      { idSku: 1, quantidade: 4 },
      '3/4',
      { idSku: 1, quantidade: 4 },
    ],
    [
      'the pupil’s own quantity of the list’s variant',
      { idSku: 3, quantidade: 1 },
      { idSku: null, quantidade: 0 },
      '',
      { idSku: 3, quantidade: 0 },
    ],
    [
      'what the buyer chooses, without a size',
      { idSku: null, quantidade: 1 },
      undefined,
      '',
      { idSku: null, quantidade: 1 },
    ],
  ])('is %s', (_name, item, choice, tamanho, need) => {
    expect(needOf(item, choice, { tamanho, skus })).toEqual(need)
  })

  test.each([
    ['a size that no variant has', skus, '1/16', null],
    ['a size that several have', [...skus, { idSku: 9, tamanhos: ['1/2'] }], '1/2', null],
    ['one variant, whatever the size', [{ idSku: 7, tamanhos: [] }], '1/16', 7],
    ['a size with spaces', skus, ' 3 / 4 ', 2],
    ['the size within a sentence', skus, 'violino 1/2', 3],
  ])('finds for %s', (_name, some, tamanho, idSku) => {
    expect(skuOfSize(some, tamanho)).toBe(idSku)
  })

  test.each([
    ['3/4', ['3/4']],
    ['Violino 3/4 e 4/4', ['3/4', '4/4']],
    ['1/16', ['1/16']],
    ['3⁄4', ['3/4']],
    ['15.5"', ['15,5"']],
    ['16 pol.', ['16"']],
    ['Barítono', ['baritono']],
    ['', []],
  ])('reads the size %j', (text, sizes) => {
    expect(sizesWritten([text])).toEqual(sizes)
  })
})
