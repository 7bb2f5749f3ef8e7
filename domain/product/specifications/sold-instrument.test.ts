import { expect, test } from 'vitest'
import type { Family } from '#domain/instruments/families/family.ts'
import { instrumentCode } from '#domain/instruments/mine/my-instrument.ts'
import { sampleField } from './field.fixtures.ts'
import { soldInstrument } from './sold-instrument.ts'

const CAMPOS = [
  sampleField({ label: 'Medida', papel: 'tamanho' }),
  sampleField({ label: 'Comprimento', papel: 'escala', tipo: 'numero', unidade: 'pol' }),
  sampleField({ label: 'Quantas', papel: 'cordas' }),
  sampleField({ label: 'Lado', papel: 'mao' }),
  sampleField({ label: 'Ponta', papel: 'terminacao' }),
  sampleField({ label: 'Afinada em', papel: 'afinacao', tipo: 'notas' }),
]

test.each<[Family, Record<string, string>, string[], string]>([
  ['violino', { Medida: '4/4' }, [], 'violino.4-4'],
  ['violino', { Medida: '4/4' }, ['Verniz', '3/4'], 'violino.3-4'],
  ['violino', { Medida: '4/4', Comprimento: '12,9' }, [], 'violino.4-4'],
  ['baixo', { Comprimento: '34', Quantas: '5' }, [], 'baixo-eletrico.864mm.5c'],
  ['guitarra', { Comprimento: '25,5"', Quantas: '6 cordas' }, [], 'guitarra.648mm'],
  ['guitarra', { Comprimento: '99', Quantas: '11' }, [], 'guitarra'],
  ['ukulele', {}, ['Tenor'], 'ukulele.tenor'],
  ['guitarra', { Lado: 'Canhoto' }, [], 'guitarra.canhoto'],
  ['guitarra', { Lado: 'Destro' }, ['Preto', 'Canhoto'], 'guitarra.canhoto'],
  ['guitarra', { Lado: 'Destro' }, [], 'guitarra'],
  ['violino', { Medida: '4/4', Ponta: 'Bola' }, [], 'violino.4-4.encaixe'],
  ['violino', { Ponta: 'Laço' }, ['3/4'], 'violino.3-4.gancho'],
  ['violino', { Ponta: 'Laço' }, ['Natural lisa', '3/4'], 'violino.3-4.gancho'],
  ['violino', { Ponta: 'Bola removível' }, [], 'violino'],
  ['guitarra', { Ponta: 'Laço' }, [], 'guitarra'],
  ['guitarra', { 'Afinada em': 'Drop C' }, [], 'guitarra.afinacao-drop-c'],
  ['violaCaipira', { 'Afinada em': 'A D F# A D' }, [], 'viola-caipira.afinacao-cebolao-em-re'],
  ['baixo', { 'Afinada em': 'B E A D', Quantas: '4' }, [], 'baixo-eletrico.afinacao-si-grave-4-cordas'],
  ['baixo', { 'Afinada em': 'E A D G' }, [], 'baixo-eletrico'],
  ['guitarra', { 'Afinada em': '7 cordas' }, [], 'guitarra'],
  ['guitarra', { 'Afinada em': 'C G D G B D' }, [], 'guitarra.notas-c2g2d3g3b3d4'],
  ['guitarra', { 'Afinada em': 'E A D G' }, [], 'guitarra'],
  ['guitarra', { 'Afinada em': 'de ouvido' }, [], 'guitarra'],
])('a %s with the sheet %j and the values %j is %s', (family, sheet, valores, code) => {
  const lines = Object.entries(sheet).map(([label, valor]) => ({ label, valor }))

  expect(instrumentCode(soldInstrument(family, CAMPOS, { lines, valores }))).toBe(code)
})
