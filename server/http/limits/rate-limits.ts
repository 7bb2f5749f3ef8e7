import type { AddressKind } from '#domain/urls/addresses.ts'
import { networkOf } from '#platform/infrastructure/security/network-of.ts'
import type { Client } from '../client-address.ts'
import type { CreateRateLimit } from './rate-limit.ts'

/** Requests that cost work, per network. People stay far below it. */
const USUAL = { requests: 300, windowMs: 10_000 }

/** Payment notifications come in bursts from one address, and forged ones are rejected before any work. */
const NOTIFICATIONS = { requests: 2_000, windowMs: 10_000 }

/** Attempts to guess the word that opens the closed shop. */
const WORDS = { requests: 20, windowMs: 60_000 }

/**
 * Returns how long a network has to wait before its request is answered, in seconds; 0 if it need not. Applies to every
 * kind of route except files, which cost no more than sending them. Cached pages are not counted.
 */
export function createRateLimits(createLimit: CreateRateLimit) {
  const usual = createLimit('usual', USUAL)
  const notifications = createLimit('notifications', NOTIFICATIONS)
  const wordLimit = createLimit('words', WORDS)

  return {
    request({ ip, local }: Client, kind: AddressKind): number | Promise<number> {
      // This machine itself: a health check, a benchmark or a test.
      if (local || kind === 'asset' || kind === 'picture') return 0
      return kind === 'notifications' ? notifications(networkOf(ip)) : usual(networkOf(ip))
    },

    word: ({ ip, local }: Client): number | Promise<number> => (local ? 0 : wordLimit(networkOf(ip))),
  }
}
