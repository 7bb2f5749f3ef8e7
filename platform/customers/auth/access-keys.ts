import { randomInt } from 'node:crypto'
import { keyHash } from '#platform/infrastructure/security/keys.ts'

/** How long the link of a sign-up is valid. */
export const SIGN_UP_HOURS = 24

/** How long the link to a new password is valid. */
export const PASSWORD_LINK_MINUTES = 60

/** How long a one-time code is valid, and how often it can be typed. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5

/** Six random digits. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** The hash contains the request's id, so that a code is valid for its request only. */
export function codeHash(id: string, codigo: string): string {
  return keyHash(`${id}:${codigo}`)
}

export function minutesAfter(now: Date, minutes: number): Date {
  return new Date(now.getTime() + minutes * 60_000)
}
