import { expect, test } from 'vitest'
import { isTest, sources } from './sources.ts'

/** Tables of the foundation, which every module may read. */
const FOUNDATION = ['database', 'infrastructure', 'integrations', 'mail']

/**
 * Files whose SQL may name tables of other modules, with the reason. All others use the owning module's use case, piece
 * of SQL (such as `hasAccount`) or view (such as `searchable_products`).
 */
const ALLOWED: { files: RegExp; why: string }[] = [
  { files: /-checks\.ts$/, why: 'The doctor looks whether the rows of several modules agree.' },
  {
    files: /^platform\/catalog\/product\/import\/remove-imported\.ts$/,
    why: 'Whether anything names a product: the modules that do call the catalogue, so it can not call them.',
  },
]

const files = sources(['platform']).filter(({ path }) => !isTest(path))
const owners = new Map(
  files
    .filter(({ path }) => path.endsWith('tables.ts'))
    .flatMap(({ path, text }) =>
      [...text.matchAll(/pgTable\(\s*'(\w+)'/g)].map(([, table]) => [table, moduleOf(path)] as const),
    ),
)

test('the tables of the modules are known', () => {
  expect(owners.get('produtos')).toBe('catalog')
  expect(owners.get('pedidos')).toBe('orders')
  expect(owners.size).toBeGreaterThan(100)
})

test("no module's SQL names a table of another module", () => {
  const strays = files
    .filter(({ path }) => !ALLOWED.some(({ files }) => files.test(path)))
    .flatMap(({ path, text }) => foreignTables(path, text).map((table) => `${path}: ${table}`))

  expect(strays).toEqual([])
})

test.each(ALLOWED)('the exception for $files is still needed', ({ files: exception }) => {
  const strays = files
    .filter(({ path }) => exception.test(path))
    .flatMap(({ path, text }) => foreignTables(path, text))

  expect(strays).not.toEqual([])
})

function foreignTables(path: string, text: string): string[] {
  const code = text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  // A common table expression hides a table of the same name.
  const expressions = new Set(
    [...code.matchAll(/\b(\w+) as (?:not )?(?:materialized )?\(/g)].map(([, name]) => name),
  )
  const named = [...code.matchAll(/\b(?:from|join|into|update)\s+(?:only\s+)?(\w+)\b/g)].flatMap(
    ([, table]) => table ?? [],
  )

  return [...new Set(named)].filter((table) => {
    const owner = owners.get(table)
    return (
      owner !== undefined &&
      owner !== moduleOf(path) &&
      !FOUNDATION.includes(owner) &&
      !expressions.has(table)
    )
  })
}

function moduleOf(path: string): string {
  return path.split('/')[1] ?? ''
}
