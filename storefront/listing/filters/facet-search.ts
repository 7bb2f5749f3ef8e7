/** Whether a facet value contains the typed text, regardless of case and accents. */
export function matches(label: string, typed: string): boolean {
  return plain(label).includes(plain(typed.trim()))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
