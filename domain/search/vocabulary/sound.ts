/**
 * Returns the Brazilian pronunciation of a search token, simplified: spellings that sound alike become one, so that
 * `queicheira` is `queixeira` and `savares` is `savarez`.
 */
export function soundOf(word: string): string {
  return SOUNDS.reduce((sound, [spelling, heard]) => sound.replace(spelling, heard), word)
}

const SOUNDS: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/t?ch|sch/g, 'x'],
  [/(?<=[aeiou])h|^h/g, ''],
  [/qu(?=[ei])|[ckq](?![eih])/g, 'k'],
  [/c(?=[ei])|ss|z/g, 's'],
  [/g(?=[ei])/g, 'j'],
  [/gu(?=[ei])/g, 'g'],
  [/y/g, 'i'],
  [/w/g, 'v'],
  [/([a-z])\1/g, '$1'],
  [/ou/g, 'o'],
  [/^e(?=[ns])/g, 'i'],
  [/[mn](?=[^aeiou]|$)/g, 'n'],
]
