import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { StoredAccount } from '#contract/settings/payment-accounts.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { type Bank, startBank } from '#tools/counterparts/bank/start-bank.ts'
import { PAYER } from '../payments.fixtures.ts'
import { pagamentos } from '../tables.ts'
import { bankAccount, FREE } from './accounts.fixtures.ts'
import { contasPagamento } from './tables.ts'

type Answer = StoredAccount & {
  code: string
  itens: StoredAccount[]
  data: { campos: { campo: string; mensagem: string }[] }
}

const PATH = '/settings/payment-accounts'

let database: TestDatabase
let psp: Bank
let call: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  database = await testDatabase()
  psp = await startBank({ port: 0 })
  call = testAdminApi<Answer>(database.db)
})
afterAll(async () => {
  await psp.close()
  await database.close()
})
beforeEach(async () => {
  await database.pool.query('delete from pagamentos')
  await database.pool.query('delete from contas_pagamento')
})
afterEach(() => void psp.setFaults({}))

function ask(method: string, path = '', body?: unknown) {
  return call(method, PATH + path, { papel: 'dono', body })
}

async function created(changes = {}): Promise<StoredAccount> {
  const { status, body } = await ask('POST', '', bankAccount(psp, changes))
  expect(status, JSON.stringify(body)).toBe(200)

  return body
}

describe('only owners', () => {
  test.each([
    ['POST', ''],
    ['PUT', ''],
    ['PUT', '/ID'],
    ['PUT', '/ID/keys'],
    ['POST', '/ID/check'],
    ['POST', '/ID/webhook'],
    ['DELETE', '/ID'],
  ])('may %s %s', async (method, path) => {
    const { id, versao } = await created()
    const body = { ...bankAccount(psp), id, versao, ativa: false, ids: [id] }
    const at = PATH + path.replace('ID', id)

    for (const papel of ['gerente', 'financeiro', 'leitura'] as const)
      expect((await call(method, at, { papel, body })).status).toBe(403)
    expect((await call(method, at, { body })).status).toBe(401)
    expect((await ask('GET')).body.itens).toMatchObject([{ id, versao, ativa: true }])
  })

  test('see the address for notifications; leaders see the rest', async () => {
    const { id, avisos } = await created()
    expect(avisos.url).toMatch(
      new RegExp(`^http://loja.test/v2/webhooks/contas/${id}\\?chave=[\\w-]{43}&ignorar=$`),
    )
    const leader = await call('GET', PATH, { papel: 'gerente' })

    expect(leader.body.itens).toMatchObject([{ id, avisos: { url: null } }])
    expect((await call('GET', PATH, { papel: 'atendimento' })).status).toBe(403)
  })

  test('see no address for notifications that nobody sends', async () => {
    const { body } = await ask('POST', '', {
      provedor: 'pixProprio',
      ambiente: 'producao',
      nome: 'Chave da loja',
      metodos: { pix: { tarifa: { percentual: 0, fixa: 0 }, minimo: 0 } },
      credenciais: { chave: 'pix@loja.test' },
    })

    expect(body).toMatchObject({ provedor: 'pixProprio', avisos: { url: null } })
  })
})

test('a new account is checked, sealed and audited, and its keys are never shown again', async () => {
  const account = await created()
  const { clientSecret, clientId } = bankAccount(psp).credenciais

  expect(account).toMatchObject({
    ativa: true,
    conferidaEm: '2026-11-21T12:00:00.000Z',
    foraDesde: null,
    emUso: false,
    pistas: { clientSecret: clientSecret?.slice(-4), clientId: clientId?.slice(-4) },
  })
  expect(JSON.stringify(account)).not.toContain(clientSecret)
  const [row] = await database.db.select().from(contasPagamento)
  expect(row?.credenciais.includes(clientSecret ?? '')).toBe(false)
  const log = await database.db.select().from(auditoria).where(eq(auditoria.alvoId, account.id))
  expect(log).toMatchObject([{ acao: 'contaPagamento.criada', quem: 'Pessoa de dono' }])
  expect(JSON.stringify(log)).not.toContain(clientSecret?.slice(-4))
})

