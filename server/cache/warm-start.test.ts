import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createWarmStart } from './warm-start.ts'

const PAGES = ['/a', '/b', '/c', '/d', '/e', '/f']

let rendered: string[]
let closing: AbortController
beforeEach(() => {
  vi.useFakeTimers()
  rendered = []
  closing = new AbortController()
})
afterEach(() => {
  vi.useRealTimers()
})

test('is ready once the pages are rendered, the most requested first', async () => {
  const { run, counts } = warmStart(async (path) => void rendered.push(path))
  await run()

  expect(rendered).toEqual(PAGES)
  expect(counts).toEqual({ before: 6, after: 0 })
})

test('is ready after a bound if pages take long, and renders the rest one at a time', async () => {
  let [atOnce, most] = [0, 0]
  const { run, counts } = warmStart(async (path) => {
    most = Math.max(most, ++atOnce)
    await later(400)
    atOnce--
    rendered.push(path)
  })
  const ready = vi.fn()
  const running = run().then(ready)
  await vi.advanceTimersByTimeAsync(599)
  expect(ready).not.toHaveBeenCalled()
  expect(rendered).toEqual(['/a', '/b'])
  expect(most).toBe(2)

  await vi.advanceTimersByTimeAsync(1)
  await running
  await vi.advanceTimersByTimeAsync(200)
  expect(rendered).toEqual(['/a', '/b', '/c', '/d'])
  most = 0
  await vi.advanceTimersByTimeAsync(10_000)
  expect(rendered).toEqual(PAGES)
  expect(most).toBe(1)
  expect(counts).toEqual({ before: 2, after: 4 })
})

test('is ready after the bound even if no page is ever rendered, or the list never comes', async () => {
  const never = () => new Promise<never>(() => undefined)
  const ready = vi.fn()
  void warmStart(never).run().then(ready)
  void createWarmStart({ list: never, render: never, age: () => 0, signal: closing.signal, logger: silent() })
    .run()
    .then(ready)
  await vi.advanceTimersByTimeAsync(600)

  expect(ready).toHaveBeenCalledTimes(2)
})

test.each([
  [650, 600],
  [1_000, 250],
  [5_000, 100],
])('is ready soon if the start has taken %i ms already', async (age, bound) => {
  const ready = vi.fn()
  void warmStart(() => later(10_000), age)
    .run()
    .then(ready)
  await vi.advanceTimersByTimeAsync(bound - 1)
  expect(ready).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ready).toHaveBeenCalled()
})

test('goes on after a page that fails', async () => {
  await warmStart(async (path) => {
    if (path === '/b') throw new Error('sem banco')
    rendered.push(path)
  }).run()

  expect(rendered).toEqual(['/a', '/c', '/d', '/e', '/f'])
})

test('ends with the process', async () => {
  const running = warmStart(async (path) => {
    await later(400)
    rendered.push(path)
  }).run()
  await vi.advanceTimersByTimeAsync(500)
  closing.abort()
  await vi.advanceTimersByTimeAsync(10_000)
  await running

  expect(rendered).toEqual(['/a', '/b', '/c', '/d'])
})

function warmStart(render: (path: string) => Promise<void>, age = 0) {
  return createWarmStart({
    list: async () => PAGES.map((caminho) => ({ caminho, aparelho: '360-webp' })),
    render: ({ caminho }) => render(caminho),
    age: () => age,
    signal: closing.signal,
    logger: silent(),
  })
}

function later(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function silent() {
  return pino({ enabled: false })
}
