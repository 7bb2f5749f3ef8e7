import { beforeEach, describe, expect, test } from 'vitest'
import { createPageCache, type PageCache, type Rendering } from './page-cache.ts'
import { storePage } from './stored-page.ts'

const PHONE = '360-webp'
const DESK = '1366-webp'

let cache: PageCache
beforeEach(() => {
  cache = createPageCache(1_000_000)
  cache.resume()
})

describe('a page is rendered once per change', () => {
  test('and answered from memory after that', async () => {
    const first = await cache.render('/cordas', DESK, async () => rendering('cordas'))

    expect(cache.find('/cordas', () => DESK)).toBe(first)
    expect(cache.find('/cordas', () => PHONE)).toBe(first)
  })

  test('concurrent misses wait for one rendering', async () => {
    let rendered = 0
    const pages = await Promise.all(
      Array.from({ length: 50 }, () =>
        cache.render('/cordas', DESK, async () => {
          rendered++
          return rendering('cordas')
        }),
      ),
    )

    expect(rendered).toBe(1)
    expect(new Set(pages).size).toBe(1)
  })

  test('a failed rendering rejects all who wait, and the next request renders again', async () => {
    const broken = () => cache.render('/cordas', DESK, () => Promise.reject(new Error('sem banco')))
    const results = await Promise.allSettled([broken(), broken()])

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await cache.render('/cordas', DESK, async () => rendering('cordas'))).status).toBe(200)
  })

  test('a page that is not cacheable is not cached', async () => {
    await cache.render('/erro', DESK, async () => ({ ...rendering('erro'), page: page('erro', false) }))

    expect(cache.find('/erro', () => DESK)).toBeUndefined()
  })
})

describe('a change', () => {
  test('invalidates the pages with its tag, and no others', async () => {
    await cache.render('/a', DESK, async () => rendering('a', ['produto:1', 'categoria:7']))
    await cache.render('/b', DESK, async () => rendering('b', ['produto:2', 'categoria:7']))
    await cache.render('/c', DESK, async () => rendering('c', ['produto:12']))
    cache.invalidate(['produto:1'])

    expect(['/a', '/b', '/c'].map((each) => cache.find(each, () => DESK) !== undefined)).toEqual([
      false,
      true,
      true,
    ])
  })

  test('during a rendering prevents caching its page, which may be outdated', async () => {
    await cache.render('/a', DESK, async () => {
      cache.invalidate(['produto:1'])
      return rendering('a', ['produto:1'])
    })

    expect(cache.find('/a', () => DESK)).toBeUndefined()
  })

  test.each(['invalidate', 'age'] as const)(
    '%s during a rendering prevents that it is shared',
    async (change) => {
      const sharing = () => ({ ...rendering('a', ['produto:1']), page: sharedPage() })
      const outdated = await cache.render('/a', DESK, async () => {
        cache[change](['produto:1'])
        return sharing()
      })

      expect(outdated.shared).toBeNull()
      cache.invalidateAll()
      expect((await cache.render('/a', DESK, async () => sharing())).shared).not.toBeNull()
    },
  )

  test('of something else during a rendering does not', async () => {
    await cache.render('/a', DESK, async () => {
      cache.invalidate(['produto:2'])
      return rendering('a', ['produto:1'])
    })

    expect(cache.find('/a', () => DESK)).toBeDefined()
  })
})

describe('a burst of changes', () => {
  let time: number
  beforeEach(() => {
    time = 0
    cache = createPageCache(1_000_000, () => time)
    cache.resume()
  })

  test('leaves its pages for some seconds, counted from the first change, and no others', async () => {
    const first = await cache.render('/a', DESK, async () => rendering('a', ['listagem']))
    await cache.render('/b', DESK, async () => rendering('b', ['produto:2']))
    cache.age(['listagem'])
    time = 8_000
    cache.age(['listagem'])

    expect(cache.find('/a', () => DESK)).toBeUndefined()
    expect(cache.findOutdated('/a', DESK)).toEqual({ key: '/a', page: first })
    expect(cache.find('/b', () => DESK)).toBeDefined()
    expect(cache.findOutdated('/b', DESK)).toBeUndefined()

    time = 8_001
    expect(cache.findOutdated('/a', DESK)).toBeUndefined()
  })

  test('ends with the next rendering', async () => {
    await cache.render('/a', DESK, async () => rendering('before', ['listagem']))
    cache.age(['listagem'])
    const next = await cache.render('/a', DESK, async () => rendering('after', ['listagem']))

    expect(cache.find('/a', () => DESK)).toBe(next)
    expect(cache.findOutdated('/a', DESK)).toBeUndefined()
  })

  test('during a rendering leaves an outdated page, counted from its begin', async () => {
    const page = await cache.render('/a', DESK, async () => {
      time = 5_000
      cache.age(['listagem'])
      return rendering('a', ['listagem'])
    })

    expect(cache.find('/a', () => DESK)).toBeUndefined()
    expect(cache.findOutdated('/a', DESK)?.page).toBe(page)
    time = 8_001
    expect(cache.findOutdated('/a', DESK)).toBeUndefined()
  })

  test('leaves none that a single change invalidates as well', async () => {
    await cache.render('/a', DESK, async () => rendering('a', ['listagem', 'produto:1']))
    cache.age(['listagem'])
    cache.invalidate(['produto:1'])
    await cache.render('/b', DESK, async () => {
      cache.age(['listagem'])
      cache.invalidate(['produto:1'])
      return rendering('b', ['listagem', 'produto:1'])
    })

    expect(cache.findOutdated('/a', DESK)).toBeUndefined()
    expect(cache.findOutdated('/b', DESK)).toBeUndefined()
  })

  test('leaves each kind of device its own page', async () => {
    const make = (body: string) => async () => ({ ...rendering(body, ['listagem']), variesByDevice: true })
    const phone = await cache.render('/', PHONE, make('phone'))
    const desk = await cache.render('/', DESK, make('desk'))
    cache.age(['listagem'])

    expect(cache.findOutdated('/', PHONE)?.page).toBe(phone)
    expect(cache.findOutdated('/', DESK)?.page).toBe(desk)
  })
})

