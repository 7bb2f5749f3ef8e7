import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { CustomerProfile, CustomerSummary } from '#contract/customers/admin-customers.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { plansOf, type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
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
beforeEach(() => emptyTables(database.pool, 'clientes', 'grupos_clientes'))

describe('a search', () => {
  test.each([
    'clara',
    'NUNES clara',
    '529.982.247-25',
    '52998224725',
    '(11) 98765-4321',
    '98765',
    'clara@exemplo.com.br',
    'nu',
  ])('for %j finds only the matching customer', async (busca) => {
    await customerWith(CLARA)
    await loggedIn(database.db, { nomeRazao: 'Dora Lima', celular: '+5521911112222' })
    const { body } = await api('GET', `/customers?busca=${encodeURIComponent(busca)}`, {
      papel: 'atendimento',
    })

    expect(body).toMatchObject({ total: 1, itens: [{ nomeRazao: 'Clara Nunes', documento: '52998224725' }] })
  })

  test('of two letters looks at the beginnings of words', async () => {
    await customerWith(CLARA)
    const total = async (busca: string) =>
      (await api('GET', `/customers?busca=${busca}`, { papel: 'atendimento' })).body.total

    expect([await total('cl'), await total('un'), await total('une')]).toEqual([1, 0, 1])
  })

  test('counts up to 10,000 customers, and ends there; a list without one goes on', async () => {
    await database.pool.query(
      `insert into clientes (pessoa, nome_razao, email, criado_em)
       select 'F', 'Ana', n || '@exemplo.com.br', now() from generate_series(1, 10001) n`,
    )
    const total = async (query: string) =>
      (await api('GET', `/customers${query}`, { papel: 'atendimento' })).body.total

    expect([await total(''), await total('?busca=an'), await total('?busca=ana')]).toEqual([
      10_000, 10_000, 10_000,
    ])
    const rows = async (query: string) =>
      (await api('GET', `/customers?porPagina=200&${query}`, { papel: 'atendimento' })).body.itens.length

    expect([
      await rows('pagina=51'),
      await rows('busca=ana&pagina=50'),
      await rows('busca=ana&pagina=51'),
    ]).toEqual([1, 200, 0])
  })

  test.each([
    ['', /clientes_revendedores /],
    ['&ordem=nome', /clientes_revendedores_nome /],
  ])('finds resellers by an index of them alone: %j', async (order, index) => {
    const list = () => api('GET', `/customers?revenda=revendedor${order}`, { papel: 'dono' })
    const [page, count] = await plansOf(database.pool, { part: 'where "clientes"."revendedor"' }, list)

    expect(page).toMatch(index)
    expect(count).toMatch(/clientes_revendedores/)
  })

  test('escapes wildcards', async () => {
    await customerWith(CLARA)

    expect((await api('GET', '/customers?busca=%25', { papel: 'dono' })).body.total).toBe(0)
  })

  test('shows who has applied for reseller prices', async () => {
    const id = await customerWith(CLARA)
    await loggedIn(database.db)
    await database.pool.query(
      `insert into revendas_pedidas values ($1, 'Tenho uma escola', 'pendente', now())`,
      [id],
    )
    const { body } = await api('GET', '/customers?revenda=pendente', { papel: 'dono' })

    expect(body.itens).toMatchObject([{ id, revendaPendente: true }])
  })
})

describe('selling in a customer’s name', () => {
  test('finds the account by e-mail or document, and leaves it unchanged', async () => {
    const id = await customerWith(CLARA)
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

  test('creates one account for concurrent requests', async () => {
    const context = await staffContext(database.db, 'atendimento')
    const all = await Promise.all(Array.from({ length: 4 }, () => findOrCreateCustomer(context, CLARA)))

    expect(all.filter(({ criado }) => criado)).toHaveLength(1)
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
  })

  test('returns an error for each wrong field', async () => {
    const { status, body } = await api('POST', '/customers', {
      papel: 'atendimento',
      body: { ...CLARA, documento: '1', celular: '' },
    })

    expect(status).toBe(422)
    expect(body.data.campos.map(({ campo }) => campo)).toEqual(['documento', 'celular'])
  })
})

describe('an edit', () => {
  test('is saved, versioned and audited', async () => {
    const id = await customerWith(CLARA)
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

  test('is refused if the customer or somebody else edited first, and returns the current data', async () => {
    const id = await customerWith(CLARA)
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

  test('can’t take the document of another customer', async () => {
    await customerWith(CLARA)
    const id = await customerWith({ ...CLARA, email: 'dora@exemplo.com.br', documento: '111.444.777-35' })
    const { body } = await api('PUT', `/customers/${id}`, {
      papel: 'gerente',
      body: { ...CLARA, versao: 1 },
    })

    expect(body.data.campos).toMatchObject([{ campo: 'documento' }])
  })
})

test('edits addresses, notes and sessions, and audits each change', async () => {
  const id = await customerWith(CLARA)
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
  const [saved] = added.enderecos
  expect(await call('PUT', `/addresses/${saved?.id}`, { ...address, numero: '2' })).toMatchObject({
    enderecos: [{ numero: '2' }],
  })
  expect((await call('DELETE', `/addresses/${saved?.id}`)).enderecos).toEqual([])
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

test('approves a reseller into a group, and can refuse them later', async () => {
  const id = await customerWith(CLARA)
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
  test('exports all data to staff with the permission, and audits it', async () => {
    const id = await customerWith(CLARA)

    expect((await api('GET', `/customers/${id}/data`, { papel: 'atendimento' })).status).toBe(403)
    const { body } = await api('GET', `/customers/${id}/data`, { papel: 'gerente' })
    expect(body.conta.dados.email).toBe('clara@exemplo.com.br')
    const { rows } = await database.pool.query(`select acao from auditoria where alvo_id = $1 order by id`, [
      String(id),
    ])
    expect(rows.at(-1)).toEqual({ acao: 'cliente.dadosExportados' })
  })

  test('erases a customer after their e-mail was typed', async () => {
    const id = await customerWith(CLARA)
    const erase = (email: string) => {
      return api('POST', `/customers/${id}/removal`, { papel: 'gerente', body: { email } })
    }

    expect((await erase('dora@exemplo.com.br')).status).toBe(422)
    expect((await erase('clara@exemplo.com.br')).status).toBe(200)
    expect((await api('GET', `/customers/${id}`, { papel: 'gerente' })).status).toBe(404)
  })

  test('shows a customer’s activity with their orders', async () => {
    const id = await customerWith(CLARA)

    expect((await api('GET', `/customers/${id}/activity`, { papel: 'financeiro' })).body).toEqual({
      pedidos: [],
      comprado: { pedidos: 0, total: 0 },
      escritos: [],
    })
  })
})

async function customerWith(typed: typeof CLARA): Promise<number> {
  const { body } = await api('POST', '/customers', { papel: 'atendimento', body: typed })

  return body.id
}

async function profile(id: number): Promise<CustomerProfile> {
  return (await api('GET', `/customers/${id}`, { papel: 'dono' })).body
}
