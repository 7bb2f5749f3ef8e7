/** An address as its owner knows it again and nobody else can write to it: `ma•••@gmail.com`. What is masked already stays. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1 || email.includes('•••@')) return email
  const shown = email.slice(0, at > 3 ? 2 : 1)

  return `${shown}•••${email.slice(at)}`
}
