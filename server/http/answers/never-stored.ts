/**
 * `Cache-Control` of an answer that nobody may store (RFC 9111, 5.2.2). `private` is for shared caches that obey only
 * that by themselves, as Fastly does.
 */
export const NEVER_STORED = 'private, no-store'
