import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { tags } from '#platform/infrastructure/tags.ts'
import { startCdn } from '#tools/counterparts/cdn/start-cdn.ts'
import { cloudflare } from './cloudflare.ts'
import { fastly } from './fastly.ts'
import { keysHeader, keysOf } from './keys.ts'
import { type Cdn, CdnFailure } from './port.ts'
import { varnish } from './varnish.ts'

const DEADLINE_MS = 300

type Counterpart = Awaited<ReturnType<typeof startCdn>>

let counterpart: Counterpart
beforeEach(async () => {
  counterpart = await startCdn()
})
afterEach(() => counterpart.close())

describe.each([
  ['fastly', fastly],
  ['cloudflare', cloudflare],
])('%s', (_, open) => {
  const cdn = (changes: Partial<Counterpart> = {}): Cdn =>
    open({ ...counterpart, ...changes, deadlineMs: DEADLINE_MS })

  test('purges as many keys as one call takes', async () => {
    const keys = Array.from({ length: cdn().maxKeys }, (_, n) => `chave${n}`)
    await cdn().purge(keys)

    expect(counterpart.purged).toEqual(keys)
    await expect(cdn().purge([...keys, 'mais'])).rejects.toThrow(CdnFailure)
  })

  test('fails with another token, and does not repeat it', async () => {
    const failure = await cdn({ token: 'outro-token' })
      .purge(['a'])
      .catch((error: unknown) => error)

    expect(failure).toBeInstanceOf(CdnFailure)
    expect(JSON.stringify(failure) + String(failure)).not.toContain('outro-token')
  })

  test.each([
    ['429', () => new Response('', { status: 429 })],
    ['another page', () => new Response('<html>')],
    ['a redirect', () => new Response('', { status: 302, headers: { location: 'http://127.0.0.1:9' } })],
    ['nothing confirmed', () => Response.json({ success: false })],
  ])('fails if the answer is %s', async (_, answer) => {
    counterpart.state.answer = answer()

    await expect(cdn().purge(['a'])).rejects.toThrow(CdnFailure)
  })

  test.each([
    ['7', 7_000],
    ['logo', null],
  ])('passes on for how long no call is wanted: %s', async (text, againInMs) => {
    counterpart.state.answer = new Response('', { status: 429, headers: { 'retry-after': text } })

    await expect(cdn().purge(['a'])).rejects.toMatchObject({ againInMs })
  })

  test('fails at its deadline', async () => {
    counterpart.state.hangs = true

    await expect(cdn().purge(['a'])).rejects.toThrow('TimeoutError')
  })

  test('fails if nobody is there', async () => {
    await counterpart.close()

    await expect(cdn().purge(['a'])).rejects.toThrow('ECONNREFUSED')
  })
})

describe('varnish', () => {
  test('purges all of them, and fails if one does not', async () => {
    const seen: unknown[] = []
    const [first, second] = await Promise.all(
      [200, 403].map((status) =>
        listening((method, xkey) => {
          seen.push([status, method, xkey])
          return status
        }),
      ),
    )
    await varnish([first!.url]).purge(['a', 'b'])
    const failed = varnish([first!.url, second!.url]).purge(['c'])

    await expect(failed).rejects.toThrow(`Varnish at ${new URL(second!.url).host} answered 403.`)
    expect(seen).toEqual(
      expect.arrayContaining([
        [200, 'PURGE', 'a b'],
        [200, 'PURGE', 'c'],
        [403, 'PURGE', 'c'],
      ]),
    )
    first!.close()
    second!.close()
  })
})

describe('keys', () => {
  test('are the same for a page and for what invalidates it, and none is a job’s', () => {
    const [key] = keysOf([tags.product(7)])

    expect(key).toMatch(/^[0-9a-f]{10}$/)
    expect(keysHeader({ separator: ' ' }, [tags.product(7)])).toBe(`tudo ${key}`)
    expect(keysHeader({ separator: ',' }, [tags.product(7), tags.home])).toBe(
      ['tudo', ...keysOf([tags.product(7), tags.home])].join(','),
    )
    expect(keysOf([tags.job('cdn.purge-again'), tags.product(7)])).toEqual([key])
  })

  test('of a page with more than fit into a header are none: it is not shared', () => {
    const products = Array.from({ length: 700 }, (_, n) => tags.product(n))

    expect(keysHeader({ separator: ' ' }, products.slice(0, 600))).toHaveLength(4 + 600 * 11)
    expect(keysHeader({ separator: ' ' }, products)).toBeNull()
  })
})

async function listening(answer: (method: string, xkey: unknown) => number) {
  const server = createServer(({ method = '', headers }, response) => {
    response.statusCode = answer(method, headers['xkey'])
    response.end()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))

  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() }
}
