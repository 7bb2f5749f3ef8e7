import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CustomerProfile, CustomerSummary } from '#contract/customers/admin-customers.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { findOrCreateCustomer } from './find-or-create-customer.ts'

const CLARA = {
  pessoa: 'F' as const,
  nomeRazao: 'Clara Nunes',
  nomeFantasia: '',
  documento: '529.982.247-25',
  inscricaoEstadual: '',
  email: 'Clara@Exemplo.com.br',
  celular: '(11) 98765-4321',
  telefone: '',
  sexo: '' as const,
  nascimento: '',
}

type Body = CustomerProfile & {
  code: string
  itens: CustomerSummary[]
  total: number
  criado: boolean
  data: { campos: { campo: string }[]; versao: number; atual: CustomerProfile }
  grupos: { id: number; nome: string; clientes: number }[]
  conta: { dados: { email: string } }
  comprado: { total: number }
}

let database: TestDatabase
let api: ReturnType<typeof testAdminApi<Body>>
beforeAll(async () => {
  database = await testDatabase()
  api = testAdminApi<Body>(database.db)
})
afterAll(() => database.close())
beforeEach(() => database.pool.query('truncate clientes, grupos_clientes cascade'))

describe('a search', () => {
  test.each([
    'clara',
    'NUNES clara',
    '529.982.247-25',
    '52998224725',
    '(11) 98765-4321',
    '98765',
    'clara@exemplo.com.br',
  ])('for %j finds her and nobody else', async (busca) => {
    await made(CLARA)
    await loggedIn(database.db, { nomeRazao: 'Dora Lima', celular: '+5521911112222' })
    const { body } = await api('GET', `/customers?busca=${encodeURIComponent(busca)}`, {
      papel: 'atendimento',
    })

    expect(body).toMatchObject({ total: 1, itens: [{ nomeRazao: 'Clara Nunes', documento: '52998224725' }] })
  })

  test('takes marks of patterns as they are', async () => {
    await made(CLARA)

    expect((await api('GET', '/customers?busca=%25', { papel: 'dono' })).body.total).toBe(0)
  })

  test('tells by whom a reseller price is asked for', async () => {
    const id = await made(CLARA)
    await loggedIn(database.db)
    await database.pool.query(
      `insert into revendas_pedidas values ($1, 'Tenho uma escola', 'pendente', now())`,
      [id],
    )
    const { body } = await api('GET', '/customers?revenda=pendente', { papel: 'dono' })

    expect(body.itens).toMatchObject([{ id, revendaPendente: true }])
  })
})

describe('who sells in a name', () => {
  test('finds the account of the e-mail or of the document, and leaves it as it is', async () => {
    const id = await made(CLARA)
    const context = await staffContext(database.db, 'atendimento')

    expect(await findOrCreateCustomer(context, { ...CLARA, nomeRazao: 'Outra Pessoa' })).toEqual({
      id,
      criado: false,
    })
    expect(await findOrCreateCustomer(context, { ...CLARA, email: 'outra@exemplo.com.br' })).toEqual({
      id,
      criado: false,
    })
    expect(await profile(id)).toMatchObject({ nomeRazao: 'Clara Nunes', email: 'clara@exemplo.com.br' })
  })

  test('makes one account, however many do so at once', async () => {
    const context = await staffContext(database.db, 'atendimento')
    const all = await Promise.all(Array.from({ length: 4 }, () => findOrCreateCustomer(context, CLARA)))

    expect(all.filter(({ criado }) => criado)).toHaveLength(1)
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })

  test('learns what is wrong, field by field', async () => {
    const { status, body } = await api('POST', '/customers', {
      papel: 'atendimento',
      body: { ...CLARA, documento: '1', celular: '' },
    })

    expect(status).toBe(422)
    expect(body.data.campos.map(({ campo }) => campo)).toEqual(['documento', 'celular'])
  })
})

describe('an edit', () => {
  test('is kept, counted and written down', async () => {
    const id = await made(CLARA)
    const { body } = await api('PUT', `/customers/${id}`, {
      papel: 'atendimento',
      body: { ...CLARA, versao: 1, nomeRazao: 'Clara Nunes Lima', telefone: '(11) 3456-7890' },
    })

    expect(body).toMatchObject({ versao: 2, nomeRazao: 'Clara Nunes Lima', telefone: '+551134567890' })
    const { rows } = await database.pool.query(
      `select quem, mudancas from auditoria where acao = 'cliente.alterado'`,
    )
    expect(rows).toEqual([
      {
        quem: 'Pessoa de atendimento',
        mudancas: [
          { campo: 'nomeRazao', antes: 'Clara Nunes', depois: 'Clara Nunes Lima' },
          { campo: 'telefone', antes: '', depois: '+551134567890' },
        ],
      },
    ])
  })

  test('is refused where the customer or somebody else was quicker, and tells what stands there', async () => {
    const id = await made(CLARA)
    await database.pool.query(`update clientes set celular = '+5511911112222' where id = $1`, [id])
    const { status, body } = await api('PUT', `/customers/${id}`, {
      papel: 'atendimento',
      body: { ...CLARA, versao: 1, nomeRazao: 'Clara Lima' },
    })

    expect(status).toBe(409)
    expect(body).toMatchObject({
      code: 'VersaoAntiga',
      data: { versao: 2, atual: { celular: '+5511911112222' } },
    })
    expect(await profile(id)).toMatchObject({ nomeRazao: 'Clara Nunes' })
  })

  test('can not take the document of another', async () => {
    await made(CLARA)
    const id = await made({ ...CLARA, email: 'dora@exemplo.com.br', documento: '111.444.777-35' })
    const { body } = await api('PUT', `/customers/${id}`, {
      papel: 'gerente',
      body: { ...CLARA, versao: 1 },
    })

    expect(body.data.campos).toMatchObject([{ campo: 'documento' }])
  })
})

