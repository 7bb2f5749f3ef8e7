import { expect, test } from 'vitest'
import { readPracticeTuning } from './practice-query.ts'
import { tunedStrings } from './tuned-strings.ts'
import { type TunerTarget, tunerReading } from './tuner-reading.ts'

test.each<[string, string, number, TunerTarget, [number | null, string, number]]>([
  ['the nearest string', 'guitarra', 110.5, 'corda', [5, 'A2', 8]],
  ['a slack string', 'guitarra', 77.8, 'corda', [6, 'E2', -100]],
  ['a note far from all strings', 'guitarra', 880, 'corda', [null, 'A5', 0]],
  ['any note', 'guitarra', 77.78, 'nota', [null, 'D#2', 0]],
  ['a chosen string, however far', 'guitarra', 61.74, 6, [6, 'E2', -500]],
  ['a violin at its own pitch', 'violino', 442, 'corda', [2, 'A4', 8]],
  ['the second string of a pair in octaves', 'violaCaipira', 415.3, 'corda', [3, 'G#4', 0]],
  ['an unknown string', 'violino', 440, 9, [null, 'A4', 0]],
])('%s', (_, instrumento, heard, target, [corda, nota, cents]) => {
  const strings = tunedStrings(readPracticeTuning({ instrumento }, []))
  const reading = tunerReading(heard, target, { strings, la: 440 })

  expect(reading).toMatchObject({ corda, nota })
  expect(Math.abs(reading.cents - cents)).toBeLessThan(0.5)
})

test('with another A, the same sound is another distance away', () => {
  const strings = tunedStrings(readPracticeTuning({ instrumento: 'violino', la: '442' }, []))

  expect(tunerReading(442, 'corda', { strings, la: 442 })).toMatchObject({ corda: 2, cents: 0 })
  expect(tunerReading(442, 'nota', { strings, la: 442 })).toMatchObject({ corda: null, cents: 0 })
})
