import { afterEach, expect, test, vi } from 'vitest'
import { optionalPart } from './optional-part.ts'

afterEach(() => vi.restoreAllMocks())

test('returns the answer', async () => {
  expect(await optionalPart('menu', Promise.resolve(['Cordas']))).toEqual(['Cordas'])
})

test('logs a failure under its name and returns null', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)

  expect(await optionalPart('banners payment-methods', Promise.reject(new Error('fora do ar')))).toBeNull()
  expect(log).toHaveBeenCalledWith('banners payment-methods left out:', 'fora do ar')
})
