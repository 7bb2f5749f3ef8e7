import { expect, test } from 'vitest'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { soldInstruments } from './sold-instruments.ts'

const template = {
  instrument: 'violino',
  stringsFor: null,
  campos: [sampleField({ label: 'Medida', papel: 'tamanho' })],
} as never
const strings = { stringsFor: 'violino' } as const
const sku = (id: number, valor: string) => ({
  id,
  atributos: { unico: null, simples: [{ label: 'Medida', valor }] },
})
const skus = [sku(1, '3/4'), sku(2, '4/4'), sku(3, '3/4')]

test('the variants of an instrument lead to the tools in their size', () => {
  expect(soldInstruments({ template, templates: [strings], lines: [], skus })).toEqual([
    {
      skus: [1, 3],
      meuInstrumento: '/ferramentas/meu-instrumento?instrumento=violino&tamanho=3%2F4',
      encontrarCordas: '/ferramentas/cordas?instrumento=violino&tamanho=3%2F4',
    },
    {
      skus: [2],
      meuInstrumento: '/ferramentas/meu-instrumento?instrumento=violino&tamanho=4%2F4',
      encontrarCordas: '/ferramentas/cordas?instrumento=violino&tamanho=4%2F4',
    },
  ])
})

test('without strings in the shop, an instrument leads to none; what is no instrument is nobody’s', () => {
  expect(soldInstruments({ template, templates: [], lines: [], skus })[0]?.encontrarCordas).toBeNull()
  expect(soldInstruments({ template: undefined, templates: [strings], lines: [], skus })).toEqual([])
})

test('an instrument with another number of strings than the usual one leads to sets for as many', () => {
  const bass = {
    instrument: 'baixo',
    stringsFor: null,
    campos: [sampleField({ label: 'Quantas', tipo: 'numero', papel: 'cordas' })],
  } as never
  const linkOf = (valor: string) =>
    soldInstruments({
      template: bass,
      templates: [{ stringsFor: 'baixo' }],
      lines: [{ label: 'Quantas', valor }],
      skus: [{ id: 1, atributos: { unico: null, simples: [] } }],
    })[0]?.encontrarCordas

  expect([linkOf('5'), linkOf('4')]).toEqual([
    '/ferramentas/cordas?instrumento=baixo&cordas=5',
    '/ferramentas/cordas?instrumento=baixo',
  ])
})
