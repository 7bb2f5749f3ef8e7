import { expect, test } from 'vitest'
import type { MenuItem } from '#contract/content/content.ts'
import { menuLinks, routeAddress } from './menu-link.ts'

const route = { name: '', route: '', path: '', params: {}, query: {} }

test.each([
  ['an address', '/cordas', '/cordas'],
  ['an address of another site', 'https://lira.example/instagram', 'https://lira.example/instagram'],
  ['a path', { ...route, path: '/cordas/violino' }, '/cordas/violino'],
  [
    'a path with a query',
    { ...route, path: '/busca', query: { q: 'arco de violino' } },
    '/busca?q=arco+de+violino',
  ],
  [
    'a path with parameters',
    { ...route, path: '/marcas/:marca', params: { marca: 'augustine' } },
    '/marcas/augustine',
  ],
  ['a route without a path', route, ''],
])('turns %s into an address', (_, rota, address) => {
  expect(routeAddress(rota)).toBe(address)
})

const item: MenuItem = {
  label: 'Cordas',
  link: '/cordas',
  target: '_self',
  iconeOriginal: null,
  tipo: 'categoria',
  idTipo: 1,
  destaque: false,
  rota: '/cordas',
  icone: null,
  svg: null,
  sub: [],
}

test('a plain entry keeps only its label and address', () => {
  expect(menuLinks([item])).toEqual([{ label: 'Cordas', href: '/cordas' }])
})

test('three levels stay nested', () => {
  const menu = [{ ...item, sub: [{ ...item, sub: [{ ...item, label: 'Violino' }] }] }]

  expect(menuLinks(menu)[0]?.sub?.[0]?.sub).toEqual([{ label: 'Violino', href: '/cordas' }])
})

test('an empty route falls back to the link, and an entry without either has no address', () => {
  expect(menuLinks([{ ...item, rota: route }])[0]?.href).toBe('/cordas')
  expect(menuLinks([{ ...item, rota: '', link: '' }])[0]).not.toHaveProperty('href')
})

test('a highlighted entry for a new tab has both flags', () => {
  expect(menuLinks([{ ...item, target: '_blank', destaque: true }])[0]).toMatchObject({
    newTab: true,
    destaque: true,
  })
})
