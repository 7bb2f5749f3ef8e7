import { expect, test } from 'vitest'
import { type HeardAt, steadyPitch, withLook } from './steady-pitch.ts'

test.each<[string, (number | null)[], number | null]>([
  ['nothing', [null, null], null],
  ['one look', [440], 440],
  ['a single mistake', [110, 110.1, 220, 110, 110.2], 110.1],
  ['a new note after three looks', [110, 110, 110, 147, 147, 147], 147],
  ['a note that has just ended', [110, null, null, null], 110],
  ['a note that ended long ago', [110, ...Array<null>(20).fill(null)], null],
])('%s', (_, looks, pitch) => {
  const heard = looks.reduce<HeardAt[]>((list, hertz, i) => withLook(list, hertz, i * 65), [])

  expect(steadyPitch(heard)).toBe(pitch)
})
