import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { FreightMethodInput, PanelFreightMethod } from '#contract/settings/freight-methods.ts'
import { rule } from '#domain/shipping/methods/methods.fixtures.ts'
import type { Role } from '#domain/staff/permissions.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { saveFreightTables } from '../freight-tables/save-freight-tables.ts'
import { quoteFreight } from '../quotes/quote-freight.ts'
import { fretesMetodos } from '../tables.ts'

type Answer = PanelFreightMethod & { code?: string; data?: { campos?: { campo: string }[] } }

const MOTOBOY: FreightMethodInput = {
  nome: 'Motoboy da loja',
  tipo: 'entrega',
  detalhe: '',
  ativo: true,
  origem: null,
  regras: [
    rule({ onde: { tipo: 'ceps', faixas: [{ de: '01000000', ate: '05999999' }] }, valor: 1990, prazo: 0 }),
  ],
}

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
beforeEach(async () => {
  await database.db.delete(fretesMetodos)
  await saveFreightTables(database, [])
})
afterAll(() => database.close())

test('is offered to shoppers where it delivers, from its creation to its removal', async () => {
  const { status, body } = await create()
  expect(status).toBe(200)
  expect(body).toMatchObject({ codigo: 'motoboy-da-loja', versao: 1, ...MOTOBOY })

  expect(await offered('01310100')).toEqual([['motoboy-da-loja', 'Motoboy da loja', 1990, 1]])
  expect(await offered('80010000')).toEqual([])

  const saved = await call('PUT', `/settings/freight-methods/${body.id}`, {
    ...MOTOBOY,
    nome: 'Moto expressa',
    detalhe: 'Ligamos antes de sair.',
    origem: { latitude: -25.4284, longitude: -49.2733 },
    regras: [rule({ valor: 0, prazo: 2 })],
    versao: 1,
  })
  expect(saved.body).toMatchObject({
    codigo: 'motoboy-da-loja',
    nome: 'Moto expressa',
    origem: { latitude: -25.4284, longitude: -49.2733 },
    versao: 2,
  })
  expect(await offered('80010000')).toEqual([['motoboy-da-loja', 'Moto expressa', 0, 3]])

  expect((await call('DELETE', `/settings/freight-methods/${body.id}`)).status).toBe(200)
  expect(await offered('80010000')).toEqual([])
  expect((await call('GET', `/settings/freight-methods/${body.id}`)).status).toBe(404)
})

test('is not offered while it is off', async () => {
  await create({ ativo: false })

  expect(await offered('01310100')).toEqual([])
})

test('stands beside the tables, and before a table of the same code', async () => {
  const row = { cepDe: 1_000_000, cepAte: 99_999_999, pesoDe: 0, pesoAte: 30_000, valor: 900, prazo: 9 }
  const table = (codigo: string) => ({
    codigo,
    nome: `Tabela ${codigo}`,
    divisor: 6000,
    pesoIsento: 5000,
    pesoMaximo: null,
    ladoMaximo: null,
    somaMaxima: null,
    valorMaximo: null,
    faixas: [{ ...row, excedenteKg: 0, seguro: 0 }],
  })
  await create()
  await saveFreightTables(database, [table('pac'), table('motoboy-da-loja')])

  expect((await offered('01310100')).map(([id, label]) => [id, label])).toEqual([
    ['pac', 'Tabela pac'],
    ['motoboy-da-loja', 'Motoboy da loja'],
  ])
})

test('gets a code of its own, also with a name that another has', async () => {
  const codes = []
  for (const nome of ['Motoboy', 'Motoboy', 'Retirada', '!!!'])
    codes.push((await create({ nome })).body.codigo)

  expect(codes).toEqual(['motoboy', 'motoboy-2', 'retirada-2', 'entrega'])
})

test('keeps CEPs as digits', async () => {
  const faixas = [{ de: '01000-000', ate: '05.999-999' }]
  const { body } = await create({ regras: [{ ...rule({}), onde: { tipo: 'ceps', faixas } }] })

  expect(body.regras[0]?.onde).toEqual({ tipo: 'ceps', faixas: [{ de: '01000000', ate: '05999999' }] })
})

test('is not saved over somebody else’s change', async () => {
  const { body } = await create()
  const path = `/settings/freight-methods/${body.id}`
  await call('PUT', path, { ...MOTOBOY, nome: 'Primeiro', versao: 1 })

  expect(await call('PUT', path, { ...MOTOBOY, nome: 'Segundo', versao: 1 })).toMatchObject({
    status: 409,
    body: { code: 'VersaoAntiga', data: { versao: 2, atual: { nome: 'Primeiro' } } },
  })
})

test('is audited', async () => {
  const { body } = await create()
  await call('DELETE', `/settings/freight-methods/${body.id}`)
  const noted = await database.db.select().from(auditoria).orderBy(desc(auditoria.id)).limit(2)

  expect(noted.map(({ acao, alvoNome }) => [acao, alvoNome])).toEqual([
    ['frete.metodo-excluido', 'Motoboy da loja'],
    ['frete.metodo-criado', 'Motoboy da loja'],
  ])
})

describe('refuses', () => {
  test.each<[string, Partial<FreightMethodInput>, string]>([
    ['no name', { nome: '' }, 'nome'],
    ['no price', { regras: [] }, 'regras'],
    ['no state', { regras: [rule({ onde: { tipo: 'estados', ufs: [] } })] }, 'regras.0.onde.ufs'],
    ['no distance', { regras: [rule({ onde: { tipo: 'distancia', ate: 0 } })] }, 'regras.0.onde.ate'],
    ['an origin abroad', { origem: { latitude: 38.7, longitude: -9.1 } }, 'origem.latitude'],
  ])('%s, at its field', async (_, some, campo) => {
    const { status, body } = await create(some)

    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain(campo)
  })

  test('more methods than a quote compares', async () => {
    await database.db
      .insert(fretesMetodos)
      .values(
        Array.from({ length: 50 }, (_, i) => ({ codigo: `m${i}`, nome: 'M', ativo: false, regras: [] })),
      )

    expect(await create()).toMatchObject({ status: 422, body: { code: 'CadastroInvalido' } })
  })
})

function create(some: Partial<FreightMethodInput> = {}) {
  return call('POST', '/settings/freight-methods', { ...MOTOBOY, ...some })
}

function call(method: string, path: string, body?: object, papel: Role = 'gerente') {
  return testAdminApi<Answer>(database.db)(method, path, { papel, ...(body && { body }) })
}

/** Id, name, price and days (with one to prepare) of what a shopper is offered for R$ 100 and 500 g. */
async function offered(cep: string) {
  const context = testContext(database.db)
  const sistema = {
    ...context.settings.sistema,
    frete: { ...context.settings.sistema.frete, retirada: false },
  }
  const unit = { peso: 500, altura: 10, largura: 100, comprimento: 100, precoPor: 10_000 }
  const { fretes } = await quoteFreight(
    { ...context, settings: { ...context.settings, sistema } },
    { cep, itens: [{ ...unit, idAtributoSimples: 7, quantidade: 1 }], freteGratis: null },
  )

  return fretes.map(({ id, label, valor, prazo }) => [id, label, valor, prazo])
}
