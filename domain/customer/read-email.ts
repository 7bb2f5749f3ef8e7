/** Longer addresses can't be delivered to (RFC 5321). */
const MAX_LENGTH = 254

/** Said of what is no e-mail address. */
export const WRONG_EMAIL = 'Confira o e-mail: ele precisa ser como nome@exemplo.com.br.'

/**
 * Returns an e-mail address in lower case, or null if it can't be one: text before the at sign and a domain with a dot.
 * Whether the address exists is only known by sending a mail.
 */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  if (email.length > MAX_LENGTH) return null

  return /^[^\s@<>"(),:;[\]\\]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(email)
    ? email
    : null
}