describe('an account is not saved', () => {
  test.each([
    [
      { credenciais: {} },
      ['url', 'tokenUrl', 'chave', 'clientId', 'clientSecret'].map((f) => `credenciais.${f}`),
    ],
    [{ metodos: {} }, ['metodos']],
    [{ metodos: { boleto: FREE } }, ['metodos.boleto']],
  ])('with %j', async (changes, fields) => {
    const { status, body } = await ask('POST', '', bankAccount(psp, changes))

    expect(status).toBe(422)
    expect(body.data.campos.map(({ campo }) => campo)).toEqual(fields)
  })

  test('if the provider refuses its keys, as said at the key', async () => {
    const { credenciais } = bankAccount(psp)
    const wrong = { ...credenciais, clientSecret: 'outro-segredo' }
    const { status, body } = await ask('POST', '', bankAccount(psp, { credenciais: wrong }))

    expect(status).toBe(422)
    expect(body.data.campos).toEqual([
      { campo: 'credenciais.clientId', mensagem: expect.stringContaining('O banco não aceitou') },
    ])
  })

  test('if the provider does not answer', async () => {
    psp.setFaults({ foraDoAr: true })

    expect(await ask('POST', '', bankAccount(psp))).toMatchObject({
      status: 503,
      body: { code: 'ProvedorIndisponivel' },
    })
    expect((await ask('GET')).body.itens).toEqual([])
  })
})

test('keys are replaced one by one, and the old ones stay if the provider refuses the new', async () => {
  const { id } = await created()
  const keys = (clientSecret: string, versao: number) =>
    ask('PUT', `/${id}/keys`, { versao, credenciais: { clientSecret } })

  expect((await keys('outro-segredo', 1)).status).toBe(422)
  expect((await ask('POST', `/${id}/check`)).status).toBe(200)
  expect((await keys('tem espaço', 1)).body.data.campos).toMatchObject([
    { campo: 'credenciais.clientSecret' },
  ])
  const right = bankAccount(psp).credenciais['clientSecret'] ?? ''
  expect((await keys(right, 7)).body.code).toBe('VersaoAntiga')
  expect((await keys(right, 1)).body).toMatchObject({ versao: 2 })
  expect((await ask('POST', `/${id}/check`)).status).toBe(200)
})

test('everything but the keys is changed by version', async () => {
  const { id } = await created()
  const metodos = { pix: { tarifa: { percentual: 99, fixa: 10 }, minimo: 500 } }
  const change = { versao: 1, nome: 'Banco do Sul', ativa: false, metodos }

  expect((await ask('PUT', `/${id}`, change)).body).toMatchObject({ ...change, versao: 2 })
  expect((await ask('PUT', `/${id}`, change)).body.code).toBe('VersaoAntiga')
  expect((await ask('PUT', `/${id}`, { ...change, versao: 2, metodos: {} })).status).toBe(422)
  expect((await ask('PUT', `/${crypto.randomUUID()}`, change)).status).toBe(404)
})

test('the address for notifications is registered at the bank', async () => {
  const { id, avisos } = await created()
  expect(avisos).toMatchObject({ registradosEm: null })

  expect((await ask('POST', `/${id}/webhook`)).body).toMatchObject({
    avisos: { registradosEm: '2026-11-21T12:00:00.000Z' },
  })
})

test('accounts are put in order, all or none', async () => {
  const [one, two] = [await created({ nome: 'um' }), await created({ nome: 'dois' })]
  const names = async () => (await ask('GET')).body.itens.map(({ nome }) => nome)
  expect(await names()).toEqual(['um', 'dois'])

  expect((await ask('PUT', '', { ids: [two.id, one.id] })).status).toBe(200)
  expect(await names()).toEqual(['dois', 'um'])
  expect((await ask('PUT', '', { ids: [two.id] })).status).toBe(404)
  expect((await ask('PUT', '', { ids: [two.id, two.id] })).status).toBe(404)
})

test('an account is removed, unless payments refer to it', async () => {
  const [used, unused] = [await created(), await created()]
  await database.db.insert(pagamentos).values({
    referencia: 'pedido',
    chave: 'pedido',
    metodo: 'pix',
    idConta: used.id,
    valor: 100,
    pagador: PAYER,
    descricao: 'Pedido',
    expiraEm: new Date(),
    criadoEm: new Date(),
  })

  expect((await ask('DELETE', `/${unused.id}`)).status).toBe(200)
  expect((await ask('DELETE', `/${used.id}`)).body.code).toBe('CadastroEmUso')
  expect((await ask('GET')).body.itens).toMatchObject([{ id: used.id, emUso: true }])
})
