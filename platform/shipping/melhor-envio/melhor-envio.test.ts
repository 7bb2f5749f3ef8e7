import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DOCUMENTED } from './documented-answers.fixtures.ts'
import { FreightRefusal, FreightUnavailable } from './failures.ts'
import { melhorEnvio } from './melhor-envio.ts'

const ID = DOCUMENTED.posted.id

let answer: { status: number; body: string }
let url = ''
const server = createServer((_request, response) => response.writeHead(answer.status).end(answer.body))

beforeAll(async () => {
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
beforeEach(() => answers({}))
afterAll(() => {
  server.closeAllConnections()
  return new Promise((closed) => server.close(closed))
})

function answers(body: unknown, status = 200) {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) }
}

function account() {
  return melhorEnvio({ url, token: 'token', contact: () => 'loja@lira.example', timeoutMs: 500 })
}

test('reads the documented balance in centavos', async () => {
  answers(DOCUMENTED.balance)
  expect(await account().balance()).toBe(162_490)
})

test('reads a documented label, whose times are those of São Paulo', async () => {
  answers(DOCUMENTED.posted)
  expect(await account().read(ID)).toEqual({
    pagaEm: new Date('2022-03-29T23:43:37Z'),
    geradaEm: new Date('2022-03-29T23:43:50Z'),
    postadaEm: new Date('2022-03-30T00:00:06Z'),
    entregueEm: null,
    canceladaEm: null,
    naoEntregue: false,
    codigo: 'ME220021P96BR',
    codigoPostagem: '2022032920',
  })
})

test('reads the documented answers of making and printing', async () => {
  answers(DOCUMENTED.generated)
  await expect(account().generate('b1ad6622-50b0-4e96-b395-730544e60085')).resolves.toBeUndefined()
  answers(DOCUMENTED.printed)
  expect(await account().print([ID])).toBe(DOCUMENTED.printed.url)
})

test('reads many labels by their ids, and none from an empty list', async () => {
  answers({ [ID]: { ...DOCUMENTED.posted, melhorenvio_tracking: 'ME220021P96BR' } })
  expect((await account().track([ID])).get(ID)?.postadaEm).toEqual(new Date('2022-03-30T00:00:06Z'))
  answers([])
  expect((await account().track([ID])).size).toBe(0)
})

test.each([
  [401, DOCUMENTED.unauthenticated, 'não reconheceu o token'],
  [403, { message: 'This action is unauthorized.' }, 'Falta uma permissão'],
  [404, DOCUMENTED.notPaid, 'pagamento ainda não processado'],
  [
    422,
    { message: 'The given data was invalid.', errors: { 'to.document': ['CPF inválido.'] } },
    'CPF inválido.',
  ],
  [400, '<html>', 'recusou o envio'],
])('a %i is a refusal with a sentence for the merchant', async (status, body, sentence) => {
  answers(body, status)
  const refusal: unknown = await account()
    .print([ID])
    .catch((error: unknown) => error)

  expect(refusal).toBeInstanceOf(FreightRefusal)
  expect(refusal).toMatchObject({ status, message: expect.stringContaining(sentence) })
})

test.each([429, 500, 503])('a %i leaves open what happened', async (status) => {
  answers('', status)
  await expect(account().pay(ID)).rejects.toBeInstanceOf(FreightUnavailable)
})

test('a label that Melhor Envio does not know is none', async () => {
  answers({ message: 'Not found.' }, 404)
  expect(await account().read(ID)).toBeNull()
})

test('a payment that is answered with nothing, as one that was made before, is made', async () => {
  answers('', 200)
  await expect(account().pay(ID)).resolves.toBeUndefined()
})