test('addresses, notes and sessions are tended, and each is written down', async () => {
  const id = await made(CLARA)
  await database.pool.query(
    `insert into sessoes (hash, id_cliente, criada_em, vista_em) values (repeat('a', 64), $1, now(), now())`,
    [id],
  )
  const address = {
    destinatario: 'Clara Nunes',
    cep: '01001-000',
    logradouro: 'Praça da Sé',
    numero: '1',
    complemento: '',
    bairro: 'Sé',
    cidade: 'São Paulo',
    referencia: '',
  }
  const added = await call('POST', '/addresses', address)
  expect(added.enderecos).toMatchObject([{ logradouro: 'Praça da Sé', principal: true }])
  const [kept] = added.enderecos
  expect(await call('PUT', `/addresses/${kept?.id}`, { ...address, numero: '2' })).toMatchObject({
    enderecos: [{ numero: '2' }],
  })
  expect((await call('DELETE', `/addresses/${kept?.id}`)).enderecos).toEqual([])
  const noted = await call('POST', '/notes', { texto: 'Prefere contato à tarde.' })
  expect(noted.notas).toMatchObject([{ texto: 'Prefere contato à tarde.', quem: 'Pessoa de atendimento' }])
  expect((await call('DELETE', `/notes/${noted.notas[0]?.id}`)).notas).toEqual([])
  expect((await call('DELETE', '/sessions')).sessoes).toEqual([])

  const { rows } = await database.pool.query(
    `select acao from auditoria where alvo_id = $1 and acao <> 'cliente.criado' order by id`,
    [String(id)],
  )
  expect(rows.map(({ acao }) => acao)).toEqual([
    ...['cliente.enderecoGuardado', 'cliente.enderecoAlterado', 'cliente.enderecoTirado'],
    ...['cliente.anotado', 'cliente.notaTirada', 'cliente.sessoesEncerradas'],
  ])

  async function call(method: string, path: string, body?: unknown) {
    return (await api(method, `/customers/${id}${path}`, { papel: 'atendimento', body })).body
  }
})

test('a reseller is approved into a group, and may be refused later', async () => {
  const id = await made(CLARA)
  const { body: groups } = await api('POST', '/customer-groups', {
    papel: 'atendimento',
    body: { nome: 'Escolas' },
  })
  const idGrupo = groups.grupos[0]?.id
  const answer = (to: number | null | undefined) =>
    api('PUT', `/customers/${id}/resale`, { papel: 'atendimento', body: { idGrupo: to } })

  expect((await answer(idGrupo)).body).toMatchObject({ revendedor: true, idGrupo })
  expect((await api('GET', '/customer-groups', { papel: 'dono' })).body.grupos).toMatchObject([
    { nome: 'Escolas', clientes: 1 },
  ])
  expect((await answer(null)).body).toMatchObject({ revendedor: false, idGrupo: null })
  expect((await answer(999)).status).toBe(422)
})

describe('privacy', () => {
  test('all that is kept is handed out to who may, and that is written down', async () => {
    const id = await made(CLARA)

    expect((await api('GET', `/customers/${id}/data`, { papel: 'atendimento' })).status).toBe(403)
    const { body } = await api('GET', `/customers/${id}/data`, { papel: 'gerente' })
    expect(body.conta.dados.email).toBe('clara@exemplo.com.br')
    const { rows } = await database.pool.query(`select acao from auditoria where alvo_id = $1 order by id`, [
      String(id),
    ])
    expect(rows.at(-1)).toEqual({ acao: 'cliente.dadosExportados' })
  })

  test('who is forgotten is gone, once the address was typed', async () => {
    const id = await made(CLARA)
    const forget = (email: string) => {
      return api('POST', `/customers/${id}/removal`, { papel: 'gerente', body: { email } })
    }

    expect((await forget('dora@exemplo.com.br')).status).toBe(422)
    expect((await forget('clara@exemplo.com.br')).status).toBe(200)
    expect((await api('GET', `/customers/${id}`, { papel: 'gerente' })).status).toBe(404)
  })

  test('what somebody did is told with what they have bought', async () => {
    const id = await made(CLARA)

    expect((await api('GET', `/customers/${id}/activity`, { papel: 'financeiro' })).body).toEqual({
      pedidos: [],
      comprado: { pedidos: 0, total: 0 },
      escritos: [],
    })
  })
})

async function made(typed: typeof CLARA): Promise<number> {
  const { body } = await api('POST', '/customers', { papel: 'atendimento', body: typed })

  return body.id
}

async function profile(id: number): Promise<CustomerProfile> {
  return (await api('GET', `/customers/${id}`, { papel: 'dono' })).body
}
