import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { createRefreshing, type Refreshing } from './refreshing.ts'

/** Of a busy machine. */
const TIMEOUT = { timeout: 20_000 }

let refreshing: Refreshing
let rendered: string[]
beforeEach(() => {
  refreshing = createRefreshing(pino({ enabled: false }))
  rendered = []
})

test('renders a page once, however many visitors want it', async () => {
  for (let n = 0; n < 50; n++) want('/a')

  await expect.poll(() => refreshing.refreshed(), TIMEOUT).toBe(1)
  expect(rendered).toEqual(['/a'])
})

test('renders the most wanted page first', async () => {
  for (const key of ['/a', '/b', '/c', '/b', '/c', '/b']) want(key)

  await expect.poll(() => rendered, TIMEOUT).toEqual(['/b', '/c', '/a'])
})

test('renders one page at a time', async () => {
  let [atOnce, most] = [0, 0]
  for (const key of ['/a', '/b', '/c'])
    refreshing.want(key, async () => {
      most = Math.max(most, ++atOnce)
      await new Promise((resolve) => setTimeout(resolve, 2))
      atOnce--
    })

  await expect.poll(() => refreshing.refreshed(), TIMEOUT).toBe(3)
  expect(most).toBe(1)
})

test('renders a page again that is outdated again while it is rendered', async () => {
  refreshing.want('/a', async () => want('/a'))

  await expect.poll(() => rendered, TIMEOUT).toEqual(['/a'])
})

test('goes on after a page that fails', async () => {
  refreshing.want('/a', () => Promise.reject(new Error('sem banco')))
  want('/b')

  await expect.poll(() => rendered, TIMEOUT).toEqual(['/b'])
  want('/c')
  await expect.poll(() => rendered, TIMEOUT).toEqual(['/b', '/c'])
})

test('bounds how many pages wait', async () => {
  for (let n = 0; n < 600; n++) want(`/${n}`)

  await expect.poll(() => rendered.length, TIMEOUT).toBe(500)
  want('/next')
  await expect.poll(() => rendered.at(-1), TIMEOUT).toBe('/next')
  expect(rendered).toHaveLength(501)
})

test('renders nothing after it is closed', async () => {
  want('/a')
  refreshing.close()
  want('/b')

  await expect.poll(() => rendered, TIMEOUT).toEqual(['/b'])
})

function want(key: string) {
  refreshing.want(key, async () => {
    rendered.push(key)
  })
}
