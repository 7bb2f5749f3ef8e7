import { expect, test } from 'vitest'
import { oldPath, readAddress } from './redirect-address.ts'

test.each([
  ['https://www.lojaantiga.com.br/produtos/violao?variant=12#fotos', '/produtos/violao'],
  ['HTTP://LojaAntiga.com.br/Violao', '/Violao'],
  [' /violao ', '/violao'],
  ['https://lojaantiga.com.br', '/'],
  ['https://lojaantiga.com.br?utm=1', '/'],
  ['violao', 'violao'],
  ['', ''],
])('the path of the old URL %j is %j', (text, path) => {
  expect(oldPath(text)).toBe(path)
})

test('a new URL keeps its query string and returns its origin', () => {
  expect(readAddress('https://Loja.test/busca?q=arco')).toEqual({
    origin: 'https://loja.test',
    path: '/busca?q=arco',
  })
})
