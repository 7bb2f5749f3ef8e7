import fc from 'fast-check'
import { expect, test } from 'vitest'
import { edited, emptyHistory, redone, undone } from './edit-history.ts'

test('nothing is undone or redone before the first edit', () => {
  expect(undone(emptyHistory<number>(), 1)).toBeNull()
  expect(redone(emptyHistory<number>(), 1)).toBeNull()
})

test('undoing all edits returns to the first state, and redoing all to the last', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 2, maxLength: 40 }), (states) => {
      const [first = ''] = states
      let step = { state: first, history: emptyHistory<string>() }
      for (const next of states.slice(1)) step = { state: next, history: edited(step.history, step.state) }

      for (const expected of states.toReversed().slice(1)) {
        step = undone(step.history, step.state) ?? step
        expect(step.state).toBe(expected)
      }
      expect(undone(step.history, step.state)).toBeNull()
      for (const expected of states.slice(1)) {
        step = redone(step.history, step.state) ?? step
        expect(step.state).toBe(expected)
      }
      expect(redone(step.history, step.state)).toBeNull()
    }),
  )
})

test('an edit after an undo forgets what was undone', () => {
  const back = undone(edited(emptyHistory<string>(), 'a'), 'b')
  expect(back?.state).toBe('a')
  const history = edited(back?.history ?? emptyHistory(), 'a')

  expect(redone(history, 'c')).toBeNull()
  expect(undone(history, 'c')?.state).toBe('a')
})

test('only the last hundred edits are kept', () => {
  let history = emptyHistory<number>()
  for (let n = 0; n < 150; n++) history = edited(history, n)

  expect(history.past).toHaveLength(100)
  expect(undone(history, 150)?.state).toBe(149)
  expect(history.past[0]).toBe(50)
})
