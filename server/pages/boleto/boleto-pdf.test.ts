import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { interleavedBars } from '#domain/payments/boleto/bars.ts'
import { boletoPdf } from './boleto-pdf.ts'

const CODE = '00192164700000239900000003123456700012345617'
const sheet: Parameters<typeof boletoPdf>[0] = {
  numero: 1001,
  criadoEm: '2026-11-21T15:00:00.000Z',
  pagador: { nomeRazao: 'João Conceição', documento: '52998224725' },
  valor: 23_990,
  boleto: {
    linhaDigitavel: '00190000090312345670300123456170216470000023990',
    codigoDeBarras: CODE,
    vencimento: '2026-12-01',
  },
  loja: { razaoSocial: 'Lira Instrumentos Musicais Ltda.', cnpj: '11.222.333/0001-81' },
  marca: { logo: null, nome: 'Casa Sonora', cor: '#7a2e1f' },
}

test('one page, in Portuguese, with each black bar of the code in its width', async () => {
  const pdf = (await boletoPdf(sheet)).toString('latin1')

  expect(pdf.startsWith('%PDF-')).toBe(true)
  expect(pdf.match(/\/Type \/Page\b/g)).toHaveLength(1)
  const drawn = [...contentOf(pdf).matchAll(/([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re/g)].map(([, , , width]) =>
    Number(width),
  )
  const black = interleavedBars(CODE).filter((_, i) => i % 2 === 0)
  const module = Math.min(...drawn)
  expect(drawn.map((width) => Math.round(width / module))).toEqual(black)
})

test('its text can be read', async () => {
  const text = textOf(contentOf((await boletoPdf(sheet)).toString('latin1')))

  for (const word of [
    'Casa Sonora',
    '00190.00009',
    'João Conceição',
    '529.982.247-25',
    '01/12/2026',
    'R$\u00a0239,90',
    'Lira Instrumentos',
  ])
    expect(text).toContain(word)
})

function contentOf(pdf: string): string {
  const streams = [...pdf.matchAll(/\/FlateDecode\n>>\nstream\n([\s\S]*?)\nendstream/g)]

  return streams
    .map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')).toString('latin1'))
    .join('\n')
}

/** Texts are written as hexadecimal pieces with kerning in between; this joins them. */
function textOf(content: string): string {
  return [...content.matchAll(/\[(.*?)\] TJ/g)]
    .map(([, pieces = '']) =>
      [...pieces.matchAll(/<([0-9a-f]*)>/g)]
        .map(([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1'))
        .join(''),
    )
    .join('\n')
}
