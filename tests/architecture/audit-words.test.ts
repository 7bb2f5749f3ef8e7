import { expect, test } from 'vitest'
import { actionWords, TARGETS } from '#domain/staff/audit-words.ts'
import { ALL_PERMISSIONS } from '#domain/staff/permissions.ts'
import { isTest, sources } from './sources.ts'

const code = sources(['platform']).filter(
  ({ path, text }) => !isTest(path) && /\bacao\b|recordChange/.test(text),
)

test('every audited action has a label', () => {
  const kinds = ['acesso', 'ficha', 'manutencao', 'paginas', 'precoGrupo', ...Object.keys(TARGETS)]
  const permissions: readonly string[] = ALL_PERMISSIONS
  const actions = found(/'([a-zA-Z-]+\.[a-zA-Z-]+)'/g).filter(
    (text) => kinds.includes(text.split('.')[0] ?? '') && !permissions.includes(text),
  )
  expect(actions.length).toBeGreaterThan(70)
  expect(actions.filter((acao) => actionWords(acao) === null)).toEqual([])
})

test('every kind of audited object has a label', () => {
  const kinds = found(/alvo: \{ tipo: '([\w-]+)'/g)
  expect(kinds.length).toBeGreaterThan(15)
  expect(kinds.filter((tipo) => TARGETS[tipo] === undefined)).toEqual([])
})

test.each([
  ['banners.alterados', 'Mudou'],
  ['categoria.excluida', 'Excluiu'],
  ['promocao.desligado', 'Desligou'],
  ['avaliacao.publicada', 'Publicou'],
  ['pedido.alterado', 'Alterou antes do pagamento'],
  ['pedido.voou', null],
])('%s is labelled as %s', (acao, words) => {
  expect(actionWords(acao)).toBe(words)
})

function found(pattern: RegExp): string[] {
  return [...new Set(code.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, one]) => one ?? '')))]
}
