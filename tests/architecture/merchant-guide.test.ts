import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './sources.ts'

const guide = readFileSync(join(ROOT, 'docs/merchant-guide.md'), 'utf8')

/** What links and pictures of the guide lead to. */
const targets = [...guide.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target)

test('every picture that the guide names exists, and each that exists is named', () => {
  const named = targets.filter((target) => target.startsWith('guide/')).map((target) => target.slice(6))
  const pictures = readdirSync(join(ROOT, 'docs/guide'), { recursive: true, encoding: 'utf8' })
  expect(named.toSorted()).toEqual(pictures.filter((name) => name.endsWith('.webp')).toSorted())
})

test('each page of the panel’s menu has its place in the guide', () => {
  // As text: the menu's icons are for browsers.
  const menu = readFileSync(join(ROOT, 'admin/shell/navigation.ts'), 'utf8')
  const paths = [...menu.matchAll(/para: '(\/[^']*)'/g)].map(([, path = '']) =>
    `/admin${path}`.replace(/\/$/, ''),
  )
  expect(paths.length).toBeGreaterThan(20)
  expect(paths.filter((path) => !guide.includes(`\`${path}\``))).toEqual([])
})

test('links lead to headings and documents that are there', () => {
  const headings = [...guide.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => `#${anchorOf(heading)}`)
  const lost = targets.filter((target) =>
    target.startsWith('#') ? !headings.includes(target) : !existsSync(join(ROOT, 'docs', target)),
  )
  expect(lost).toEqual([])
  expect(new Set(headings).size).toBe(headings.length)
})

/** The name that a heading has as a target, as GitHub gives it. */
function anchorOf(heading: string): string {
  return heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-')
}
