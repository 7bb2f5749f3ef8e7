import { expect, test } from 'vitest'
import { createCalls } from './calls.ts'

test('each question gets its own answer', async () => {
  const ids: number[] = []
  const calls = createCalls<string>(60_000)
  const answers = [1, 2].map(() => calls.ask((id) => ids.push(id)))
  const [first = 0, second = 0] = ids
  calls.answer(second, 'dois')
  calls.answer(first, 'um')

  expect(await Promise.all(answers)).toEqual(['um', 'dois'])
})

test('a question without an answer ends at its deadline, and a late answer is nobody’s', async () => {
  let question = 0
  const calls = createCalls<string>(20)
  const answer = calls.ask((id) => {
    question = id
  })

  await expect(answer).rejects.toThrow('no answer from the other process in 20 ms')
  calls.answer(question, 'tarde')
})
