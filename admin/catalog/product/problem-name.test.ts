import { expect, test } from 'vitest'
import { problemName } from './problem-name.ts'

const SKUS = [{ sku: 'VE431' }, { sku: '' }]

test.each([
  ['nome', ''],
  ['skus', ''],
  ['skus.0.ean', 'SKU VE431: '],
  ['skus.1.precoPor', 'Variação 2: '],
  ['skus.5.sku', 'Variação 6: '],
])('an error of %s is named “%s”', (field, name) => {
  expect(problemName(field, SKUS)).toBe(name)
})
