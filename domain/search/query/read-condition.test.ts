import { expect, test } from 'vitest'
import { readCondition } from './read-condition.ts'

const USED = ['usadoA', 'usadoB', 'usadoC', 'usadoD']

test.each([
  ['violino usado', 'violino', USED],
  ['Guitarras USADAS fender', 'Guitarras fender', USED],
  ['violão seminovo', 'violão', USED],
  ['viola semi-nova 40 cm', 'viola 40 cm', USED],
  ['arco de segunda mão', 'arco', USED],
  ['usados', '', USED],
  ['violino de vitrine', 'violino', ['vitrine']],
  ['guitarra vitrine', 'guitarra', ['vitrine']],
  ['violino usado ou de vitrine', 'violino ou', ['vitrine', ...USED]],
  ['violino usado seminovo', 'violino', USED],
])('reads the condition in “%s”', (text, rest, condicoes) => {
  expect(readCondition(text)).toEqual({ rest, condicoes })
})

test.each(['violino novo', 'ousado', 'usadoria', 'segunda corda', 'mão direita', ''])(
  'reads none in “%s”',
  (text) => {
    expect(readCondition(text)).toBeNull()
  },
)
