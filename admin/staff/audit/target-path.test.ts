import { expect, test } from 'vitest'
import { targetPath } from './target-path.ts'

test.each([
  ['produto.alterado', 'produto', '12', '/produtos/12'],
  ['pedido.enviado', 'pedido', '1001', '/pedidos/1001'],
  ['cupom.criado', 'cupom', '7', '/promocoes/7'],
  ['menu.alterado', 'menu', 'main-menu', '/menus/main-menu'],
  ['email.alterado', 'email', 'a/b c', '/conteudo/emails/a%2Fb%20c'],
])('of %s leads to the page of %s %s', (acao, tipo, id, expected) => {
  expect(targetPath({ acao, alvo: { tipo, id, nome: '' } })).toBe(expected)
})

test.each([
  ['sku.alterado', 'sku', '/tabelas-de-precos'],
  ['frete.alterado', 'frete', '/configuracoes/entrega'],
  ['funcionario.convidado', 'funcionario', '/equipe'],
])('of %s leads to the list, since its target has no page', (acao, tipo, expected) => {
  expect(targetPath({ acao, alvo: { tipo, id: '3', nome: '' } })).toBe(expected)
})

test.each([
  ['produto.excluido', 'produto'],
  ['marca.excluida', 'marca'],
  ['produtos.removidos', 'produto'],
  ['cliente.esquecido', 'cliente'],
  ['algo.alterado', 'algo'],
])('of %s leads nowhere', (acao, tipo) => {
  expect(targetPath({ acao, alvo: { tipo, id: '3', nome: '' } })).toBeNull()
})

test('an action that only begins like a deletion leads to its target', () => {
  expect(
    targetPath({ acao: 'produto.excluido-desfeito', alvo: { tipo: 'produto', id: '3', nome: '' } }),
  ).toBe('/produtos/3')
})
