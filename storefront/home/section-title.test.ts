import { expect, test } from 'vitest'
import { sectionTitle } from './section-title.ts'

const TITLES = ['Vitrine um', 'Categorias', 'Sobre', 'Capas', 'Marcas', 'Vitrine três'].map((label) => ({
  label,
}))

test.each([
  ['its own title', { tipo: 'marcas', titulo: 'Nossas marcas' }, 'Nossas marcas'],
  ['the title of the menu', { tipo: 'discos', titulo: '' }, 'Capas'],
  [
    'the title of the menu for its showcase',
    { tipo: 'vitrine', titulo: '', hash: 'vitrine-3' },
    'Vitrine três',
  ],
  ['the title of what it shows', { tipo: 'vitrine', titulo: '', hash: 'vitrine-2' }, undefined],
] as const)('gives a section %s', (_, section, title) => {
  expect(sectionTitle(section, TITLES)).toBe(title)
})
