import { expect, test } from 'vitest'
import { listingAnswer } from './listing-answer.ts'

const MISSING = Object.assign(new Error('Não encontramos esta página.'), {
  code: 'PaginaInexistente',
  status: 404,
  defined: true,
})

test.each([
  ['/cordas?pg=9', '/cordas'],
  ['/cordas?marca=elixir&pg=9&ipp=24', '/cordas?marca=elixir&ipp=24'],
])('redirects %s, past the last page, to %s', async (address, first) => {
  const answer = await leftWith(address, MISSING)

  expect([answer.status, answer.headers.get('location')]).toEqual([302, first])
})

test.each(['/nada', '/nada?pg=1', '/nada?pg='])(
  'answers 404 to %s, which does not exist',
  async (address) => {
    expect((await leftWith(address, MISSING)).status).toBe(404)
  },
)

test('passes on any other refusal of a later page', async () => {
  const refusal = Object.assign(new Error('Não pode.'), { code: 'SemAcesso', status: 403 })

  expect((await leftWith('/cordas?pg=9', refusal)).status).toBe(403)
})

async function leftWith(address: string, error: Error): Promise<Response> {
  try {
    await listingAnswer(new URL(address, 'http://loja.test'), Promise.reject(error))
  } catch (answer) {
    return answer as Response
  }
  throw new Error('The listing was answered.')
}
