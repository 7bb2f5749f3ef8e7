import { expect, test } from 'vitest'
import { jobsThatDoNotFit } from './overbooked.ts'

test.each([
  ['all fit', 240, []],
  ['the last does not fit', 220, [30]],
  ['a long one is passed over by a shorter one', 150, [120]],
  ['none fits on a closed day', 0, [90, 120, 30]],
])('%s', (_name, minutes, over) => {
  const jobs = [90, 120, 30].map((minutos) => ({ minutos }))

  expect(jobsThatDoNotFit(jobs, minutes).map(({ minutos }) => minutos)).toEqual(over)
})
