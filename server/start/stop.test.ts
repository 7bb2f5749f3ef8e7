import { expect, test } from 'vitest'
import { createStop } from './stop.ts'

test('runs the cleanups in reverse order, once', async () => {
  const undone: string[] = []
  const stop = createStop(() => undefined)
  stop.add(() => undone.push('first'))
  stop.add(async () => undone.push('second'))
  await Promise.all([stop.now(), stop.now()])

  expect(undone).toEqual(['second', 'first'])
})

test('reports a cleanup that fails, and runs the others', async () => {
  const failures: unknown[] = []
  const undone: string[] = []
  const stop = createStop((error) => failures.push(error))
  stop.add(() => undone.push('first'))
  stop.add(() => Promise.reject(new Error('stuck')))
  await stop.now()

  expect(undone).toEqual(['first'])
  expect(failures).toEqual([new Error('stuck')])
})

test('a cleanup that hangs keeps neither the others from running nor the process from ending', async () => {
  const undone: string[] = []
  const stop = createStop(() => undefined, 50)
  stop.add(() => undone.push('first'))
  stop.add(() => new Promise(() => undefined))

  expect(await stop.now()).toBe(false)
  expect(undone).toEqual(['first'])
})
