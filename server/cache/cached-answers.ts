import { LRUCache } from 'lru-cache'
import type { Memoize, Question } from '#platform/infrastructure/context/request-context.ts'

/**
 * Many pages share few answers to each question: menus, banners, the frames of categories. Beyond this number, the
 * least recently used are evicted.
 */
const MAX_ANSWERS = 300

export type Note = (...tags: string[]) => void

type Entry<Answer> = { answer: Promise<Answer>; tags: Set<string>; pending: boolean; missed: Set<string> }

type Ask<Answer> = (note: Note) => Promise<Answer>

/**
 * Caches answers that every page needs, by their tags as pages are, so that rendering many pages does not query them
 * each time. Each question has a memory of its own: a crawler that reads all products and searches for anything evicts
 * addresses and texts, but not the counts and trees that every listing needs. Caches nothing while notifications may be
 * missed.
 */
export function createCachedAnswers() {
  let suspended = true
  const memoized = new Map<string, AnswerCache<unknown>>()
  const caches: Pick<AnswerCache<unknown>, 'invalidate' | 'clear'>[] = []

  /** For use cases. The one place that casts an answer to its question's type: a question has one type of answer. */
  const memoize: Memoize = async <Answer>(
    [name, about = '']: Question,
    tags: readonly string[],
    ask: () => Promise<Answer>,
  ) => {
    const { answer } = memoryOf(name).get(about, (note) => {
      note(...tags)
      return ask()
    })
    return answer as Promise<Answer>
  }

  return {
    memoize,

    /** Wraps a question in a cache of at most `max` answers. Notes the answer's tags in either case. */
    withCache<I, O>(
      ask: (input: I, note: Note) => Promise<O>,
      max = MAX_ANSWERS,
    ): (input: I, note: Note) => Promise<O> {
      const cache = openCache<O>(max)

      return async (input, note) => {
        const entry = cache.get(JSON.stringify(input), (tags) => ask(input, tags))
        const answer = await entry.answer
        note(...entry.tags)
        return answer
      }
    },

    /** Invalidates all answers that depend on one of the tags, including those being computed. */
    invalidate(tags: string[]) {
      for (const cache of caches) cache.invalidate(tags)
    },

    /** Call when notifications may be missed. */
    suspend() {
      suspended = true
      for (const cache of caches) cache.clear()
    },

    /** Call when notifications arrive again. */
    resume() {
      for (const cache of caches) cache.clear()
      suspended = false
    },
  }

  function memoryOf(name: string): AnswerCache<unknown> {
    const memory = memoized.get(name) ?? openCache<unknown>(MAX_ANSWERS)
    memoized.set(name, memory)
    return memory
  }

  function openCache<Answer>(max: number): AnswerCache<Answer> {
    const cache = createAnswerCache<Answer>(() => suspended, max)
    caches.push(cache)
    return cache
  }
}

export type CachedAnswers = ReturnType<typeof createCachedAnswers>

type AnswerCache<Answer> = {
  /** Returns the cached answer, or starts a new one. */
  get: (key: string, ask: Ask<Answer>) => Pick<Entry<Answer>, 'answer' | 'tags'>
  invalidate: (tags: string[]) => void
  clear: () => void
}

function createAnswerCache<Answer>(isSuspended: () => boolean, max: number): AnswerCache<Answer> {
  const entries = new LRUCache<string, Entry<Answer>>({ max })

  return { get: (key, ask) => entries.get(key) ?? begin(key, ask), invalidate, clear: () => entries.clear() }

  function invalidate(tags: string[]) {
    for (const [key, entry] of [...entries.entries()]) {
      if (entry.pending) for (const tag of tags) entry.missed.add(tag)
      else if (tags.some((tag) => entry.tags.has(tag))) entries.delete(key)
    }
  }

  function begin(key: string, ask: Ask<Answer>): Entry<Answer> {
    const tags = new Set<string>()
    const missed = new Set<string>()
    const noteAll: Note = (...more) => {
      for (const tag of more) tags.add(tag)
    }
    // Deferred until the entry is in the cache, where an invalidation finds it.
    const answer = Promise.resolve().then(() => ask(noteAll))
    const entry: Entry<Answer> = { answer, tags, missed, pending: true }
    entries.set(key, entry)
    answer.then(() => {
      entry.pending = false
      if (isSuspended() || [...tags].some((tag) => missed.has(tag))) evict()
    }, evict)
    return entry

    /** Unless another entry has replaced it. */
    function evict() {
      if (entries.peek(key) === entry) entries.delete(key)
    }
  }
}
