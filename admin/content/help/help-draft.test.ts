import { expect, test } from 'vitest'
import { draftOf, formOf, keyed } from './help-draft.ts'

const link = (label: string) => ({ label, link: `/pagina/${label}`, svg: null })
const HELP = {
  links: [link('trocas'), link('frete')],
  contatos: [link('zap')],
  avisos: ['Seg a sex', 'Até 18h'],
}

test('stored help is edited and saved as it was', () => {
  expect(formOf(draftOf(HELP))).toEqual(HELP)
})

test('an unchanged draft equals the one of the same help, so that nothing is unsaved', () => {
  expect(draftOf(HELP)).toEqual(draftOf(structuredClone(HELP)))
})

test('lines keep their keys when they are moved, and a new one has its own', () => {
  const { links } = draftOf(HELP)
  const moved = [keyed(link('novo')), ...links.toReversed()]

  expect(new Set(moved.map(({ chave }) => chave)).size).toBe(3)
  expect(formOf({ ...draftOf(HELP), links: moved }).links.map(({ label }) => label)).toEqual([
    'novo',
    'frete',
    'trocas',
  ])
})
