import { readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'

const FOLDER = join(ROOT, 'docs/adr')
const NAMES = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .sort()

/** Below the title: status of a decision, its date and its successor. */
const HEADER =
  /^# \d{3}:? .+\n\n- Status: (?<status>accepted|superseded)\n- Date: \d{4}-\d{2}-\d{2}\n- Superseded by: (?<successor>none|.+)\n/

test('each decision has a unique number', () => {
  const numbers = NAMES.map((name) => /^(\d{3})-[\w-]+\.md$/.exec(basename(name))?.[1])

  expect(numbers).not.toContain(undefined)
  expect(new Set(numbers).size).toBe(numbers.length)
})

test.each(NAMES)('%s states its status, its date and what superseded it', (name) => {
  const { status, successor } = HEADER.exec(readFileSync(join(FOLDER, name), 'utf8'))?.groups ?? {}

  expect(status).toBeDefined()
  expect(successor === 'none').toBe(status === 'accepted')
  if (successor !== 'none') {
    const [, link = ''] = /\(([^)]+)\)/.exec(successor ?? '') ?? []
    expect(NAMES).toContain(join(dirname(name), link))
  }
})
