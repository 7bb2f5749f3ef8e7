import { Resolver } from 'node:dns/promises'
import type { FindTexts } from '#domain/store/mail/sender-records.ts'

/** Of one attempt; the system's resolvers are tried in turn. */
const TIMEOUT_MS = 2_000

const TRIES = 2

/** What the DNS says where there is no such name or record: an answer too. */
const NOTHING = ['ENOTFOUND', 'ENODATA']

/** Finds TXT records by the system's resolvers. */
export const findTexts: FindTexts = textsBy([])

/** Finds TXT records by these resolvers, `address:port` each. Long records come in pieces, which belong together. */
export function textsBy(resolvers: string[]): FindTexts {
  const resolver = new Resolver({ timeout: TIMEOUT_MS, tries: TRIES })
  if (resolvers.length > 0) resolver.setServers(resolvers)

  return async (name) => {
    try {
      return (await resolver.resolveTxt(name)).map((pieces) => pieces.join(''))
    } catch (error) {
      return isNothing(error) ? [] : null
    }
  }
}

function isNothing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NOTHING.includes(String(error.code))
}
