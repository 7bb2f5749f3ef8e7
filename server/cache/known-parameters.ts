import { pageParameters } from '#domain/urls/page-parameters.ts'

/**
 * Separates the query parameters that a page reads from those that it ignores; otherwise a stranger could fill the
 * cache with copies of one page. `load` asks the catalog for its attributes, when a name is requested that was unknown
 * at the catalog's last change.
 */
export function createKnownParameters(load: () => Promise<ReadonlySet<string>>) {
  let known: ReadonlySet<string> = new Set()
  let outdated = true
  let loading: Promise<void> | undefined

  return {
    /** Returns which parameters the page at a path reads, as far as known. */
    readBy(path: string): (name: string) => boolean {
      const { names, attributes } = pageParameters(path)

      return (name) => names.has(name) || (attributes && known.has(name))
    },

    /** Whether a query may contain an attribute that was added since the last load. */
    isUnsure(path: string, search: string): boolean {
      if (!outdated || search === '' || search === '?') return false
      const { names, attributes } = pageParameters(path)

      return (
        attributes &&
        [...new URLSearchParams(search).keys()].some((name) => !names.has(name) && !known.has(name))
      )
    },

    /** Loads the attributes again. Concurrent callers wait for the same answer. */
    learn(): Promise<void> {
      loading ??= read().finally(() => {
        loading = undefined
      })
      return loading
    },

    /** Call when the catalog changed. */
    changed(): void {
      outdated = true
    },
  }

  async function read() {
    // Before loading, so that a change meanwhile causes another load.
    outdated = false
    try {
      known = await load()
    } catch (error) {
      outdated = true
      throw error
    }
  }
}

export type KnownParameters = ReturnType<typeof createKnownParameters>
