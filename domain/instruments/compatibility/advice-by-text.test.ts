import { expect, test } from 'vitest'
import { leftHandAdvice } from './advice-by-text.ts'

test('instruments to which the same applies share their advice, in the order of the first', () => {
  const advice = leftHandAdvice(['violino', 'guitarra', 'violoncelo', 'ukulele'])

  expect(advice.map(({ nomes, virada }) => [nomes, virada])).toEqual([
    [['Violino', 'Violoncelo'], 'nao'],
    [['Guitarra'], 'luthier'],
    [['Ukulele'], 'facil'],
  ])
})
