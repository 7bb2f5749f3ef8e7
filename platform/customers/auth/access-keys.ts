import { createHash, randomBytes, randomInt } from 'node:crypto'

/** How long the link of a sign-up works. */
export const SIGN_UP_HOURS = 24

/** How long the link to a new password works. */
export const PASSWORD_LINK_MINUTES = 60

/** How long a one-time code works, and how often it may be typed. */
export const CODE_MINUTES = 10
export const CODE_TRIES = 5

/** A key for a link, and what is kept of it. */
export function newKey(): { chave: string; hash: string } {
  const chave = randomBytes(32).toString('base64url')

  return { chave, hash: keyHash(chave) }
}

export function keyHash(chave: string): string {
  return createHash('sha256').update(chave).digest('hex')
}

/** Six digits, all of them as likely. */
export function newCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** A code belongs to its request: the same digits elsewhere hash to something else. */
export function codeHash(id: string, codigo: string): string {
  return keyHash(`${id}:${codigo}`)
}

export function minutesAfter(agora: Date, minutes: number): Date {
  return new Date(agora.getTime() + minutes * 60_000)
}
