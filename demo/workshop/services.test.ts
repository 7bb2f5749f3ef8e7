import { expect, test } from 'vitest'
import { ServiceForm } from '#contract/orders/workshop/services.ts'
import { CATEGORIES } from '../catalogue/categories.ts'
import { SERVICES } from './services.ts'
import { christmasDays } from './workshop-days.ts'

const PATHS = CATEGORIES.map(({ caminho }) => caminho)
const INSTRUMENTS = ['violinos', 'violoes', 'guitarras', 'ukuleles', 'regionais', 'arcos']

test.each(SERVICES)('the panel accepts $nome, in categories that exist', ({ categorias, ...service }) => {
  const form = { ...service, categorias: categorias.map((path) => PATHS.indexOf(path) + 1), ativo: true }

  expect(ServiceForm.safeParse(form).error).toBeUndefined()
})

test('every category of instruments with strings, and of bows, has a service of its own kind', () => {
  const offered = SERVICES.filter(({ nome }) => nome !== 'Encordoamento').flatMap(
    ({ categorias }) => categorias,
  )
  const without = PATHS.filter((path) => INSTRUMENTS.includes(path.split('/')[0] ?? ''))
    .filter((path) => !PATHS.some((other) => other.startsWith(`${path}/`)))
    .filter((path) => !offered.some((at) => `${path}/`.startsWith(`${at}/`)))

  expect(without).toEqual([])
})

test('the heights of the strings are those of the instrument, low to high', () => {
  const bass = SERVICES.find(({ nome }) => nome === 'Regulagem de contrabaixo elétrico')
  const height = bass?.perguntas.find(({ chave }) => chave === 'altura')

  expect(height?.opcoes.map(({ rotulo }) => rotulo)).toEqual([
    'Baixa, para toque leve: 1,9 e 1,6 mm',
    'Média, serve à maioria: 2,5 e 2,2 mm',
    'Alta, para quem toca forte: 3 e 2,8 mm',
  ])
})

test('around Christmas the workshop works longer, then less, then rests, and never longer on Sundays', () => {
  const days = christmasDays(2025)
  const of = (dia: string) => days.find((day) => day.dia === dia)?.minutos

  expect([of('2025-12-14'), of('2025-12-18'), of('2025-12-24'), of('2025-12-29')]).toEqual([
    undefined,
    540,
    150,
    0,
  ])
})
