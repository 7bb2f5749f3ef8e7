import { expect, test } from 'vitest'
import { retag } from './retag.ts'

test.each([
  [[], ['VIP'], [], ['VIP']],
  [['VIP'], ['vip'], [], ['VIP']],
  [['Atenção'], ['atencao', 'Presente'], [], ['Atenção', 'Presente']],
  [['VIP', 'Presente'], [], ['vip'], ['Presente']],
  [['VIP'], ['Presente'], ['Balcão'], ['VIP', 'Presente']],
  [['VIP'], ['vip'], ['VIP'], ['vip']],
])('%j with %j added and %j removed is %j', (tags, incluir, retirar, after) => {
  expect(retag(tags, { incluir, retirar })).toEqual(after)
})
