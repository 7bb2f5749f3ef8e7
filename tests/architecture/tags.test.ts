import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

/** What begins the tag of one thing, as `platform/tags.ts` writes it. */
const PREFIXES =
  /['"`](produto|categoria|marca|lista|landing-page|vitrine|endereco|menu|banner|pagina|popup|tarefa):/

/** Names of counted listings in the database, which look like tags. */
const COUNTED = /escopo/

test('no tag is written but in platform/tags.ts', () => {
  const strays = sources(['platform', 'server', 'demo', 'tools'])
    .filter(({ path }) => path !== 'platform/tags.ts' && !isTest(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => PREFIXES.test(line) && !COUNTED.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )

  expect(strays).toEqual([])
})

test('nothing takes a text for a tag', () => {
  const strays = sources(['platform', 'server', 'demo', 'tools'])
    .filter(({ path, text }) => !isTest(path) && /\bas Tag\b/.test(text))
    .map(({ path }) => path)

  expect(strays).toEqual([])
})
