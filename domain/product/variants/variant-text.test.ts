import { expect, test } from 'vitest'
import { chosenInCart, nameWithVariant, variantText } from './variant-text.ts'

const TAMANHO = { label: 'Tamanho', valor: '3/4' }
const COR = { label: 'Cor', valor: 'Natural' }

test.each([
  [[TAMANHO, COR], 'Tamanho: 3/4 · Cor: Natural', 'Violino (Tamanho: 3/4 · Cor: Natural)'],
  [[TAMANHO], 'Tamanho: 3/4', 'Violino (Tamanho: 3/4)'],
  [[], '', 'Violino'],
])('%j reads %s below the name, and %s with it', (atributos, text, named) => {
  expect(variantText(atributos)).toBe(text)
  expect(nameWithVariant({ nome: 'Violino', atributos })).toBe(named)
})

test('a cart line lists the attribute with pictures first', () => {
  const unico = { atributo: { label: 'Cor' }, atributoValor: { label: 'Natural' } }
  const tamanho = { atributo: { label: 'Tamanho' }, atributoValor: { label: '3/4' } }

  expect(chosenInCart({ unico, simples: [tamanho] })).toEqual([COR, TAMANHO])
  expect(chosenInCart({ unico: null, simples: [tamanho] })).toEqual([TAMANHO])
})
