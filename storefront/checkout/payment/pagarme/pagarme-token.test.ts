import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { type Pagarme, startPagarme } from '#tools/counterparts/pagarme/start-pagarme.ts'
import { pagarmeToken } from './pagarme-token.ts'

const CARD = { numero: '4000 0000 0000 0010', nome: 'MARIA DA SILVA', validade: '12/30', codigo: '123' }

let psp: Pagarme
const campos = (chavePublica = psp.credentials.chavePublica) => ({
  chavePublica,
  tokens: `${psp.url}/core/v5/tokens`,
})

beforeAll(async () => {
  psp = await startPagarme({ port: 0 })
})
afterEach(() => psp.setFaults({}))
afterAll(() => psp.close())

test('turns a card into a token', async () => {
  expect(await pagarmeToken(campos(), CARD)).toEqual({ token: expect.stringMatching(/^token_/) })
})

test.each([
  [{ numero: '4000 0000 0000 0011' }, 'numero'],
  [{ nome: '' }, 'nome'],
  [{ validade: '13/30' }, 'validade'],
  [{ codigo: '12' }, 'codigo'],
])('says at the field what is wrong with %j', async (wrong, field) => {
  const answer = await pagarmeToken(campos(), { ...CARD, ...wrong })

  expect(answer).toEqual({ problems: { [field]: expect.stringMatching(/^(Confira|Escreva)/) } })
})

test('says that the shop takes no cards if its public key is refused', async () => {
  expect(await pagarmeToken(campos('pk_outra'), CARD)).toEqual({
    refusal: expect.stringMatching('pague de outra'),
  })
})

test('says that there was no answer', async () => {
  psp.setFaults({ foraDoAr: true })
  expect(await pagarmeToken(campos(), CARD)).toEqual({ refusal: expect.stringMatching('não respondeu') })
  psp.setFaults({ semResposta: true })
  expect(await pagarmeToken(campos(), CARD)).toEqual({ refusal: expect.stringMatching('não respondeu') })
})
