import { expect, test } from 'vitest'
import { Unavailable } from '../answers/unavailable.ts'
import { createRenderSlots } from './render-slots.ts'

test('renders a few at a time, lets some wait, and refuses the rest', async () => {
  const { inSlot, refused } = createRenderSlots({ atOnce: 2, waiting: 1 })
  const ends: (() => void)[] = []
  const render = () => new Promise<string>((resolve) => void ends.push(() => resolve('page')))

  const [first, second, third] = [inSlot(render), inSlot(render), inSlot(render)]
  await expect(inSlot(render)).rejects.toThrow(Unavailable)
  expect([ends.length, refused()]).toEqual([2, 1])

  ends.shift()?.()
  expect(await first).toBe('page')
  await expect.poll(() => ends.length).toBe(2)
  for (const end of ends) end()
  expect(await Promise.all([second, third])).toEqual(['page', 'page'])
})

test('a rendering that fails frees its slot', async () => {
  const { inSlot } = createRenderSlots({ atOnce: 1, waiting: 0 })
  await expect(inSlot(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken')

  expect(await inSlot(() => Promise.resolve('page'))).toBe('page')
})
