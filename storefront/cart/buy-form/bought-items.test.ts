import { expect, test } from 'vitest'
import { boughtItems, boughtList, itemValue, quantityName } from './bought-items.ts'

function form(...fields: [string, string][]) {
  const data = new FormData()
  for (const [name, value] of fields) data.append(name, value)
  return data
}

test.each<[string, FormData, [number, number | null, number][]]>([
  ['one product', form(['item', itemValue(12, 34)], ['quantidade', '2']), [[12, 34, 2]]],
  [
    'two that go together, one of each',
    form(['item', '1-2'], ['item', '3-4']),
    [
      [1, 2, 1],
      [3, 4, 1],
    ],
  ],
  [
    'a list, in which one product is not ticked',
    form([quantityName(1), '5'], ['item', '3-4'], [quantityName(3), '6']),
    [[3, 4, 6]],
  ],
  ['a product whose SKU is not chosen', form(['item', itemValue(7)]), [[7, null, 1]]],
  ['an empty quantity is one', form(['item', '1-2'], ['quantidade', '']), [[1, 2, 1]]],
  ['what is no item', form(['item', 'violino'], ['item', '1-'], ['item', '9'.repeat(20)]), []],
  ['an empty form', form(), []],
])('reads the items of a form: %s', (_case, data, expected) => {
  expect(boughtItems(data)).toEqual(
    expected.map(([idProduto, idAtributoSimples, quantidade]) => ({
      idProduto,
      idAtributoSimples,
      quantidade,
    })),
  )
})

test('reads the list that a form buys from', () => {
  expect(boughtList(form(['lista', 'volta-as-aulas']))).toBe('volta-as-aulas')
  expect(boughtList(form(['item', '1-2']))).toBeUndefined()
})
