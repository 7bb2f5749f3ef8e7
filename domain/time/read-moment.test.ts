import { expect, test } from 'vitest'
import { readMoment } from './read-moment.ts'

test.each([
  ['03/02/2024', '2024-02-03T03:00:00.000Z'],
  ['3/2/2024 14:30', '2024-02-03T17:30:00.000Z'],
  ['03/02/2024 às 14h30', '2024-02-03T17:30:00.000Z'],
  ['2024-02-03 14:30', '2024-02-03T17:30:00.000Z'],
  ['2024-02-03T14:30:15.123Z', '2024-02-03T14:30:15.000Z'],
  ['2024-02-03 14:30:00 -0300', '2024-02-03T17:30:00.000Z'],
  ['2024-02-03 14:30:00 UTC', '2024-02-03T14:30:00.000Z'],
  // Summer time, which existed until 2019.
  ['15/01/2018 10:00', '2018-01-15T12:00:00.000Z'],
  // A midnight that summer time skipped.
  ['04/11/2018', '2018-11-04T03:00:00.000Z'],
])('reads %s as %s', (text, moment) => {
  expect(readMoment(text)).toBe(moment)
})

test.each(['', 'ontem', '31/02/2024', '2024-13-01', '03/02/24', '03/02/2024 25:00', '45292'])(
  'rejects %s',
  (text) => {
    expect(readMoment(text)).toBeNull()
  },
)
