import { expect, test } from 'vitest'
import { linkStage } from './link-stage.ts'

const desde = new Date('2026-03-01T12:00:00Z')

test.each([
  ['2026-03-01T12:00:00Z', 'open'],
  ['2026-05-30T11:59:59.999Z', 'open'],
  ['2026-05-30T12:00:00Z', 'old'],
  ['2028-03-01T11:59:59.999Z', 'old'],
  ['2028-03-01T12:00:00Z', 'over'],
])('at %s the link of an order that ended on 1 March 2026 is %s', (now, stage) => {
  expect(linkStage({ desde, now: new Date(now) })).toBe(stage)
})
