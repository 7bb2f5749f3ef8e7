import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FreightAccount } from '#contract/settings/freight-accounts.ts'
import { freightTables } from '#demo/freight.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import {
  type MelhorEnvioCounterpart,
  startMelhorEnvio,
} from '#tools/counterparts/melhor-envio/start-melhor-envio.ts'
import { saveFreightTables } from '../freight-tables/save-freight-tables.ts'
import { freightAccountOpener } from '../melhor-envio/open-account.ts'
import { quoteFreight } from '../quotes/quote-freight.ts'
import { contasFrete, fretesMetodos } from '../tables.ts'

type Answer = FreightAccount & {
  code: string
  itens: FreightAccount[]
  data: { campos: { campo: string; mensagem: string }[] }
}

const PATH = '/settings/freight-accounts'

let database: TestDatabase
let counterpart: MelhorEnvioCounterpart
let call: ReturnType<typeof testAdminApi<Answer>>

beforeAll(async () => {
  database = await testDatabase()
  counterpart = await startMelhorEnvio({ port: 0 })
  call = testAdminApi<Answer>(database.db)
  await saveFreightTables(database, freightTables())
})
afterAll(async () => {
  await counterpart.close()
  await database.close()
})
beforeEach(() => database.db.delete(contasFrete))
afterEach(() => counterpart.setFaults({}))

/** A new opener each time, since an open account remembers an outage. */
function openFreightAccount() {
  return freightAccountOpener({
    urls: { producao: counterpart.url, teste: counterpart.url },
    contact: () => 'loja@lira.example',
    elapsed: () => 0,
    onFailure: () => undefined,
    timeoutMs: 500,
  })
}

function ask(method: string, path = '', body?: unknown) {
  return call(method, PATH + path, {
    papel: 'dono',
    body,
    context: { openFreightAccount: openFreightAccount() },
  })
}

const KEYS = { token: 'token-simulado-do-melhor-envio', segredo: 'segredo-simulado-do-aplicativo' }

async function saved(ambiente = 'producao'): Promise<FreightAccount> {
  const { status, body } = await ask('PUT', `/${ambiente}`, KEYS)
  expect(status, JSON.stringify(body)).toBe(200)

  return body
}

describe('only owners', () => {
  test.each([
    ['PUT', '/producao'],
    ['PUT', '/producao/services'],
    ['POST', '/producao/check'],
    ['DELETE', '/producao'],
  ])('may %s %s', async (method, path) => {
    const { versao } = await saved()
    const body = { ...KEYS, versao, ativa: false, servicos: [] }

    for (const papel of ['gerente', 'expedicao', 'leitura'] as const)
      expect((await call(method, PATH + path, { papel, body })).status).toBe(403)
    expect((await ask('GET')).body.itens).toMatchObject([{ ambiente: 'producao', ativa: true }])
  })

  test('see the address for notifications; leaders see the rest', async () => {
    await saved()
    expect((await ask('GET')).body.itens).toMatchObject([
      { avisos: 'http://loja.test/v2/webhooks/frete/producao' },
    ])
    const leader = await call('GET', PATH, { papel: 'gerente' })

    expect(leader.body.itens).toMatchObject([{ titular: 'Loja de Teste', avisos: null }])
    expect((await call('GET', PATH, { papel: 'expedicao' })).status).toBe(403)
  })
})

test('a token is checked by a real call, sealed and audited, and never shown again', async () => {
  const account = await saved()

  expect(account).toMatchObject({
    ambiente: 'producao',
    ativa: true,
    titular: 'Loja de Teste',
    conferidaEm: '2026-11-21T12:00:00.000Z',
    pistas: { token: KEYS.token.slice(-4), segredo: KEYS.segredo.slice(-4) },
  })
  expect(account.servicos).toContainEqual({
    id: 1,
    nome: 'PAC',
    transportadora: 'Correios',
    oferecido: true,
  })
  expect(JSON.stringify(account)).not.toContain(KEYS.token)
  const [row] = await database.db.select().from(contasFrete)
  expect(row?.credenciais.includes(KEYS.token)).toBe(false)
  const log = await database.db
    .select()
    .from(auditoria)
    .where(eq(auditoria.alvoId, row?.id ?? ''))
  expect(log).toMatchObject([{ acao: 'contaFrete.criada', quem: 'Pessoa de dono' }])
  expect(JSON.stringify(log)).not.toContain(KEYS.token)
})