describe('a node that misses notifications', () => {
  test('caches nothing until they arrive again', async () => {
    await cache.render('/a', DESK, async () => rendering('a'))
    cache.suspend()
    await cache.render('/b', DESK, async () => rendering('b'))
    expect([cache.find('/a', () => DESK), cache.find('/b', () => DESK)]).toEqual([undefined, undefined])

    cache.resume()
    await cache.render('/b', DESK, async () => rendering('b'))
    expect(cache.find('/b', () => DESK)).toBeDefined()
  })

  test('does not cache what it began to render before it missed some', async () => {
    await cache.render('/a', DESK, async () => {
      cache.suspend()
      cache.resume()
      return rendering('a')
    })

    expect(cache.find('/a', () => DESK)).toBeUndefined()
  })
})

test('only a page that depends on the device is cached once per kind of device', async () => {
  await cache.render('/', PHONE, async () => ({ ...rendering('phone'), variesByDevice: true }))
  expect(cache.find('/', () => DESK)).toBeUndefined()

  const desk = await cache.render('/', DESK, async () => ({ ...rendering('desk'), variesByDevice: true }))
  expect(cache.find('/', () => DESK)).toBe(desk)
  expect(cache.find('/', () => PHONE)).not.toBe(desk)
})

test('renders again for a request that waited for another kind of device', async () => {
  const make = (body: string) => async () => ({ ...rendering(body), variesByDevice: true })
  const [phone, desk] = await Promise.all([
    cache.render('/', PHONE, make('phone')),
    cache.render('/', DESK, make('desk')),
  ])

  expect(phone.etag).not.toBe(desk.etag)
})

test("serves another device's page while none can be rendered", async () => {
  const phone = await cache.render('/', PHONE, async () => ({ ...rendering('phone'), variesByDevice: true }))
  const desk = await cache.render('/a', DESK, async () => ({ ...rendering('desk'), variesByDevice: true }))
  cache.suspend()

  expect(cache.findStale('/', PHONE)).toBe(phone)
  expect(cache.findStale('/', DESK)).toBe(phone)
  expect(cache.findStale('/a', DESK)).toBe(desk)
  expect(cache.findStale('/b', DESK)).toBeUndefined()
})

test('a page evicted for one kind of device is still found for the other', async () => {
  const make = (body: string, tag: string) => async () => ({
    ...rendering(body, [tag]),
    variesByDevice: true,
  })
  await cache.render('/', PHONE, make('phone', 'menu'))
  const desk = await cache.render('/', DESK, make('desk', 'banner'))
  cache.invalidate(['menu'])

  expect([cache.find('/', () => PHONE), cache.find('/', () => DESK)]).toEqual([undefined, desk])
  cache.invalidate(['banner'])
  expect(cache.find('/', () => DESK)).toBeUndefined()
})

test('memory is bounded: the least recently used page is evicted first', async () => {
  const small = createPageCache(3 * page('x').bytes)
  small.resume()
  for (const address of ['/1', '/2', '/3']) await small.render(address, DESK, async () => rendering('x'))
  small.find('/1', () => DESK)
  await small.render('/4', DESK, async () => rendering('x'))

  expect(['/1', '/2', '/3', '/4'].map((each) => small.find(each, () => DESK) !== undefined)).toEqual([
    true,
    false,
    true,
    true,
  ])
  expect(small.size().bytes).toBeLessThanOrEqual(3 * page('x').bytes)
})

function rendering(body: string, tags: string[] = []): Rendering {
  return { page: page(body), tags: new Set(tags), variesByDevice: false }
}

function page(body: string, cacheable = true) {
  return storePage(200, { 'content-type': 'text/html' }, Buffer.from(body), cacheable)
}

/** A page that a cache before the shop may store. */
function sharedPage() {
  const page = storePage(200, { 'content-type': 'text/html' }, Buffer.from('a'), true)

  return { ...page, shared: { headers: { xkey: 'tudo' }, byDevice: false } }
}
