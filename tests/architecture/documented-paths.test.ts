import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'

const LAYERS = ['contract', 'domain', 'platform', 'storefront', 'admin', 'server', 'demo', 'tools', 'tests']

/** In backquotes: a source file, also by the end of its path, or a path that begins with a layer. */
const PATHS = new RegExp(
  `\`([\\w.-]+(?:/[\\w.-]+)*\\.(?:tsx?|css|mjs))\`|\`((?:${LAYERS.join('|')}|docs)/[\\w./-]+)\``,
  'g',
)

const known = new Set(
  [...LAYERS, 'docs', 'public'].flatMap((layer) =>
    readdirSync(join(ROOT, layer), { recursive: true, encoding: 'utf8' }).map((path) => `${layer}/${path}`),
  ),
)

/** Decisions and the changelog describe the past, so they are not checked. */
const documents = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })]

test.each(documents)('every file and folder that %s names exists', (document) => {
  const text = readFileSync(join(ROOT, document), 'utf8')
  const lost = [...text.matchAll(PATHS)]
    .map(([, file, path]) => file ?? path ?? '')
    .filter((path) => !exists(path.replace(/\/$/, '')))
  expect(lost).toEqual([])
})

function exists(path: string): boolean {
  if (known.has(path) || existsSync(join(ROOT, path))) return true
  for (const one of known) if (one.endsWith(`/${path}`)) return true
  return false
}
