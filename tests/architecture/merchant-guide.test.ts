import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'

const guide = readFileSync(join(ROOT, 'docs/merchant-guide.md'), 'utf8')

/** Targets of the guide's links and pictures. */
const targets = [...guide.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

test('the guide names every picture that exists, and no other', () => {
  const named = targets.filter((target) => target.startsWith('guide/')).map((target) => target.slice(6))
  const pictures = readdirSync(join(ROOT, 'docs/guide'), { recursive: true, encoding: 'utf8' })
  expect(named.toSorted()).toEqual(pictures.filter((name) => name.endsWith('.webp')).toSorted())
})

test('the guide has a section for each page of the panel’s menu', () => {
  // As text, because the menu's icons only load in browsers.
  const menu = readFileSync(join(ROOT, 'admin/shell/navigation.ts'), 'utf8')
  const paths = [...menu.matchAll(/to: '(\/[^']*)'/g)].map(([, path = '']) =>
    `/admin${path}`.replace(/\/$/, ''),
  )
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !guide.includes(`\`${path}\``))).toEqual([])
})

test('links lead to existing headings and documents', () => {
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `#${anchorOf(heading)}`)
  const lost = targets.filter((target) =>
    target.startsWith('#') ? !headings.includes(target) : !existsSync(join(ROOT, 'docs', target)),
  )
  expect(lost).toEqual([])
  expect(new Set(headings).size).toBe(headings.length)
})

/** The anchor of a heading, as GitHub generates it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}
