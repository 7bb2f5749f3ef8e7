import { beforeEach, expect, test } from 'vitest'
import { tags } from '#platform/tags.ts'
import { type CachedAnswers, createCachedAnswers, type Note } from './cached-answers.ts'

let answers: CachedAnswers
let asked: number
let menu: (input: { hash: string }, note: Note) => Promise<string>
const quiet = () => undefined

beforeEach(() => {
  answers = createCachedAnswers()
  answers.resume()
  asked = 0
  menu = answers.keep(async ({ hash }: { hash: string }, note) => {
    note(`menu:${hash}`)
    return `${hash} ${++asked}`
  })
})

test('the same question is asked once, and its tags are noted each time', async () => {
  const noted: string[] = []
  for (let i = 0; i < 3; i++) await menu({ hash: 'a' }, (...tags) => void noted.push(...tags))

  expect(asked).toBe(1)
  expect(noted).toEqual(['menu:a', 'menu:a', 'menu:a'])
})

test('a change lets go of what was made of it, and of nothing else', async () => {
  await menu({ hash: 'a' }, quiet)
  await menu({ hash: 'b' }, quiet)
  answers.drop(['menu:a'])

  expect([await menu({ hash: 'a' }, quiet), await menu({ hash: 'b' }, quiet)]).toEqual(['a 3', 'b 2'])
})

test('what changed while it was asked is asked again', async () => {
  const slow = answers.keep(async (_: null, note) => {
    note('menu:a')
    answers.drop(['menu:a'])
    return ++asked
  })
  await slow(null, quiet)

  expect(await slow(null, quiet)).toBe(2)
})

test('a failure is told to who asked, and not kept', async () => {
  const broken = answers.keep(async () => {
    asked++
    throw new Error('sem banco')
  })
  await expect(broken(null, quiet)).rejects.toThrow('sem banco')
  await expect(broken(null, quiet)).rejects.toThrow('sem banco')

  expect(asked).toBe(2)
})

test('nothing is kept while changes can not be heard of', async () => {
  answers.suspend()
  await menu({ hash: 'a' }, quiet)
  await menu({ hash: 'a' }, quiet)

  expect(asked).toBe(2)
})

test('memory is bounded', async () => {
  for (let i = 0; i < 1000; i++) await menu({ hash: String(i) }, quiet)
  await menu({ hash: '0' }, quiet)

  expect(asked).toBe(1001)
})

test('what verbs recall is asked once, until one of its tags changes', async () => {
  const count = () => answers.memoize('contagens', [tags.category(1)], async () => ++asked)
  expect([await count(), await count()]).toEqual([1, 1])
  answers.drop(['categoria:2'])
  expect(await count()).toBe(1)
  answers.drop(['categoria:1'])
  expect(await count()).toBe(2)
})

test('what verbs recall is asked each time while changes can not be heard of', async () => {
  answers.suspend()
  const count = () => answers.memoize('contagens', [], async () => ++asked)

  expect([await count(), await count()]).toEqual([1, 2])
})

test('what was not asked for longest is let go when there is too much', async () => {
  const count = (n: number) => answers.memoize(`contagens ${n}`, [], async () => ++asked)
  for (let n = 0; n < 400; n++) {
    await count(n)
    await count(0)
  }

  expect(await count(399)).toBe(400)
  expect(await count(0)).toBe(1)
  expect(await count(1)).toBe(401)
})
