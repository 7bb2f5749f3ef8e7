import { beforeEach, expect, test } from 'vitest'
import { tags } from '#platform/infrastructure/tags.ts'
import { type CachedAnswers, createCachedAnswers, type Note } from './cached-answers.ts'

let answers: CachedAnswers
let calls: number
let menu: (input: { hash: string }, note: Note) => Promise<string>
const quiet = () => undefined

beforeEach(() => {
  answers = createCachedAnswers()
  answers.resume()
  calls = 0
  menu = answers.withCache(async ({ hash }: { hash: string }, note) => {
    note(`menu:${hash}`)
    return `${hash} ${++calls}`
  })
})

test('asks the same question once, and notes its tags each time', async () => {
  const noted: string[] = []
  for (let i = 0; i < 3; i++) await menu({ hash: 'a' }, (...tags) => void noted.push(...tags))

  expect(calls).toBe(1)
  expect(noted).toEqual(['menu:a', 'menu:a', 'menu:a'])
})

test('a change invalidates the answers that depend on it, and no others', async () => {
  await menu({ hash: 'a' }, quiet)
  await menu({ hash: 'b' }, quiet)
  answers.invalidate(['menu:a'])

  expect([await menu({ hash: 'a' }, quiet), await menu({ hash: 'b' }, quiet)]).toEqual(['a 3', 'b 2'])
})

test('asks again if something changed in the meantime', async () => {
  const slow = answers.withCache(async (_: null, note) => {
    note('menu:a')
    answers.invalidate(['menu:a'])
    return ++calls
  })
  await slow(null, quiet)

  expect(await slow(null, quiet)).toBe(2)
})

test('a failure is thrown to the callers and not cached', async () => {
  const broken = answers.withCache(async () => {
    calls++
    throw new Error('sem banco')
  })
  await expect(broken(null, quiet)).rejects.toThrow('sem banco')
  await expect(broken(null, quiet)).rejects.toThrow('sem banco')

  expect(calls).toBe(2)
})

test('caches nothing while notifications are missed', async () => {
  answers.suspend()
  await menu({ hash: 'a' }, quiet)
  await menu({ hash: 'a' }, quiet)

  expect(calls).toBe(2)
})

test('memory is bounded', async () => {
  for (let i = 0; i < 1000; i++) await menu({ hash: String(i) }, quiet)
  await menu({ hash: '0' }, quiet)

  expect(calls).toBe(1001)
})

test("memoizes a use case's question until one of its tags changes", async () => {
  const count = () => answers.memoize(['contagens'], [tags.category(1)], async () => ++calls)
  expect([await count(), await count()]).toEqual([1, 1])
  answers.invalidate(['categoria:2'])
  expect(await count()).toBe(1)
  answers.invalidate(['categoria:1'])
  expect(await count()).toBe(2)
})

test('does not memoize while notifications are missed', async () => {
  answers.suspend()
  const count = () => answers.memoize(['contagens'], [], async () => ++calls)

  expect([await count(), await count()]).toEqual([1, 2])
})

test('evicts the least recently used answers', async () => {
  const count = (n: number) => answers.memoize(['contagens', String(n)], [], async () => ++calls)
  for (let n = 0; n < 400; n++) {
    await count(n)
    await count(0)
  }

  expect(await count(399)).toBe(400)
  expect(await count(0)).toBe(1)
  expect(await count(1)).toBe(401)
})

test('a crawler of many addresses and texts evicts no answers to other questions', async () => {
  const count = () => answers.memoize(['contagens', 'categoria:1'], [], async () => ++calls)
  const tree = () => answers.memoize(['arvore', 'cordas'], [], async () => ++calls)
  await count()
  await tree()
  for (let n = 0; n < 1000; n++)
    for (const name of ['nivel', 'busca']) await answers.memoize([name, String(n)], [], async () => n)

  expect([await count(), await tree()]).toEqual([1, 2])
})

test('an invalidation reaches the answers to each question', async () => {
  const ask = (name: string) =>
    answers.memoize([name, 'cordas'], [tags.category(1), tags.listing], async () => ++calls)
  await ask('contagens')
  await ask('arvore')
  answers.invalidate(['categoria:1'])
  await ask('contagens')
  await ask('arvore')

  expect(calls).toBe(4)
})
