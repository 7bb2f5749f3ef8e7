/**
 * A cache before the shop, shared by its visitors, which stores pages with the keys of all they show. It never learns
 * what changed but by these calls.
 */
export type Cdn = {
  /** The header of an answer that carries its keys. */
  keysHeader: string
  /** What separates them there. */
  separator: ' ' | ','
  /** Keys of one call. */
  maxKeys: number
  /** Pause between the calls of one node, which keeps a few nodes within the service's limits. */
  pauseMs: number
  /**
   * After this time a purge is repeated: an answer that left the shop before the change may have been stored after the
   * purge.
   */
  againMs: number
  /** Removes what carries one of at most `maxKeys` keys. Throws within its deadline unless all of it is gone. */
  purge: (keys: readonly string[]) => Promise<void>
}

/**
 * How long it may store a page, in seconds, if no purge reaches it. After that even what could not be purged is fetched
 * again.
 */
export const SHARED_AGE_S = 600

/** Where the cache is, and what opens it. */
export type CdnPlace =
  | { kind: 'varnish'; urls: readonly string[] }
  /** `service` is a service's id at Fastly, a zone's at Cloudflare. */
  | { kind: 'fastly' | 'cloudflare'; url: string; service: string; token: string }

/** A purge that did not succeed. Its message names no token. */
export class CdnFailure extends Error {
  override name = 'CdnFailure'
  /** How long the service wants no further call, in milliseconds; null: it did not say. */
  readonly againInMs: number | null

  constructor(message: string, againInMs: number | null = null) {
    super(message)
    this.againInMs = againInMs
  }
}
