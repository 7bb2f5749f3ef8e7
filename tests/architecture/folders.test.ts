import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'

/** A folder with more entries no longer explains what is in it. */
const MAX_ENTRIES = 20

const FOLDERS = [
  'contract',
  'domain',
  'platform',
  'storefront',
  'admin',
  'server',
  'demo',
  'tools',
  'tests',
  'docs',
]

/** Migrations are a list by nature: they are read in order, and none may ever move. */
const LISTS = ['platform/database/migrations']

test(`a folder has at most ${MAX_ENTRIES} entries besides tests`, () => {
  const crowded = FOLDERS.flatMap(withSubfolders)
    .filter((folder) => !LISTS.includes(folder))
    .map((folder) => [folder, entriesOf(folder).length] as const)
    .filter(([, entries]) => entries > MAX_ENTRIES)
  expect(crowded).toEqual([])
})

function withSubfolders(folder: string): string[] {
  const subfolders = readdirSync(join(ROOT, folder), { withFileTypes: true }).filter((entry) =>
    entry.isDirectory(),
  )
  return [folder, ...subfolders.flatMap(({ name }) => withSubfolders(join(folder, name)))]
}

function entriesOf(folder: string): string[] {
  return readdirSync(join(ROOT, folder)).filter((name) => !/\.(test|spec|fixtures)\.tsx?$/.test(name))
}
