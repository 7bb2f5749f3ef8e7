/** Longer ones can't be delivered to (RFC 5321). */
const MAX_LENGTH = 254

/**
 * An e-mail address in small letters, or null for what can't be one: something before the at sign and a name with a dot
 * behind it. Whether it is somebody's, only a mail tells.
 */
export function readEmail(text: string): string | null {
  const email = text.trim().toLowerCase()
  if (email.length > MAX_LENGTH) return null

  return /^[^\s@<>"(),:;[\]\\]+@[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$/.test(email)
    ? email
    : null
}
