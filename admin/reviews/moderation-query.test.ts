import { expect, test } from 'vitest'
import { moderationQuery } from './moderation-query.ts'

test.each([
  ['', { situacao: undefined }],
  ['?situacao=publicada&pagina=2', { situacao: 'publicada', pagina: '2' }],
  ['?situacao=recusada&nota=1&busca=corda', { situacao: 'recusada', nota: '1', busca: 'corda' }],
  ['?situacao=apagada', { situacao: undefined }],
  ['?situacao=&busca=', { situacao: undefined }],
])('the address %s asks for %j', (query, expected) => {
  expect(moderationQuery(new Request(`http://loja.test/admin/opinioes${query}`))).toEqual(expected)
})
