import type { Recall } from '#platform/infrastructure/context/request-context.ts'

/**
 * What many pages share is little: menus, banners, the surroundings of categories. Beyond so many, what was not
 * asked for longest is let go.
 */
const MAX_ANSWERS = 300

export type Note = (...tags: string[]) => void

type Kept<O> = { answer: Promise<O>; tags: Set<string>; pending: boolean; missed: Set<string> }

/**
 * Answers of the platform that stand on every page, kept under their tags as pages are, so that rendering one page after
 * the other does not ask for them each time. While changes can't be heard of, nothing is kept.
 */
export function createKeptAnswers() {
  const shelves: Map<string, Kept<unknown>>[] = []
  const recalled = new Map<string, Kept<unknown>>()
  shelves.push(recalled)
  let suspended = true

  /** As verbs ask. The one edge where an answer is taken at its question's word: a question has one kind of answer. */
  const recall: Recall = async <Answer>(
    question: string,
    tags: readonly string[],
    ask: () => Promise<Answer>,
  ) => {
    const asked = (note: Note) => {
      note(...tags)
      return ask()
    }
    const { answer } = find(recalled, question) ?? begin(recalled, question, asked)
    return answer as Promise<Answer>
  }

  return {
    recall,

    /** The same question, answered from what is kept where that can be trusted. The answer's tags are noted either way. */
    keep<I, O>(ask: (input: I, note: Note) => Promise<O>): (input: I, note: Note) => Promise<O> {
      const shelf = new Map<string, Kept<O>>()
      shelves.push(shelf)

      return async (input, note) => {
        const key = JSON.stringify(input)
        const entry = find(shelf, key) ?? begin(shelf, key, (tags) => ask(input, tags))
        const answer = await entry.answer
        note(...entry.tags)
        return answer
      }
    },

    /** Lets go of all that was made of one of these, and of what is being made of them. */
    drop(tags: string[]) {
      for (const shelf of shelves) {
        for (const [key, entry] of shelf) {
          if (entry.pending) for (const tag of tags) entry.missed.add(tag)
          else if (tags.some((tag) => entry.tags.has(tag))) shelf.delete(key)
        }
      }
    },

    /** Changes can't be heard of for now. */
    suspend() {
      suspended = true
      for (const shelf of shelves) shelf.clear()
    },

    /** Changes are heard of again. */
    resume() {
      for (const shelf of shelves) shelf.clear()
      suspended = false
    },
  }

  /** What is asked for goes to the end of its shelf, away from what is let go. */
  function find<O>(shelf: Map<string, Kept<O>>, key: string): Kept<O> | undefined {
    const entry = shelf.get(key)
    if (entry) {
      shelf.delete(key)
      shelf.set(key, entry)
    }
    return entry
  }

  function begin<O>(shelf: Map<string, Kept<O>>, key: string, ask: (note: Note) => Promise<O>): Kept<O> {
    const tags = new Set<string>()
    const missed = new Set<string>()
    const noteAll: Note = (...more) => {
      for (const tag of more) tags.add(tag)
    }
    // Asked once the entry stands on its shelf, where a change finds it.
    const answer = Promise.resolve().then(() => ask(noteAll))
    const entry: Kept<O> = { answer, tags, missed, pending: true }
    shelf.set(key, entry)
    for (const idlest of shelf.keys()) {
      if (shelf.size <= MAX_ANSWERS) break
      shelf.delete(idlest)
    }
    answer.then(
      () => {
        entry.pending = false
        const stale = suspended || [...tags].some((tag) => missed.has(tag))
        if (stale && shelf.get(key) === entry) shelf.delete(key)
      },
      () => {
        if (shelf.get(key) === entry) shelf.delete(key)
      },
    )
    return entry
  }
}

export type KeptAnswers = ReturnType<typeof createKeptAnswers>
