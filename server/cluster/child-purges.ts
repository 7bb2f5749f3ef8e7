import { CdnFailure } from '#platform/infrastructure/cdn/port.ts'
import type { EdgePurges } from '../cache/edge-purges.ts'

type ChildPurgesInput = {
  /** Hands keys to the node's first process. Rejects if it does not confirm that in time. */
  hand: (keys: readonly string[]) => Promise<unknown>
  /** Lets the first process repeat a purge; returns why it failed, or null. */
  repeat: (keys: readonly string[]) => Promise<string | null>
  /** Opens purges of this process alone. */
  openOwn: () => EdgePurges
}

/**
 * The purges of one of a node's processes, which the first one makes for all: together they would call more often than
 * the service allows. What that one does not take while it hangs, this process purges itself.
 */
export function childPurges({ hand, repeat, openOwn }: ChildPurgesInput): EdgePurges {
  let own: EdgePurges | undefined

  return {
    purge(keys): void {
      if (keys.length === 0) return
      hand(keys).catch(() => {
        own ??= openOwn()
        own.purge(keys)
      })
    },

    async again(keys): Promise<void> {
      const failure = await repeat(keys)
      if (failure !== null) throw new CdnFailure(failure)
    },
  }
}
