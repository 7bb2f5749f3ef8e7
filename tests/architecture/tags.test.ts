import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

/** Prefix of a tag with an id, as `platform/infrastructure/tags.ts` writes it. */
const PREFIXES =
  /['"`](produto|categoria|marca|lista|landing-page|vitrine|endereco|menu|banner|pagina|popup|tarefa):/

/** Names of counted listings in the database, which look like tags. */
const COUNTED = /escopo/

test('only platform/infrastructure/tags.ts writes tags', () => {
  const strays = sources(['platform', 'server', 'demo', 'tools'])
    .filter(({ path }) => path !== 'platform/infrastructure/tags.ts' && !isTest(path))
    .flatMap(({ path, text }) =>
      text
        .split('\n')
        .filter((line) => PREFIXES.test(line) && !COUNTED.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    )

  expect(strays).toEqual([])
})

test('no string is cast to a tag', () => {
  const strays = sources(['platform', 'server', 'demo', 'tools'])
    .filter(({ path, text }) => !isTest(path) && /\bas Tag\b/.test(text))
    .map(({ path }) => path)

  expect(strays).toEqual([])
})
