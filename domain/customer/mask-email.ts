/**
 * Masks an e-mail address so that only its owner recognizes it: `ma•••@gmail.com`. A masked address is returned
 * unchanged.
 */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1 || email.includes('•••@')) return email
  const shown = email.slice(0, at > 3 ? 2 : 1)

  return `${shown}•••${email.slice(at)}`
}
