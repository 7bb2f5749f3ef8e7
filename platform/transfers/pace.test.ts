import { expect, test } from 'vitest'
import { pauseAfter } from './pace.ts'

test.each([
  { other: 'nothing', busy: 0, least: 0.8, most: 0.85 },
  { other: 'pages that the import changed', busy: 0.15, least: 0.5, most: 0.75 },
  { other: 'as many requests as the process can answer', busy: 0.95, least: 0.03, most: 0.06 },
])('the import works $least to $most of the time beside $other', ({ busy, least, most }) => {
  const worked = 250
  const share = worked / (worked + pauseAfter(worked, busy))

  expect(share).toBeGreaterThan(least)
  expect(share).toBeLessThan(most)
})
