import { getPriority } from 'node:os'
import { afterEach, expect, test, vi } from 'vitest'
import type { TestWork } from './work-process.fixtures.ts'
import { ProcessBusy, workProcess } from './work-process.ts'

const working = workProcess<TestWork, number>(new URL('./work-process.fixtures.ts', import.meta.url), {
  atOnce: 1,
  maxWaiting: 3,
  deadlineMs: 120_000,
})

afterEach(() => {
  vi.useRealTimers()
  working.end()
})

test('works in one other process, whose priority is lower', async () => {
  const [{ result: pid }, other] = [await ask('answer'), await ask('answer')]

  expect(pid).not.toBe(process.pid)
  expect(other.result).toBe(pid)
  expect(getPriority(pid)).toBe(10)
})

test('a task that throws fails with its reason, and the process goes on', async () => {
  const { result: pid } = await ask('answer')
  const { failure } = await ask('throw')

  expect(failure).toBe('Error: This task can’t be done.')
  expect((await ask('answer')).result).toBe(pid)
})

test.each(['crash', 'fill'] as const)('a task that ends the process by %s fails alone', async (kind) => {
  const [{ result: before }, broken, after] = await Promise.all([ask('answer'), ask(kind), ask('answer')])

  expect(broken).toEqual({ failure: 'its process crashed' })
  expect(after.result).toBeGreaterThan(0)
  expect(after.result).not.toBe(before)
})

test('refuses tasks beyond those that may wait', async () => {
  const tasks = Array.from({ length: 4 }, () => ask('answer'))

  await expect(ask('answer')).rejects.toThrow(ProcessBusy)
  for (const { result } of await Promise.all(tasks)) expect(result).toBe(working.pid())
})

test('ends when it has nothing to do, and starts again for the next task', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { result: first } = await ask('answer')
  expect(working.pid()).toBe(first)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(working.pid()).toBeUndefined()

  expect((await ask('answer')).result).not.toBe(first)
})

function ask(kind: TestWork['kind']) {
  return working.ask({ kind })
}
