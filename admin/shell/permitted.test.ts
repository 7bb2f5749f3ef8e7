import { matchRoutes } from 'react-router'
import { describe, expect, test } from 'vitest'
import { permissionsOf, ROLES, type Role } from '#domain/staff/permissions.ts'
import { routes } from '../routes.ts'
import { ACTIONS } from './actions.ts'
import { MENU } from './navigation.ts'
import { currentEntry, isMeant, permitted, permittedGroups } from './permitted.ts'
import { permittedPlaces } from './places.ts'

const LINES = MENU.flatMap(({ lines }) => lines)

/** What a role does not find in the menu. */
const HIDDEN: Record<Role, string[]> = {
  dono: [],
  gerente: ['Equipe', 'Integrações'],
  catalogo: [
    ...[
      'Pix a conferir',
      'Propostas',
      'Venda interna',
      'Serviços',
      'Clientes',
      'Turmas',
      'Newsletter',
      'Aparência',
      'Configurações',
      'Equipe',
      'Integrações',
      'Tarefas',
    ],
    'Auditoria',
  ],
  atendimento: [
    'Pix a conferir',
    'Serviços',
    'Aparência',
    'Configurações',
    'Equipe',
    'Integrações',
    'Tarefas',
    'Auditoria',
  ],
  expedicao: [
    ...[
      'Pix a conferir',
      'Propostas',
      'Venda interna',
      'Serviços',
      'Clientes',
      'Turmas',
      'Opiniões',
      'Newsletter',
      'Aparência',
      'Configurações',
      'Equipe',
      'Integrações',
    ],
    ...['Tarefas', 'Auditoria'],
  ],
  financeiro: [
    ...[
      'Propostas',
      'Venda interna',
      'Serviços',
      'Opiniões',
      'Aparência',
      'Configurações',
      'Equipe',
      'Integrações',
      'Tarefas',
      'Auditoria',
    ],
  ],
  leitura: [
    ...[
      'Pix a conferir',
      'Propostas',
      'Venda interna',
      'Serviços',
      'Clientes',
      'Turmas',
      'Opiniões',
      'Newsletter',
      'Aparência',
      'Configurações',
      'Equipe',
      'Integrações',
    ],
    ...['Tarefas', 'Auditoria'],
  ],
}

describe('the menu by permission', () => {
  test.each(ROLES)('%s finds all pages but those of other roles', (papel) => {
    const shown = permittedGroups(MENU, permissionsOf(papel)).flatMap(({ lines }) => lines)
    const hidden = LINES.filter((line) => !shown.includes(line))

    expect(hidden.map(({ label }) => label)).toEqual(HIDDEN[papel])
  })

  test('a group without entries has no heading', () => {
    const groups = permittedGroups(MENU, permissionsOf('leitura')).map(({ label }) => label)

    expect(groups).not.toContain('Clientes')
    expect(groups).toContain('Catálogo')
    expect(permittedGroups(MENU, [])).toEqual([])
  })

  test.each<[Role, string, boolean]>([
    ['leitura', 'Nova promoção', false],
    ['leitura', 'Simular promoções', true],
    ['catalogo', 'Nova promoção', true],
    ['catalogo', 'Loja em manutenção', false],
    ['expedicao', 'Separar pedidos pagos', true],
    ['financeiro', 'Separar pedidos pagos', false],
  ])('%s finds the action %s: %s', (papel, label, found) => {
    expect(permitted(ACTIONS, permissionsOf(papel)).some((action) => action.label === label)).toBe(found)
  })

  test.each<[Role, string]>([
    ['dono', 'ipvrec'],
    ['atendimento', 'ipvrec'],
    ['financeiro', 'iprec'],
    ['leitura', 'ipre'],
  ])('%s opens with g and a key: %s', (papel, keys) => {
    expect(Object.keys(permittedPlaces(permissionsOf(papel))).join('')).toBe(keys)
  })
})

test('every entry, action and shortcut leads to a page', () => {
  const places = [...LINES, ...ACTIONS, ...Object.values(permittedPlaces(permissionsOf('dono')))]
  const missing = places.filter(({ to }) => {
    const { pathname } = new URL(to, 'http://loja.test')
    return matchRoutes(routes, pathname)?.at(-1)?.route.path === '*'
  })

  expect(missing).toEqual([])
})

test.each([
  ['/', '/'],
  ['/pedidos', '/pedidos'],
  ['/pedidos/8f/editar', '/pedidos'],
  ['/pedidos-antigos', undefined],
  ['/clientes/7', '/clientes'],
  ['/clientes/ensino/7', '/clientes/ensino'],
  ['/estoque', undefined],
])('the page %s belongs to the entry %s', (pathname, entry) => {
  expect(
    currentEntry(pathname, ['/', '/pedidos', '/clientes', '/clientes/ensino', '/estoque/contagens']),
  ).toBe(entry)
})

test.each([
  ['Páginas de seleção', 'pag sel', true],
  ['Páginas de seleção', 'SELEÇÃO', true],
  ['Páginas de seleção', 'gina', false],
  ['Páginas de seleção', 'pag banner', false],
  ['Páginas de seleção', '', true],
])('%s is meant by “%s”: %s', (name, typed, meant) => {
  expect(isMeant(name, typed)).toBe(meant)
})
