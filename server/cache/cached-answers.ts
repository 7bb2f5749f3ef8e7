import type { Memoize } from '#platform/infrastructure/context/request-context.ts'

/**
 * What many pages share is little: menus, banners, the surroundings of categories. Beyond so many, what was not
 * asked for longest is let go.
 */
const MAX_ANSWERS = 300

export type Note = (...tags: string[]) => void

type FindInput<O> = { answer: Promise<O>; tags: Set<string>; pending: boolean; missed: Set<string> }

/**
 * Answers of the platform that stand on every page, kept under their tags as pages are, so that rendering one page after
 * the other does not ask for them each time. While changes can't be heard of, nothing is kept.
 */
export function createCachedAnswers() {
  const collections: Map<string, FindInput<unknown>>[] = []
  const memoized = new Map<string, FindInput<unknown>>()
  collections.push(memoized)
  let suspended = true

  /** As verbs ask. The one edge where an answer is taken at its question's word: a question has one kind of answer. */
  const memoize: Memoize = async <Answer>(
    question: string,
    tags: readonly string[],
    ask: () => Promise<Answer>,
  ) => {
    const asked = (note: Note) => {
      note(...tags)
      return ask()
    }
    const { answer } = find(memoized, question) ?? begin(memoized, question, asked)
    return answer as Promise<Answer>
  }

  return {
    memoize,

    /** The same question, answered from what is kept where that can be trusted. The answer's tags are noted either way. */
    keep<I, O>(ask: (input: I, note: Note) => Promise<O>): (input: I, note: Note) => Promise<O> {
      const demoStock = new Map<string, FindInput<O>>()
      collections.push(demoStock)

      return async (input, note) => {
        const key = JSON.stringify(input)
        const entry = find(demoStock, key) ?? begin(demoStock, key, (tags) => ask(input, tags))
        const answer = await entry.answer
        note(...entry.tags)
        return answer
      }
    },

    /** Lets go of all that was made of one of these, and of what is being made of them. */
    drop(tags: string[]) {
      for (const demoStock of collections) {
        for (const [key, entry] of demoStock) {
          if (entry.pending) for (const tag of tags) entry.missed.add(tag)
          else if (tags.some((tag) => entry.tags.has(tag))) demoStock.delete(key)
        }
      }
    },

    /** Changes can't be heard of for now. */
    suspend() {
      suspended = true
      for (const demoStock of collections) demoStock.clear()
    },

    /** Changes are heard of again. */
    resume() {
      for (const demoStock of collections) demoStock.clear()
      suspended = false
    },
  }

  /** What is asked for goes to the end of its shelf, away from what is let go. */
  function find<O>(demoStock: Map<string, FindInput<O>>, key: string): FindInput<O> | undefined {
    const entry = demoStock.get(key)
    if (entry) {
      demoStock.delete(key)
      demoStock.set(key, entry)
    }
    return entry
  }

  function begin<O>(
    demoStock: Map<string, FindInput<O>>,
    key: string,
    ask: (note: Note) => Promise<O>,
  ): FindInput<O> {
    const tags = new Set<string>()
    const missed = new Set<string>()
    const noteAll: Note = (...more) => {
      for (const tag of more) tags.add(tag)
    }
    // Asked once the entry stands on its shelf, where a change finds it.
    const answer = Promise.resolve().then(() => ask(noteAll))
    const entry: FindInput<O> = { answer, tags, missed, pending: true }
    demoStock.set(key, entry)
    for (const idlest of demoStock.keys()) {
      if (demoStock.size <= MAX_ANSWERS) break
      demoStock.delete(idlest)
    }
    answer.then(
      () => {
        entry.pending = false
        const stale = suspended || [...tags].some((tag) => missed.has(tag))
        if (stale && demoStock.get(key) === entry) demoStock.delete(key)
      },
      () => {
        if (demoStock.get(key) === entry) demoStock.delete(key)
      },
    )
    return entry
  }
}

export type CachedAnswers = ReturnType<typeof createCachedAnswers>
