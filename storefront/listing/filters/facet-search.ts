/** Whether a facet's value is meant by what was typed: without regard to case and accents, anywhere in it. */
export function meets(label: string, typed: string): boolean {
  return plain(label).includes(plain(typed.trim()))
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
