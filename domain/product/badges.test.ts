import { expect, test } from 'vitest'
import { type BadgeRow, badgesOf } from './badges.ts'

const PLAIN: BadgeRow = {
  desconto: 0,
  precoPor: 10_000,
  estoque: 20,
  publicadoEm: new Date('2026-01-10T12:00:00Z'),
  now: new Date('2026-11-21T12:00:00Z'),
  freteGratis: { desde: 29_900, ufs: [] },
}

test.each<[string, Partial<BadgeRow>, string[]]>([
  ['an ordinary product has none', {}, []],
  ['a discount says how much', { desconto: 20 }, ['-20%']],
  ['freight is free from the threshold on', { precoPor: 29_900 }, ['Frete grátis']],
  ['freight is not free just below it', { precoPor: 29_899 }, []],
  [
    'free freight of some states names them',
    { precoPor: 29_900, freteGratis: { desde: 29_900, ufs: ['SP', 'PR'] } },
    ['Frete grátis para PR e SP'],
  ],
  ['a shop without free freight never says so', { precoPor: 900_000, freteGratis: null }, []],
  ['the last unit says so', { estoque: 1 }, ['Última unidade']],
  ['three are the last units', { estoque: 3 }, ['Últimas unidades']],
  ['four are not', { estoque: 4 }, []],
  ['nothing in stock has no last units', { estoque: 0 }, []],
  ['45 days old is new', { publicadoEm: new Date('2026-10-07T12:00:00Z') }, ['Novo']],
  ['46 days old is not', { publicadoEm: new Date('2026-10-06T12:00:00Z') }, []],
  ['a piece is not, whenever it came', { publicadoEm: null }, []],
  ['a product published tomorrow is not new yet', { publicadoEm: new Date('2026-11-22T12:00:00Z') }, []],
  ['the strongest comes first', { desconto: 5, estoque: 2 }, ['-5%', 'Últimas unidades']],
])('%s', (_, change, labels) => {
  expect(badgesOf({ ...PLAIN, ...change }).map(({ label }) => label)).toEqual(labels)
})
