import { LRUCache } from 'lru-cache'
import type { Memoize } from '#platform/infrastructure/context/request-context.ts'

/**
 * What many pages share is little: menus, banners, the surroundings of categories. Beyond so many, what was not
 * asked for longest is evicted.
 */
const MAX_ANSWERS = 300

export type Note = (...tags: string[]) => void

type Entry<Answer> = { answer: Promise<Answer>; tags: Set<string>; pending: boolean; missed: Set<string> }

type Ask<Answer> = (note: Note) => Promise<Answer>

/**
 * Answers of the platform that stand on every page, cached under their tags as pages are, so that rendering one page after
 * the other does not ask for them each time. While changes can't be heard of, nothing is cached.
 */
export function createCachedAnswers() {
  let suspended = true
  const isSuspended = () => suspended
  const memoized = createAnswerCache<unknown>(isSuspended)
  const caches: Pick<AnswerCache<unknown>, 'drop' | 'clear'>[] = [memoized]

  /** As use cases ask. The one edge where an answer is taken at its question's word: a question has one kind of answer. */
  const memoize: Memoize = async <Answer>(
    question: string,
    tags: readonly string[],
    ask: () => Promise<Answer>,
  ) => {
    const { answer } = memoized.get(question, (note) => {
      note(...tags)
      return ask()
    })
    return answer as Promise<Answer>
  }

  return {
    memoize,

    /** The same question, answered from the cache where that can be trusted. The answer's tags are noted either way. */
    keep<I, O>(ask: (input: I, note: Note) => Promise<O>): (input: I, note: Note) => Promise<O> {
      const cache = createAnswerCache<O>(isSuspended)
      caches.push(cache)

      return async (input, note) => {
        const entry = cache.get(JSON.stringify(input), (tags) => ask(input, tags))
        const answer = await entry.answer
        note(...entry.tags)
        return answer
      }
    },

    /** Invalidates all that was made of one of these, and what is being made of them. */
    drop(tags: string[]) {
      for (const cache of caches) cache.drop(tags)
    },

    /** Changes can't be heard of for now. */
    suspend() {
      suspended = true
      for (const cache of caches) cache.clear()
    },

    /** Changes are heard of again. */
    resume() {
      for (const cache of caches) cache.clear()
      suspended = false
    },
  }
}

export type CachedAnswers = ReturnType<typeof createCachedAnswers>

type AnswerCache<Answer> = {
  /** The cached answer, or a new one that is being asked for. */
  get: (key: string, ask: Ask<Answer>) => Pick<Entry<Answer>, 'answer' | 'tags'>
  drop: (tags: string[]) => void
  clear: () => void
}

function createAnswerCache<Answer>(isSuspended: () => boolean): AnswerCache<Answer> {
  const entries = new LRUCache<string, Entry<Answer>>({ max: MAX_ANSWERS })

  return { get: (key, ask) => entries.get(key) ?? begin(key, ask), drop, clear: () => entries.clear() }

  function drop(tags: string[]) {
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
    // Asked once the entry is in the cache, where a change finds it.
    const answer = Promise.resolve().then(() => ask(noteAll))
    const entry: Entry<Answer> = { answer, tags, missed, pending: true }
    entries.set(key, entry)
    answer.then(() => {
      entry.pending = false
      if (isSuspended() || [...tags].some((tag) => missed.has(tag))) evict()
    }, evict)
    return entry

    /** Unless another has taken its place. */
    function evict() {
      if (entries.peek(key) === entry) entries.delete(key)
    }
  }
}
