import { afterEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import { randomId } from './random-id.ts'

afterEach(() => vi.unstubAllGlobals())

test('makes UUIDs, each another, on a page without https too', () => {
  const { getRandomValues } = crypto
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) })
  const ids = Array.from({ length: 100 }, randomId)

  for (const id of ids) expect(z.uuidv4().safeParse(id).success).toBe(true)
  expect(new Set(ids).size).toBe(100)
})
