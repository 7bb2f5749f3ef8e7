/** Returns a test for the labels that contain the typed text, regardless of case and accents; all do if it is empty. */
export function labelsWith(typed: string): (label: string) => boolean {
  const needle = plain(typed.trim())
  if (needle === '') return () => true

  return (label) => plain(label).includes(needle)
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
