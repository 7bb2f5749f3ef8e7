import { describe, expect, test } from 'vitest'
import { newParcel, parcelToSend, shipWords } from './parcel.ts'

const TRACKED = { codigo: 'AB123456789BR', transportadora: 'Jadlog', url: 'https://t.example/1', eventos: [] }

describe('newParcel', () => {
  test.each([
    ['the carrier of the freight', 'PAC', null, { codigo: '', transportadora: 'Correios PAC', url: '' }],
    [
      'the code that the order has, without its link',
      'PAC',
      TRACKED,
      { codigo: 'AB123456789BR', transportadora: 'Jadlog', url: '' },
    ],
  ])('begins with %s', (_, label, rastreio, expected) => {
    expect(newParcel({ label }, rastreio)).toEqual(expected)
  })
})

const PARCEL = { codigo: 'AB123456789BR', transportadora: 'Correios', url: '' }

test.each([
  ['with a code', 'entrega', 'AB123456789BR', PARCEL],
  ['without a code', 'entrega', '', null],
  ['with blanks for a code', 'entrega', '  ', null],
  ['to be fetched in the store', 'retirada', 'AB123456789BR', null],
] as const)('an order %s is sent so', (_, tipo, codigo, expected) => {
  expect(parcelToSend({ tipo }, { ...PARCEL, codigo })).toEqual(expected)
})

test('a pickup is not called a shipment', () => {
  expect(shipWords({ tipo: 'retirada' })).toMatchObject({
    title: 'Pronto para retirada',
    action: 'Avisar o cliente',
  })
  expect(shipWords({ tipo: 'entrega' })).toMatchObject({ title: 'Enviar pedido', action: 'Enviar pedido' })
})
