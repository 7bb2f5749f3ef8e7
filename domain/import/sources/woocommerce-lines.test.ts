import { expect, test } from 'vitest'
import { columnName } from '#domain/import/csv/column-name.ts'
import { isPrivateName } from './private-name.ts'
import { recogniseSource } from './recognise-source.ts'
import { woocommerceLines } from './woocommerce-lines.ts'

const HEADER = [
  ...['ID', 'Type', 'SKU', 'Name', 'Published', 'Visibility in catalog', 'Stock', 'Weight (kg)'],
  ...['Regular price', 'Categories', 'Images', 'Parent'],
  ...['Attribute 1 name', 'Attribute 1 value(s)', 'Attribute 1 visible', 'Attribute 1 global'],
  ...['Attribute 2 name', 'Attribute 2 value(s)', 'Attribute 2 visible', 'Attribute 2 global'],
]

test('variants follow their parent from anywhere in the file, share its URL and inherit its weight', () => {
  const [header, ...lines] = woocommerceLines(
    numbered([
      HEADER,
      variation('12', 'V-P', 'V', 'Preto'),
      goods('11', 'variable', 'V', 'Violão Clássico', 'Cor', 'Preto, Natural', 'Tampo', 'Abeto'),
      goods('20', 'simple', 'C', 'Capa', '', '', 'Material', 'Náilon\\, forrado'),
      variation('13', 'V-N', 'id:11', 'Natural'),
    ]),
  )
  const cells = (...names: string[]) =>
    lines.map(({ linha, celulas }) => [
      linha,
      ...names.map((name) => celulas[header?.celulas.indexOf(name) ?? -1]),
    ])

  expect(header?.celulas).not.toContain('Attribute 1 name')
  expect(cells('SKU', 'Endereço', 'Nome da variação 1', 'Valor da variação 1', 'Weight (kg)')).toEqual([
    [3, '', 'violao-classico', '', '', '2'],
    [2, 'V-P', 'violao-classico', 'Cor', 'Preto', '2'],
    [5, 'V-N', 'violao-classico', 'Cor', 'Natural', '2'],
    [4, 'C', 'capa', '', '', '2'],
  ])
  expect(cells('Ficha técnica')).toEqual([
    [3, 'Tampo: Abeto'],
    [2, ''],
    [5, ''],
    [4, 'Material: Náilon, forrado'],
  ])
})

test('two products with the same name get different URLs', () => {
  const lines = woocommerceLines(
    numbered([HEADER, goods('1', 'simple', 'A', 'Capa'), goods('2', 'simple', 'B', 'Capa')]),
  )

  expect(lines.slice(1).map(({ celulas }) => celulas[HEADER.indexOf('Parent') + 1])).toEqual([
    'capa',
    'capa-2',
  ])
})

test('returns the lines of any other file unchanged', () => {
  const lines = numbered([
    ['Handle', 'Title', 'Variant Price'],
    ['a', 'A', '1'],
  ])

  expect(woocommerceLines(lines)).toBe(lines)
})

test.each([
  [['Identificador URL', 'Nome', 'Preço', 'Exibir na loja'], 'Nuvemshop'],
  [HEADER, 'WooCommerce'],
  [['ID', 'Tipo', 'SKU', 'Nome', 'Publicado', 'Visibilidade no catálogo'], 'WooCommerce'],
  [['Handle', 'Title', 'Variant Price'], 'Shopify'],
  [['URL handle', 'Title', 'Price'], 'Shopify'],
  [['Código', 'Nome', 'Preço'], undefined],
])('recognizes %j as %s', (header, nome) => {
  expect(recogniseSource(header)?.nome).toBe(nome)
})

test.each([
  ['Custo', true],
  ['Cost per item', true],
  ['Preço promocional', true],
  ['Frete gratis', true],
  ['Produto Físico', true],
  ['ICMS (%)', true],
  ['Observações internas', true],
  ['Tampo', false],
  ['Escala', false],
  ['Costas e laterais', false],
])('%s is an internal column: %s', (name, expected) => {
  expect([columnName(name), isPrivateName(name)]).toEqual([columnName(name), expected])
})

function goods(id: string, type: string, sku: string, name: string, ...attributes: string[]): string[] {
  const [one = '', values = '', two = '', more = ''] = attributes
  return [
    ...[id, type, sku, name, '1', 'visible', '5', '2', '100', 'Violões', '', ''],
    ...[one, values, '1', '0', two, more, '1', '0'],
  ]
}

function variation(id: string, sku: string, parent: string, valor: string): string[] {
  return [
    ...[id, 'variation', sku, 'Violão - Preto', '1', 'visible', '3', '', '90', '', '', parent],
    ...['Cor', valor, '', '0', '', '', '', ''],
  ]
}

function numbered(rows: string[][]) {
  return rows.map((celulas, i) => ({ linha: i + 1, celulas }))
}
