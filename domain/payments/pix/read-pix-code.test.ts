import { describe, expect, test } from 'vitest'
import { crc16 } from './crc16.ts'
import { PIX_CODES } from './pix.fixtures.ts'
import { readPixCode } from './read-pix-code.ts'

const UUID = '123e4567-e12b-12d1-a456-426655440000'
const FULANO = { nome: 'Fulano de Tal', cidade: 'BRASILIA', cep: null, singleUse: false }
const OPEN = { tipo: 'estatico', valor: null, txid: null, informacao: null }
const { P1, P2, P3, P4, P8, P9, P10 } = PIX_CODES

test.each([
  ['a key', P1, { ...OPEN, ...FULANO, chave: UUID }],
  [
    'a charge',
    P2,
    {
      tipo: 'dinamico',
      ...FULANO,
      singleUse: true,
      location: 'pix.example.com/8b3da2f39a4140d1a91abd93113bd441',
    },
  ],
  ['a key and a recurrence', P3, { ...OPEN, ...FULANO, chave: UUID, valor: 10_050 }],
  ['a single-use key', P8, { ...OPEN, ...FULANO, chave: '12345678909', singleUse: true }],
  [
    'the key of a company',
    P9,
    {
      ...OPEN,
      ...FULANO,
      chave: '12ABC34501DE35',
      valor: 1000,
      nome: 'Loja Exemplo',
      cidade: 'Sao Paulo',
    },
  ],
  [
    'an order',
    P10,
    {
      ...OPEN,
      ...FULANO,
      chave: 'pix@loja.example.com',
      valor: 123_450,
      txid: 'PEDIDO000123',
      nome: 'LOJA EXEMPLO DE MUSICA',
      cidade: 'SAO PAULO',
    },
  ],
])('%s', (_, code, meaning) => {
  expect(readPixCode(code)).toEqual(meaning)
})

test('ignores spaces around a copied code', () => {
  expect(readPixCode(`\n ${P1} \n`)).toEqual(readPixCode(P1))
})

describe('two payment arrangements in one code', () => {
  test('are refused because of the txid, which had a hyphen in the old manual', () => {
    expect(readPixCode(P4)).toEqual({ tipo: 'invalido', motivo: 'txid' })
  })

  test('are read for the Pix part, in any letter case and position', () => {
    const code = P4.replace('62190515RP12345678-2019', '62180514RP123456782019')
    const moved = code.replace('26580014BR.GOV', '27580014BR.gov').replace('27300012', '28300012')
    const meaning = {
      tipo: 'estatico',
      chave: UUID,
      valor: 12_345,
      txid: 'RP123456782019',
      informacao: null,
      nome: 'NOME DO RECEBEDOR',
      cidade: 'BRASILIA',
      cep: '70074900',
      singleUse: false,
    }
    expect(readPixCode(sealed(code))).toEqual(meaning)
    expect(readPixCode(sealed(moved))).toEqual(meaning)
  })
})

describe('refused', () => {
  test.each([
    ['a wrong checksum', `${P1.slice(0, -1)}E`, 'crc'],
    ['a checksum in small letters', P1.slice(0, -4) + P1.slice(-4).toLowerCase(), 'crc'],
    ['no additional data', sealed(P1.replace('62070503***', '')), 'txid'],
    ['additional data without a txid', sealed(P1.replace('62070503***', '62070403***')), 'txid'],
    ['an amount of zero', sealed(P3.replace('5406100.50', '54040.00')), 'valor'],
    ['three decimals', sealed(P3.replace('5406100.50', '5407100.505')), 'valor'],
    ['dollars', sealed(P1.replace('5303986', '5303840')), 'moeda'],
    ['a category of three digits', sealed(P1.replace('52040000', '5203000')), 'categoria'],
    ['an empty object', sealed(P1.replace('5802BR', '5802BR6100')), 'estrutura'],
    ['another object first', sealed(`5802BR${P1.replace('5802BR', '')}`), 'estrutura'],
    ['a static txid of 26', sealed(P1.replace('62070503***', `62300526${'x'.repeat(26)}`)), 'txid'],
    ['another country', sealed(P1.replace('5802BR', '5802PT')), 'pais'],
    ['another format', sealed(P1.replace('000201', '000202')), 'formato'],
    ['another initiation', sealed(P2.replace('010212', '010213')), 'iniciacao'],
    ['a name of 26', sealed(P1.replace('5913Fulano de Tal', `5926${'x'.repeat(26)}`)), 'nome'],
    ['a city of 16', sealed(P1.replace('6008BRASILIA', `6016${'x'.repeat(16)}`)), 'cidade'],
    ['no city', sealed(P1.replace('6008BRASILIA', '')), 'cidade'],
    ['a CEP of 7', sealed(P1.replace('6207', '610701001006207')), 'cep'],
    ['an invalid key', sealed(P8.replace('12345678909', '12345678900')), 'conta'],
    ['an account that is not Pix', sealed(P1.replace('br.gov.bcb.pix', 'br.com.outro.x')), 'conta'],
    ['a scheme in the URL', sealed(P2.replace('pix.example.com/8b', 'https://ab.com/8bX')), 'conta'],
    ['a truncated object', P1.slice(0, -2), 'estrutura'],
    ['a code that is too long', P1.padEnd(513, '0'), 'tamanho'],
    ['another text', 'pague aqui', 'estrutura'],
    ['an empty text', '', 'estrutura'],
  ])('%s', (_, code, motivo) => {
    expect(readPixCode(code)).toEqual({ tipo: 'invalido', motivo })
  })
})

test.each(Object.entries({ P1, P2, P10 }))('detects each wrong character in %s', (_, code) => {
  for (let at = 0; at < code.length; at++) {
    const typed = code.slice(0, at) + (code[at] === '7' ? '8' : '7') + code.slice(at + 1)
    expect(readPixCode(typed).tipo).toBe('invalido')
  }
})

/** Replaces the checksum of a changed code by a valid one. */
function sealed(code: string): string {
  const text = code.slice(0, -4)

  return text + crc16(text)
}
