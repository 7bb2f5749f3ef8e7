import { pageParameters } from '#domain/urls/page-parameters.ts'

/**
 * Tells the parameters that a page reads from those that would only make another page of the same: a stranger could fill the cache
 * with them. What attributes there are, `load` asks the catalogue: when a word is asked for that was unknown when the catalogue
 * last changed.
 */
export function createKnownParameters(load: () => Promise<ReadonlySet<string>>) {
  let words: ReadonlySet<string> = new Set()
  let outdated = true
  let loading: Promise<void> | undefined

  return {
    /** What the page at a path reads, as far as it is known. */
    readBy(path: string): (name: string) => boolean {
      const { names, attributes } = pageParameters(path)

      return (name) => names.has(name) || (attributes && words.has(name))
    },

    /** Whether a query may hold a word that only the catalogue knows. */
    isUnsure(path: string, search: string): boolean {
      if (!outdated || search === '' || search === '?') return false
      const { names, attributes } = pageParameters(path)

      return (
        attributes &&
        [...new URLSearchParams(search).keys()].some((name) => !names.has(name) && !words.has(name))
      )
    },

    /** Learns the words again. Whoever comes meanwhile waits for the same answer. */
    learn(): Promise<void> {
      loading ??= read().finally(() => {
        loading = undefined
      })
      return loading
    },

    /** Something changed in the catalogue. */
    changed(): void {
      outdated = true
    },
  }

  async function read() {
    // Before asking: what changes meanwhile is asked for again.
    outdated = false
    try {
      words = await load()
    } catch (error) {
      outdated = true
      throw error
    }
  }
}

export type KnownParameters = ReturnType<typeof createKnownParameters>
