import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'

const DOCUMENT = readFileSync(join(ROOT, 'docs/spec-coverage.md'), 'utf8')

const rows = [...DOCUMENT.matchAll(/^\| (?!sentence \||---)(?<sentence>.+?) \| (?<tests>.*?) ?\|$/gm)].map(
  ({ groups }) => ({ sentence: groups?.['sentence'] ?? '', tests: groups?.['tests'] ?? '' }),
)

const named = rows
  .flatMap(({ tests }) => tests.split('<br>'))
  .flatMap((line) => {
    const [, file, title] = /^`(?<file>[^`]+)` › (?<title>.+)$/.exec(line.trim()) ?? []
    return file !== undefined && title !== undefined ? [{ file, title }] : []
  })

test('all nine sections of the specification are there', () => {
  expect([...DOCUMENT.matchAll(/^## (\d)\. /gm)].map(([, number]) => number).join('')).toBe('123456789')
})

test('each sentence has a test, or a reason for having none', () => {
  const cell = /^(`[^`]+` › .+|_To come_: (login|checkout|panel)\b.*|_No test_: .+)$/
  const bare = rows.filter(({ tests }) => !tests.split('<br>').every((line) => cell.test(line.trim())))
  expect(bare).toEqual([])
})

test('each named test exists', () => {
  const missing = named.filter(({ file, title }) => !titlesIn(file).has(title))
  expect(missing).toEqual([])
})

/** The titles of a file's tests, as written in its source. */
function titlesIn(file: string): Set<string> {
  const path = join(ROOT, file)
  if (!existsSync(path)) return new Set()

  // After `test(` or, in a parametrised test, after the bracket that closes its cases.
  const title = /(?:\btest|\btest\.skip|\))\(\s*(['"`])(?<title>(?:\\.|(?!\1)[^\\])*)\1,/g
  return new Set(
    [...readFileSync(path, 'utf8').matchAll(title)].map(({ groups }) =>
      (groups?.['title'] ?? '').replaceAll(/\\(.)/g, '$1'),
    ),
  )
}
