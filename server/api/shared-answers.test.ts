import { gunzipSync } from 'node:zlib'
import { beforeEach, expect, test } from 'vitest'
import { tags } from '#platform/infrastructure/tags.ts'
import { createCachedAnswers } from '../cache/cached-answers.ts'
import { createSharedAnswers, sharedAddress } from './shared-answers.ts'

const PRODUCT = '/v2/front/url/product/detail'
const [A, B, ABC] = [`${PRODUCT}?url=%2Fa`, `${PRODUCT}?url=%2Fb`, `${PRODUCT}?url=%2Fabc`]

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
  expect(sharedAddress(method, path, '')).toBe(is ? path : null)
})

test('an address has the parameters that the call reads, in one order, and no others', () => {
  const listing = '/v2/front/url/product/listing/category'

  expect(sharedAddress('GET', listing, '?vez=1&url=%2Fcordas%3Fpg%3D2&limit=5&utm_source=x')).toBe(
    `${listing}?limit=5&url=%2Fcordas%3Fpg%3D2`,
  )
  expect(sharedAddress('GET', '/v2/front/brands', '?vez=1')).toBe(
    sharedAddress('GET', '/v2/front/brands', ''),
  )
  expect(sharedAddress('GET', listing, `?url=%2F${'a'.repeat(1_000)}`)).toBeNull()
})

test('asks once per address until a tag of the answer changes', async () => {
  const body = shared()
  const read = async (address: string) => new TextDecoder().decode((await body(address))?.plain)

  expect([await read(A), await read(A), await read(B)]).toEqual(['1', '1', '2'])
  answers.invalidate([tags.product(2)])
  expect(await read(A)).toBe('1')
  answers.invalidate([tags.product(1)])
  expect(await read(A)).toBe('3')
})

test('compresses what is worth it, once', async () => {
  const long = createSharedAnswers(answers, async (address) => new Response(address.repeat(1_000)))
  const [first, second] = [await long(ABC), await long(ABC)]

  expect(gunzipSync(first?.gzip ?? new Uint8Array()).toString()).toBe(ABC.repeat(1_000))
  expect(second?.gzip).toBe(first?.gzip)
  expect((await shared()(A))?.gzip).toBeNull()
})

test('does not cache refusals', async () => {
  const body = shared()
  status = 404

  expect([await body(A), await body(A)]).toEqual([null, null])
  expect(calls).toEqual([A, A])
})

test('reading a thousand products evicts no other calls', async () => {
  const body = shared()
  await body('/v2/front/brands')
  for (let n = 0; n < 1_000; n++) await body(`${PRODUCT}?url=%2Fp-${n}`)
  await body('/v2/front/brands')
  await body(`${PRODUCT}?url=%2Fp-0`)

  expect(calls).toHaveLength(1_002)
})
