import { expect, test } from 'vitest'
import { readReviewWords } from './read-review.ts'
import { readText, readWriter } from './read-writer.ts'

test("normalizes the writer's data", () => {
  expect(
    readWriter({ nome: '  Clara   Nunes ', email: ' Clara@Example.com', contato: '(11) 98765-4321' }),
  ).toEqual({
    writer: { nome: 'Clara Nunes', email: 'clara@example.com', contato: '+5511987654321' },
  })
  expect(readWriter({ nome: 'Clara', email: 'clara@example.com', contato: ' ' })).toMatchObject({
    writer: { contato: '' },
  })
})

test.each([
  [{ nome: ' ' }, 'nome'],
  [{ nome: 'a'.repeat(81) }, 'nome'],
  [{ nome: 'Ganhe em www.exemplo.com' }, 'nome'],
  [{ email: 'clara' }, 'email'],
  [{ email: '' }, 'email'],
  [{ contato: '123' }, 'contato'],
])('rejects %j at the field %s', (changes, campo) => {
  const read = readWriter({ nome: 'Clara', email: 'clara@example.com', contato: '', ...changes })

  expect(read).toEqual({ campos: [{ campo, mensagem: expect.any(String) }] })
})

test('keeps line breaks of a review, but not consecutive empty lines', () => {
  expect(
    readReviewWords({ titulo: ' Muito  bom ', comentario: ' Som cheio.\r\n\r\n\r\n\r\nGostei. ' }),
  ).toEqual({
    titulo: 'Muito bom',
    comentario: 'Som cheio.\n\nGostei.',
  })
  expect(readText('a\rb')).toBe('a\nb')
})

test.each([
  [{ comentario: '' }, 'comentario'],
  [{ comentario: 'Bom.' }, 'comentario'],
  [{ comentario: 'a'.repeat(4001) }, 'comentario'],
  [{ comentario: 'Melhor aqui: https://example.com' }, 'comentario'],
  [{ titulo: 'a'.repeat(121) }, 'titulo'],
])('rejects %j at the field %s', (changes, campo) => {
  const read = readReviewWords({ titulo: '', comentario: 'Som cheio e claro.', ...changes })

  expect(read).toEqual({ campos: [{ campo, mensagem: expect.any(String) }] })
})
