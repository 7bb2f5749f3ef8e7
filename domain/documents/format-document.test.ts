import { expect, test } from 'vitest'
import { formatDocument } from './format-document.ts'

test.each([
  ['', ''],
  ['529982', '529.982'],
  ['52998224725', '529.982.247-25'],
  ['529982247251', '52.998.224/7251'],
  ['12abc34501de35', '12.ABC.345/01DE-35'],
  ['12a', '12.A'],
])('formats %j as %j', (text, shown) => {
  expect(formatDocument(text)).toBe(shown)
})
