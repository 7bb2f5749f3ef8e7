import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ofxMoment } from './ofx-moment.ts'
import { readOfx } from './read-ofx.ts'
import { OFX_SGML, OFX_XML } from './statement.fixtures.ts'

test('reads a file in SGML, whose values have no end tags', () => {
  expect(readOfx(OFX_SGML)).toEqual({
    problemas: [],
    lancamentos: [
      {
        line: 17,
        conta: '0341 1234567890',
        idBanco: '20261124001',
        dia: '2026-11-24',
        em: new Date('2026-11-24T13:00:00Z'),
        valor: 29_990,
        textos: ['PIX RECEBIDO JOSE CONCEICAO 8F14E45FCEEA467A', '20261124001'],
      },
      {
        line: 25,
        conta: '0341 1234567890',
        idBanco: '20261123001',
        dia: '2026-11-23',
        em: null,
        valor: -123_456,
        textos: ['BOLETO FORNECEDOR & CIA'],
      },
    ],
  })
})

test('reads a file in XML, with entities and CDATA, and leaves the day as the bank wrote it', () => {
  expect(readOfx(OFX_XML)).toEqual({
    problemas: [],
    lancamentos: [
      {
        line: 12,
        conta: '077 98765-0',
        idBanco: '6f1c',
        dia: '2026-11-24',
        em: null,
        valor: 150_000,
        textos: ['Cp :00000000-JOSÉ <DA> SILVA', 'Pix recebido: "Loja & Filhos"'],
      },
    ],
  })
})

test('reads movements that end where the next one begins', () => {
  const cut = OFX_SGML.replaceAll('</STMTTRN>\n', '')

  expect(readOfx(cut)?.lancamentos.map(({ valor }) => valor)).toEqual([29_990, -123_456])
})

test('takes a debit without a sign as money that went out', () => {
  const unsigned = OFX_SGML.replace('<TRNAMT>-1.234,56', '<TRNAMT>1234.56')

  expect(readOfx(unsigned)?.lancamentos.map(({ valor }) => valor)).toEqual([29_990, -123_456])
})

test.each([
  ['an amount of three decimals', '<TRNAMT>299,90', '<TRNAMT>1.234', /valor/],
  ['no amount', '<TRNAMT>299,90\n', '', /valor/],
  ['a day that does not exist', '20261124100000[-03:EST]', '20261131', /data/],
])('reports %s, and reads the rest', (_, from, to, motivo) => {
  const { lancamentos, problemas } = readOfx(OFX_SGML.replace(from, to))!

  expect(lancamentos).toHaveLength(1)
  expect(problemas).toEqual([{ line: 17, motivo: expect.stringMatching(motivo) }])
})

test.each(['', 'Data;Valor', '<html><body>Sessão expirada</body></html>'])('%j is no OFX', (text) => {
  expect(readOfx(text)).toBeNull()
})

test.each([
  ['20261124', '2026-11-24', null],
  ['20261124000000[0:GMT]', '2026-11-24', null],
  ['20261124000000.000[-03:EST]', '2026-11-24', null],
  ['20261124153000[-3:BRT]', '2026-11-24', '2026-11-24T18:30:00.000Z'],
  ['20261124153000', '2026-11-24', '2026-11-24T18:30:00.000Z'],
  ['20261124233000[-3]', '2026-11-24', '2026-11-25T02:30:00.000Z'],
  ['202611241530', '2026-11-24', '2026-11-24T18:30:00.000Z'],
  ['20261124153000[5.5:IST]', '2026-11-24', '2026-11-24T10:00:00.000Z'],
])('the time %s is of %s', (text, dia, em) => {
  expect(ofxMoment(text)).toEqual({ dia, em: em === null ? null : new Date(em) })
})

test.each(['', '2026', '24/11/2026', '20261131', '20261124250000', '20261124153000[BRT]'])(
  '%j is no time',
  (text) => {
    expect(ofxMoment(text)).toBeNull()
  },
)

test('never throws, whatever the text', () => {
  const pieces = fc.constantFrom(
    ...['<OFX>', '<STMTTRN>', '</STMTTRN>', '<TRNAMT>', '<DTPOSTED>', '20261124', '1,0', '<![CDATA[', ']]>'],
    ...['&#99999999;', '&#0;', '\n', '<', '>', 'ç', '</BANKTRANLIST>'],
  )
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 60 }), (parts) => {
      expect(() => readOfx(`<OFX>${parts.join('')}`)).not.toThrow()
    }),
  )
})
