import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { beatsUntil } from './beats.ts'
import { BPM, metronomeAddress, readMetronome, tappedTempo, tempoName, withTap } from './tempo.ts'

test.each([
  [{}, { bpm: 100, tempos: 4 }],
  [
    { bpm: '72', tempos: '3' },
    { bpm: 72, tempos: 3 },
  ],
  [
    { bpm: '71,6', tempos: 'valsa' },
    { bpm: 72, tempos: 4 },
  ],
  [
    { bpm: '9', tempos: '99' },
    { bpm: 30, tempos: 12 },
  ],
])('%o is read as %o', (input, metronome) => {
  expect(readMetronome(input)).toEqual(metronome)
})

test('a metronome has an address', () => {
  expect(metronomeAddress({ bpm: 72, tempos: 3 })).toBe('/ferramentas/metronomo?bpm=72&tempos=3')
})

test.each([
  [30, 'Grave'],
  [60, 'Larghetto'],
  [100, 'Andante'],
  [120, 'Allegro'],
  [260, 'Prestissimo'],
])('%d beats a minute are called %s', (bpm, name) => {
  expect(tempoName(bpm)).toBe(name)
})

describe('the tempo is that of the taps', () => {
  test.each([
    [[0], null],
    [[0, 500], 120],
    [[0, 510, 990, 1500], 120],
    [[0, 100], 260],
    [[0, 1000, 2000, 9000, 9500], 120],
    [[0, 1000, 2000, 2500, 3000, 3500, 4000, 4500], 120],
  ])('%o', (times, tempo) => {
    expect(tappedTempo(times.reduce<number[]>(withTap, []))).toBe(tempo)
  })
})

describe('beats', () => {
  test('are in their places, the first one strong', () => {
    const { due, next } = beatsUntil({ place: 0, at: 10 }, { bpm: 120, tempos: 3 }, 12)

    expect(due).toEqual([
      { place: 0, at: 10 },
      { place: 1, at: 10.5 },
      { place: 2, at: 11 },
      { place: 0, at: 11.5 },
    ])
    expect(next).toEqual({ place: 1, at: 12 })
  })

  test('never drift, whenever the timer fires', () => {
    fc.assert(
      fc.property(
        fc.integer(BPM),
        fc.array(fc.double({ min: 0.001, max: 1.5, noNaN: true }), { minLength: 1, maxLength: 60 }),
        (bpm, waits) => {
          let next = { place: 0, at: 0 }
          let now = 0
          const times: number[] = []
          for (const wait of waits) {
            now += wait
            const found = beatsUntil(next, { bpm, tempos: 4 }, now)
            times.push(...found.due.map(({ at }) => at))
            next = found.next
          }

          expect(times).toHaveLength(Math.ceil((now * bpm) / 60 - 1e-9))
          for (const [i, at] of times.entries()) expect(at).toBeCloseTo((i * 60) / bpm, 9)
        },
      ),
    )
  })

  test('start a shorter bar at its beginning', () => {
    const { next } = beatsUntil({ place: 4, at: 1 }, { bpm: 60, tempos: 6 }, 1)

    expect(beatsUntil(next, { bpm: 60, tempos: 3 }, 1)).toEqual({ due: [], next: { place: 0, at: 1 } })
  })
})
