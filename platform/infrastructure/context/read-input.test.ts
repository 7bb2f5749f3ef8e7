import { expect, test } from 'vitest'
import * as z from 'zod'
import { readInput } from './read-input.ts'
import { refuse } from './refuse.ts'

const Product = z.object({
  nome: z.string().max(5),
  skus: z.array(z.object({ peso: z.int('Diga o peso em gramas.').positive() })),
})

test('reports invalid fields to people and to programs, field by field', () => {
  expect(() => readInput(Product, { nome: 'Violão', skus: [{ peso: 'leve' }] })).toThrow(
    expect.objectContaining({
      code: 'CadastroInvalido',
      message: expect.stringMatching(
        /^O cadastro tem dados que não combinam entre si\. nome: .+; skus\.0\.peso: Diga o peso em gramas\.$/,
      ),
      data: { motivo: expect.stringContaining('skus.0.peso: Diga o peso em gramas.') },
    }),
  )
})

test('returns the input as the schema parses it', () => {
  expect(readInput(Product, { nome: 'Arco', skus: [], outra: 1 })).toEqual({ nome: 'Arco', skus: [] })
})

test("a refusal's message says its reason, or its own sentence if it has one", () => {
  const motivo = 'Um endereço não leva a si mesmo.'
  expect(refuse('CadastroInvalido', { motivo }).message).toBe(motivo)
  expect(refuse('CadastroInvalido', { motivo: 'cheio' }, 'A equipe está completa.').message).toBe(
    'A equipe está completa.',
  )
  expect(refuse('CupomRecusado', { motivo: 'vencido' }).message).toBe(
    'Este cupom não vale para a sua sacola.',
  )
})