describe('a token is not saved', () => {
  test.each([
    ['that Melhor Envio does not know', { ...KEYS, token: 'token-de-outra-pessoa' }, {}, 'não reconheceu'],
    ['that is empty', { token: '', segredo: '' }, {}, 'Cole o token'],
    ['that lacks a permission', KEYS, { unpermitted: true }, 'Falta uma permissão'],
  ])('%s', async (_what, body, faults, sentence) => {
    counterpart.setFaults(faults)
    const answer = await ask('PUT', '/producao', body)

    expect(answer.status).toBe(422)
    expect(answer.body.data.campos).toMatchObject([
      { campo: 'token', mensagem: expect.stringContaining(sentence) },
    ])
    expect(await database.db.$count(contasFrete)).toBe(0)
  })

  test.each([
    ['away', { foraDoAr: true }],
    ['silent', { lentidao: 2_000 }],
    ['talking nonsense', { lixo: true }],
  ])('while Melhor Envio is %s', async (_what, faults) => {
    counterpart.setFaults(faults)
    const { status, body } = await ask('PUT', '/producao', KEYS)

    expect([status, body.code]).toEqual([503, 'ProvedorIndisponivel'])
    expect(await database.db.$count(contasFrete)).toBe(0)
  })
})

test('keys that stay empty keep what is stored', async () => {
  await saved()
  const { status, body } = await ask('PUT', '/producao', {
    token: '',
    segredo: 'outro-segredo-do-aplicativo',
  })

  expect(status).toBe(200)
  expect(body.pistas).toEqual({ token: KEYS.token.slice(-4), segredo: 'tivo' })
})

test('production and sandbox are apart, and only one of them quotes', async () => {
  const { versao: first } = await saved('producao')
  const sandbox = await saved('teste')
  expect(sandbox.ativa).toBe(false)

  const turned = await ask('PUT', '/teste/services', { ativa: true, servicos: [1], versao: sandbox.versao })
  expect(turned.body).toMatchObject({ ativa: true })
  expect((await ask('GET')).body.itens).toMatchObject([
    { ambiente: 'producao', ativa: false },
    { ambiente: 'teste', ativa: true },
  ])
  const late = await ask('PUT', '/teste/services', { ativa: false, servicos: [], versao: first })
  expect([late.status, late.body.code]).toEqual([409, 'VersaoAntiga'])
})

describe('shoppers see', () => {
  const request = {
    cep: '20040002',
    freteGratis: null,
    itens: [
      {
        idAtributoSimples: 7,
        quantidade: 1,
        precoPor: 20_000,
        peso: 1_000,
        altura: 100,
        largura: 200,
        comprimento: 300,
      },
    ],
  }

  async function labels() {
    const context = testContext(database.db, { openFreightAccount: openFreightAccount() })
    const { fretes } = await quoteFreight(context, request)

    return fretes.map(({ label }) => label)
  }

  beforeEach(async () => {
    await database.db.delete(fretesMetodos)
    await database.db.insert(fretesMetodos).values({
      codigo: 'entrega-da-loja',
      nome: 'Entrega da loja',
      ativo: true,
      regras: [
        {
          onde: { tipo: 'brasil' },
          pesoDe: 0,
          pesoAte: null,
          comprasDe: 0,
          comprasAte: null,
          valor: 9_000,
          prazo: 1,
        },
      ],
    })
  })

  test('the chosen services beside the own methods, without what is dearer and no faster', async () => {
    const { versao } = await saved()
    // .Com costs more than SEDEX and takes longer; .Package costs more than PAC but is faster.
    await ask('PUT', '/producao/services', { ativa: true, servicos: [1, 2, 3, 4], versao })

    expect(await labels()).toEqual(['Correios PAC', 'Jadlog .Package', 'Correios SEDEX', 'Entrega da loja'])
  })

  test('tables and own methods while Melhor Envio is away', async () => {
    await saved()
    counterpart.setFaults({ foraDoAr: true })

    expect(await labels()).toEqual(expect.arrayContaining(['PAC', 'Entrega da loja']))
  })

  test('the tables if no service is chosen, and if the account is switched off', async () => {
    const { versao } = await saved()
    await ask('PUT', '/producao/services', { ativa: true, servicos: [], versao })
    expect(await labels()).toContain('PAC')
    await ask('PUT', '/producao/services', { ativa: false, servicos: [1], versao: versao + 1 })
    expect(await labels()).toContain('PAC')
  })
})

test('a removed account leaves nothing of its keys', async () => {
  await saved()
  expect((await ask('DELETE', '/producao')).status).toBe(200)
  expect(await database.db.$count(contasFrete)).toBe(0)
  expect((await ask('POST', '/producao/check')).body.code).toBe('CadastroInexistente')
})
