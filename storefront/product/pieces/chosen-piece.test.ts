import { expect, test } from 'vitest'
import type { Sku } from '#contract/catalog/catalog.ts'
import { isSoldNew, type Piece, pieceOf, skuOfPiece } from './chosen-piece.ts'
import { inCartText, pieceDetails, pieceName } from './piece-words.ts'

const parcela = { parcelas: 1, valorParcela: 100, valorTotal: 100, taxa: 0, exibirTaxa: false }
const precos = {
  precoDe: null,
  precoPor: 100,
  desconto: 0,
  vista: 90,
  descontoVista: 10,
  aPartirDe: false,
  parcela,
}

const variant: Sku = {
  id: 1,
  sku: 'V-44',
  ean: null,
  mpn: null,
  previsaoReposicao: null,
  selecao: '',
  precos,
  selos: [],
  estoque: 3,
  atributos: { unico: { label: 'Cor', valor: 'Mel' }, simples: [] },
  imagens: [],
}

const piece: Piece = {
  idSku: 9,
  sku: 'V-44-R-214',
  numeroSerie: 'R-214',
  condicao: 'usadoB',
  descricao: '',
  madeira: 'Abeto',
  peso: 446,
  parcelamento: [],
  precos,
  imagens: [],
  idVariante: 1,
  atributos: [{ label: 'Cor', valor: 'Mel' }],
  disponivel: true,
  selecao: '?exemplar=r-214',
}

const product = { skus: [variant], exemplares: [piece] }

test.each([
  ['?exemplar=r-214', piece],
  ['?utm_source=x&exemplar=r-214', piece],
  ['?exemplar=outro', undefined],
  ['', undefined],
])('the address %s shows the piece that it names', (search, found) => {
  expect(pieceOf(product, search)).toBe(found)
})

test.each([
  ['disponivel', 3, true],
  ['disponivel', 0, false],
  ['indisponivel', 0, false],
  ['sobConsulta', 3, false],
] as const)(
  'a product that is %s, with %i in counted stock, is sold new: %s',
  (status, estoque, expected) => {
    expect(
      isSoldNew({
        status,
        skus: [
          { ...variant, estoque: 0 },
          { ...variant, estoque },
        ],
      }),
    ).toBe(expected)
  },
)

test('a piece is a SKU of which there is one, with the attributes of its variant', () => {
  expect(skuOfPiece(product, piece)).toMatchObject({ id: 9, estoque: 1, atributos: variant.atributos })
})

test('a sold piece is a SKU of which there is none', () => {
  expect(skuOfPiece(product, { ...piece, disponivel: false }).estoque).toBe(0)
})

test('a piece whose variant is gone has the attributes that it had', () => {
  expect(skuOfPiece(product, { ...piece, idVariante: null }).atributos).toEqual({
    unico: null,
    simples: piece.atributos,
  })
})

test('a piece is named by its condition and serial number', () => {
  expect(pieceName(piece)).toBe('Usado B, nº de série R-214')
})

test.each([
  [{ madeira: 'Abeto', peso: 446 }, ['Abeto', '446\u00a0g']],
  [{ madeira: null, peso: 3420 }, ['3,42\u00a0kg']],
  [{ madeira: '', peso: null }, []],
])('says what is known of %j', (known, values) => {
  expect(pieceDetails({ ...piece, ...known }).map(([, valor]) => valor)).toEqual(values)
})

test('says until when a piece is in a cart, in São Paulo', () => {
  const ate = '2026-11-26T17:05:00Z'

  expect(inCartText({ ate, seu: false })).toBe('Na sacola de outra pessoa até 14:05')
  expect(inCartText({ ate, seu: true })).toBe('Reservado na sua sacola até 14:05')
})
