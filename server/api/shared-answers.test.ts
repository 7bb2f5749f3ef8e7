import { beforeEach, expect, test } from 'vitest'
import { tags } from '#platform/tags.ts'
import { createCachedAnswers } from '../cache/cached-answers.ts'
import { createSharedAnswers, isShared } from './shared-answers.ts'

let answers: ReturnType<typeof createCachedAnswers>
let calls: string[]
let status: number

beforeEach(() => {
  answers = createCachedAnswers()
  answers.resume()
  calls = []
  status = 200
})

/** Answers with the number of calls so far. */
function shared() {
  return createSharedAnswers(answers, async (address, note) => {
    calls.push(address)
    note(tags.product(1))
    return new Response(`${calls.length}`, { status })
  })
}

test.each([
  ['GET', '/v2/front/url/product/listing/category', true],
  ['GET', '/v2/front/url/product/detail', true],
  ['GET', '/v2/front/url/product/preview', false],
  ['POST', '/v2/front/url/product/detail', false],
  ['GET', '/v2/front/checkout/cart', false],
  ['GET', '/v2/front/customer/user', false],
  ['GET', '/v2/front/url/product/listing/category/x', false],
])('%s %s is shared: %s', (method, path, is) => {
  expect(isShared(method, path)).toBe(is)
})

test('asks once per address until a tag of the answer changes', async () => {
  const body = shared()
  const read = async (address: string) => new TextDecoder().decode((await body(address)) ?? undefined)

  expect([await read('/a'), await read('/a'), await read('/b')]).toEqual(['1', '1', '2'])
  answers.invalidate([tags.product(2)])
  expect(await read('/a')).toBe('1')
  answers.invalidate([tags.product(1)])
  expect(await read('/a')).toBe('3')
})

test('caches neither refusals nor long addresses', async () => {
  const body = shared()
  status = 404

  expect([await body('/a'), await body('/a')]).toEqual([null, null])
  expect(calls).toEqual(['/a', '/a'])
  expect(await body(`/${'a'.repeat(1_000)}`)).toBeNull()
})
