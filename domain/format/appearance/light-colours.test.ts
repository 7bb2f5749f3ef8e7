import { expect, test } from 'vitest'
import { LOOK_NAMES } from './appearance.ts'
import { contrast } from './colour.ts'
import { lightColours } from './light-colours.ts'
import { LOOKS } from './looks.ts'

test.each(LOOK_NAMES)('the mails of %s are dark on light, and readable', (name) => {
  const { ink, stone, sand, paper, action, onAction } = lightColours(LOOKS[name].cores)

  expect(contrast(paper, '#000000')).toBeGreaterThan(15)
  for (const text of [ink, stone, action])
    for (const ground of [paper, sand, '#ffffff']) expect(contrast(text, ground)).toBeGreaterThanOrEqual(4.5)
  expect(contrast(action, onAction)).toBeGreaterThanOrEqual(4.5)
})

test('a bright action colour is darkened for paper', () => {
  expect(lightColours(LOOKS.palco.cores)).toMatchObject({
    paper: '#ffffff',
    ink: '#141313',
    onAction: '#ffffff',
  })
})
