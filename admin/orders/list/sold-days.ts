/**
 * The days that the sales of a list are from, as AAAA-MM-DD, in words: `em 21/11/2026`, `de 15/11/2026 a 21/11/2026`,
 * `desde 15/11/2026`, `até 21/11/2026`; null without any.
 */
export function soldDays(from: string | null, to: string | null): string | null {
  const [first, last] = [from, to].map((day) => day?.split('-').reverse().join('/'))
  if (first && last) return first === last ? `em ${first}` : `de ${first} a ${last}`
  if (first) return `desde ${first}`

  return last ? `até ${last}` : null
}
