import { expect, test } from 'vitest'
import { selectionQuery } from '#domain/listing/selection.ts'
import { ruleOfAddress } from './rule-of-address.ts'

const CHOICES = {
  categorias: [
    { caminho: 'cordas', nome: 'Cordas' },
    { caminho: 'cordas/violao', nome: 'Violão' },
  ],
  marcas: [{ slug: 'elixir', nome: 'Elixir' }],
}

test.each([
  ['/cordas', 'cordas', ''],
  ['https://loja.test/cordas/violao?oferta=1&cor=preto', 'cordas/violao', 'cor=preto&oferta=1'],
  ['/marcas/elixir', null, 'marca=elixir'],
  ['/marcas/elixir?oferta=1&ordem=menor-preco', null, 'marca=elixir&oferta=1&ordem=menor-preco'],
])('the address %s is the rule of %s with “%s”', (address, categoria, query) => {
  const rule = ruleOfAddress(address, CHOICES)

  expect(rule?.categoria).toBe(categoria)
  expect(rule && selectionQuery(rule.selection)).toBe(query)
})

test.each(['/sopros', '/marcas/rico', '/marcas', '/marcas/elixir/cordas', '/', 'http://['])(
  'the address %s is no listing that a rule can name',
  (address) => {
    expect(ruleOfAddress(address, CHOICES)).toBeNull()
  },
)
