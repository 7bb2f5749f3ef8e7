import { expect, test } from 'vitest'
import { readPixKey } from './pix-key.ts'

const UUID = '123e4567-e12b-12d1-a456-426655440000'

test.each([
  ['12345678909', 'cpf', '12345678909'],
  ['123.456.789-09', 'cpf', '12345678909'],
  ['12.ABC.345/01DE-35', 'cnpj', '12ABC34501DE35'],
  ['12abc34501de35', 'cnpj', '12ABC34501DE35'],
  ['11222333000181', 'cnpj', '11222333000181'],
  ['+5511987654321', 'celular', '+5511987654321'],
  ['+55 (11) 98765-4321', 'celular', '+5511987654321'],
  [' Pix@Loja.Example.com ', 'email', 'pix@loja.example.com'],
  [UUID, 'aleatoria', UUID],
  [UUID.toUpperCase(), 'aleatoria', UUID],
])('%s is a key: %s %s', (text, tipo, chave) => {
  expect(readPixKey(text)).toEqual({ tipo, chave })
  expect(readPixKey(chave)).toEqual({ tipo, chave })
})

test.each([
  ...['', '11987654321', '+551133334444', '+1 212 555 0100', '12345678900', 'pix@loja', 'pix@@loja.com'],
  ...[`${'a'.repeat(66)}@example.com`, UUID.replaceAll('-', '')],
])('rejects %j', (text) => {
  expect(readPixKey(text)).toBeNull()
})
