import { expect, test } from 'vitest'
import { type Judgement, outcomeText, withChosen } from './judgement.ts'

test.each<[number, Judgement, string]>([
  [1, 'publicada', '1 publicada.'],
  [3, 'publicada', '3 publicadas.'],
  [0, 'publicada', '0 publicadas.'],
  [1, 'recusada', '1 recusada.'],
  [2, 'recusada', '2 recusadas.'],
])('%i judged as %s: %s', (count, situacao, text) => {
  expect(outcomeText(count, situacao)).toBe(text)
})

test.each([
  [[1, 2], 3, true, [1, 2, 3]],
  [[1, 2], 2, true, [1, 2]],
  [[1, 2], 2, false, [1]],
  [[1], 2, false, [1]],
])('of %j, %i chosen: %s leaves %j', (ids, id, on, expected) => {
  const before = new Set(ids)

  expect([...withChosen(before, id, on)]).toEqual(expected)
  expect([...before]).toEqual(ids)
})
