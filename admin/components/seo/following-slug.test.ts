import { expect, test } from 'vitest'
import { followingSlug } from './following-slug.ts'

test.each([
  ['begins with the name', '', '', 'Corda', 'corda'],
  ['follows each letter', 'corda', 'Corda', 'Cordas', 'cordas'],
  ['has no accents and blanks', 'viola', 'Viola', 'Violão de 7 cordas', 'violao-de-7-cordas'],
  ['is emptied with the name', 'corda', 'Corda', '', ''],
  ['that was edited stays', 'encordoamento', 'Corda', 'Cordas', 'encordoamento'],
  ['that was emptied by hand stays empty', '', 'Corda', 'Cordas', ''],
])('a slug %s', (_, slug, name, next, expected) => {
  expect(followingSlug(slug, name, next)).toBe(expected)
})
