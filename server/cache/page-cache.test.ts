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

    expect(cache.find('/cordas', DESK)).toBe(first)
    expect(cache.find('/cordas', PHONE)).toBe(first)
  })

  test('many who miss at the same time wait for one rendering', async () => {
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

  test('a rendering that fails is told to all who wait, and tried again by the next', async () => {
    const broken = () => cache.render('/cordas', DESK, () => Promise.reject(new Error('sem banco')))
    const results = await Promise.allSettled([broken(), broken()])

    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect((await cache.render('/cordas', DESK, async () => rendering('cordas'))).status).toBe(200)
  })

  test('a page that must not be kept is not', async () => {
    await cache.render('/erro', DESK, async () => ({ ...rendering('erro'), page: page('erro', false) }))

    expect(cache.find('/erro', DESK)).toBeUndefined()
  })
})

describe('a change', () => {
  test('drops the pages that were made of it, and no others', async () => {
    await cache.render('/a', DESK, async () => rendering('a', ['produto:1', 'categoria:7']))
    await cache.render('/b', DESK, async () => rendering('b', ['produto:2', 'categoria:7']))
    await cache.render('/c', DESK, async () => rendering('c', ['produto:12']))
    cache.drop(['produto:1'])

    expect(['/a', '/b', '/c'].map((each) => cache.find(each, DESK) !== undefined)).toEqual([
      false,
      true,
      true,
    ])
  })

  test('during a rendering keeps its page from being kept: it may show what was before', async () => {
    await cache.render('/a', DESK, async () => {
      cache.drop(['produto:1'])
      return rendering('a', ['produto:1'])
    })

    expect(cache.find('/a', DESK)).toBeUndefined()
  })

  test('of something else during a rendering does not', async () => {
    await cache.render('/a', DESK, async () => {
      cache.drop(['produto:2'])
      return rendering('a', ['produto:1'])
    })

    expect(cache.find('/a', DESK)).toBeDefined()
  })
})

describe('a node that can not hear of changes', () => {
  test('keeps nothing until it hears again', async () => {
    await cache.render('/a', DESK, async () => rendering('a'))
    cache.suspend()
    await cache.render('/b', DESK, async () => rendering('b'))
    expect([cache.find('/a', DESK), cache.find('/b', DESK)]).toEqual([undefined, undefined])

    cache.resume()
    await cache.render('/b', DESK, async () => rendering('b'))
    expect(cache.find('/b', DESK)).toBeDefined()
  })

  test('does not keep what it began to render before it was deaf', async () => {
    await cache.render('/a', DESK, async () => {
      cache.suspend()
      cache.resume()
      return rendering('a')
    })

    expect(cache.find('/a', DESK)).toBeUndefined()
  })
})

test('only a page that looks at the device is kept once per kind of device', async () => {
  await cache.render('/', PHONE, async () => ({ ...rendering('phone'), variesByDevice: true }))
  expect(cache.find('/', DESK)).toBeUndefined()

  const desk = await cache.render('/', DESK, async () => ({ ...rendering('desk'), variesByDevice: true }))
  expect(cache.find('/', DESK)).toBe(desk)
  expect(cache.find('/', PHONE)).not.toBe(desk)
})

test('who waits for a page that turns out to be made for another device gets a page of their own', async () => {
  const make = (body: string) => async () => ({ ...rendering(body), variesByDevice: true })
  const [phone, desk] = await Promise.all([
    cache.render('/', PHONE, make('phone')),
    cache.render('/', DESK, make('desk')),
  ])

  expect(phone.etag).not.toBe(desk.etag)
})

test('a page of one kind of device stands in for another while none can be made', async () => {
  const phone = await cache.render('/', PHONE, async () => ({ ...rendering('phone'), variesByDevice: true }))
  const desk = await cache.render('/a', DESK, async () => ({ ...rendering('desk'), variesByDevice: true }))
  cache.suspend()

  expect(cache.findStale('/', PHONE)).toBe(phone)
  expect(cache.findStale('/', DESK)).toBe(phone)
  expect(cache.findStale('/a', DESK)).toBe(desk)
  expect(cache.findStale('/b', DESK)).toBeUndefined()
})

test('a page that was dropped for one kind of device is still found for the other', async () => {
  const make = (body: string, tag: string) => async () => ({
    ...rendering(body, [tag]),
    variesByDevice: true,
  })
  await cache.render('/', PHONE, make('phone', 'menu'))
  const desk = await cache.render('/', DESK, make('desk', 'banner'))
  cache.drop(['menu'])

  expect([cache.find('/', PHONE), cache.find('/', DESK)]).toEqual([undefined, desk])
  cache.drop(['banner'])
  expect(cache.find('/', DESK)).toBeUndefined()
})

test('memory is bounded: what was not asked for longest leaves first', async () => {
  const small = createPageCache(3 * page('x').bytes)
  small.resume()
  for (const address of ['/1', '/2', '/3']) await small.render(address, DESK, async () => rendering('x'))
  small.find('/1', DESK)
  await small.render('/4', DESK, async () => rendering('x'))

  expect(['/1', '/2', '/3', '/4'].map((each) => small.find(each, DESK) !== undefined)).toEqual([
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

function page(body: string, keep = true) {
  return storePage(200, { 'content-type': 'text/html' }, Buffer.from(body), keep)
}
