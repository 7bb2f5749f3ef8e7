import { expect, test } from 'vitest'
import type { MenuItem } from '#contract/content/content.ts'
import { changedEntry, entriesOf, treeOf } from './menu-entries.ts'

const item = (label: string, sub: MenuItem[] = []): MenuItem => ({
  label,
  link: `/${label}`,
  target: '_self',
  iconeOriginal: null,
  tipo: 'personalizado',
  idTipo: null,
  destaque: false,
  rota: `/${label}`,
  icone: null,
  svg: null,
  sub,
})

test('flattens a menu and restores the same tree', () => {
  const menu = [item('a', [item('b'), item('c', [item('d')])]), item('e')]
  const entries = entriesOf(menu)
  expect(entries.map(({ id, parent }) => [id, parent])).toEqual([
    ['0', null],
    ['0.0', '0'],
    ['0.1', '0'],
    ['0.1.0', '0.1'],
    ['1', null],
  ])
  expect(treeOf(entries)).toMatchObject([
    { label: 'a', sub: [{ label: 'b' }, { sub: [{ label: 'd' }] }] },
    { label: 'e' },
  ])
})

test('a new link changes the route, and the name has no markup', () => {
  const [entry] = entriesOf([item('a')])
  const changed = changedEntry(entry!, { link: '/z', label: '<b>Z</b>&nbsp;' })
  expect(changed).toMatchObject({ item: { link: '/z', rota: '/z' } })
  expect(changed.nome).toContain('Z')
  expect(changed.nome).not.toContain('<')
})
