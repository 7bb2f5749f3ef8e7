import type { AddressKind } from '#domain/urls/addresses.ts'
import { networkOf } from '#platform/infrastructure/security/network-of.ts'
import type { Client } from '../client-address.ts'
import { createRateLimit } from './rate-limit.ts'

/** What costs work, per network. People stay far below it. */
const USUAL = { requests: 300, windowMs: 10_000 }

/** Notices of payments come in bursts from one address, and a stranger's are turned away before any work. */
const NOTIFICATIONS = { requests: 2_000, windowMs: 10_000 }

/** Tries of the word that opens the closed shop. */
const WORDS = { requests: 20, windowMs: 60_000 }

/**
 * How long a network has to wait before its request is answered, in seconds; 0 for not at all. Every kind of route is limited
 * but files, which cost no more than sending them. Pages that are answered from the cache never get here.
 */
export function createRateLimits() {
  const usual = createRateLimit({ ...USUAL, now: Date.now })
  const notifications = createRateLimit({ ...NOTIFICATIONS, now: Date.now })
  const words = createRateLimit({ ...WORDS, now: Date.now })

  return {
    request({ ip, local }: Client, kind: AddressKind): number {
      // This machine itself: a check, a bench or a test.
      if (local || kind === 'asset' || kind === 'picture') return 0
      return kind === 'notifications' ? notifications(networkOf(ip)) : usual(networkOf(ip))
    },

    word: ({ ip, local }: Client): number => (local ? 0 : words(networkOf(ip))),
  }
}
