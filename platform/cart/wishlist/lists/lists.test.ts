import { createHash } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { MAX_ITENS_LISTA, MAX_LISTAS, type PersonalList } from '#contract/cart/personal-lists.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { hashPassword } from '#platform/infrastructure/security/passwords.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { exportLists } from './export-lists.ts'
import { expireLists, mergeLists } from './move-lists.ts'
import { listasPessoais } from './tables.ts'

type Body = PersonalList & {
  id: number
  code: string
  chave: string
  listas: { id: number; nome: string; itens: number }[]
  quantidadeTotal: number
  mensagens: { mensagem: string }[]
}

const NOW = new Date('2026-11-21T12:00:00Z')

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let strings: number
let bow: number
let soldOut: number
let session: string

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  strings = await skuOf('corda-mi', 10)
  bow = await skuOf('arco', 1)
  soldOut = await skuOf('esgotado', 0)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.pool.query('truncate listas_pessoais, carrinhos, clientes, sessoes restart identity cascade')
  session = sessionToken()
})

test('a guest makes a list, puts, changes, moves and removes items, renames and deletes it', async () => {
  const school = await created('Escola')
  expect(await put(school, bow, { quantidade: 1 })).toMatchObject({ status: 200 })
  expect(await put(school, strings, { quantidade: 2, nota: 'Para a  Ana' })).toMatchObject({ status: 200 })
  expect(await put(school, strings, { quantidade: 3, nota: 'Para a Bia' })).toMatchObject({ status: 200 })
  expect(await list(school)).toMatchObject({
    nome: 'Escola',
    chave: null,
    outras: [],
    itens: [
      { nome: 'Produto arco', quantidade: 1, nota: '', produto: { precoPor: 10_000, disponivel: true } },
      { nome: 'Produto corda-mi', quantidade: 3, nota: 'Para a Bia' },
    ],
  })

  const birthday = await created('Aniversário')
  await put(birthday, strings, { quantidade: 1 })
  await api('POST', `/own-lists/${school}/moves`, {
    session,
    body: { idAtributoSimples: strings, para: birthday },
  })
  expect((await list(birthday)).itens).toMatchObject([{ quantidade: 4, nota: 'Para a Bia' }])
  await api('DELETE', `/own-lists/${school}/items`, { session, body: { idAtributoSimples: bow } })
  expect(await list(school)).toMatchObject({ itens: [], outras: [{ nome: 'Aniversário', itens: 1 }] })

  await api('PUT', `/own-lists/${school}`, { session, body: { nome: ' Turma  de 2027 ' } })
  expect((await lists()).map(({ nome }) => nome)).toEqual(['Aniversário', 'Turma de 2027'])
  await api('DELETE', `/own-lists/${school}`, { session })
  expect((await lists()).map(({ nome }) => nome)).toEqual(['Aniversário'])
})

test('what is chosen for a list once more is added to it, and takes no note away', async () => {
  const school = await created('Escola')
  await put(school, strings, { quantidade: 10, nota: 'Turma da tarde' })
  await put(school, strings, { quantidade: 1, somar: true })
  expect((await list(school)).itens).toMatchObject([{ quantidade: 11, nota: 'Turma da tarde' }])

  await put(school, strings, { quantidade: 999, nota: 'Turma da noite', somar: true })
  expect((await list(school)).itens).toMatchObject([{ quantidade: 999, nota: 'Turma da noite' }])
})

test('the name says which list it is', async () => {
  const school = await created('Escola')
  expect(await created(' escola ')).toBe(school)
  for (const nome of ['', '  ', 'a'.repeat(61)])
    expect(await api('POST', '/own-lists', { session, body: { nome } })).toMatchObject({ status: 422 })
})

test('nobody sees or changes somebody else’s list', async () => {
  const school = await created('Escola')
  await put(school, bow, {})
  const stranger = { session: sessionToken() }
  const item = { idAtributoSimples: bow, para: school }
  const calls: [string, string, object?][] = [
    ['GET', ''],
    ['PUT', '', { nome: 'Minha' }],
    ['PUT', '/items', item],
    ['DELETE', '/items', item],
    ['PUT', '/share'],
    ['DELETE', '/share'],
    ['POST', '/purchase'],
  ]
  for (const [method, path, body] of calls)
    expect(
      await api(method, `/own-lists/${school}${path}`, { ...stranger, ...(body && { body }) }),
    ).toMatchObject({
      status: 404,
      body: { code: 'ListaInexistente' },
    })
  const own = (await api('POST', '/own-lists', { ...stranger, body: { nome: 'Minha' } })).body.id
  expect(await api('POST', `/own-lists/${own}/moves`, { ...stranger, body: item })).toMatchObject({
    status: 404,
  })
  await api('DELETE', `/own-lists/${school}`, stranger)

  expect((await list(school)).itens).toHaveLength(1)
  expect((await api('GET', '/own-lists')).body.listas).toEqual([])
})

test('lists and their items are limited, also for concurrent requests', async () => {
  for (let i = 1; i < MAX_LISTAS; i++) await created(`Lista ${i}`)
  const answers = await Promise.all(
    ['A', 'B', 'C'].map((nome) => api('POST', '/own-lists', { session, body: { nome } })),
  )
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])

  const [first] = await lists()
  await database.pool.query(
    `insert into listas_pessoais_itens (id_lista, id_atributo_simples, id_produto, quantidade, nome)
     select $1, 100000 + n, 1, 1, 'Corda' from generate_series(1, $2) n`,
    [first!.id, MAX_ITENS_LISTA - 1],
  )
  const full = await Promise.all([put(first!.id, bow, {}), put(first!.id, strings, {})])
  expect(full.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(await put(first!.id, 999_999, {})).toMatchObject({
    status: 404,
    body: { code: 'ProdutoInexistente' },
  })
})

test('a list goes into the cart as far as it is available, and messages name the rest', async () => {
  const school = await created('Escola')
  for (const sku of [strings, bow, soldOut]) await put(school, sku, { quantidade: 2 })
  const { status, body } = await api('POST', `/own-lists/${school}/purchase`, { session })

  expect(status).toBe(200)
  expect(body.quantidadeTotal).toBe(3)
  expect(body.mensagens.map(({ mensagem }) => mensagem).join()).toContain('Produto esgotado')
})

test('of a list that is larger than a cart, what is in stock goes into it, and messages name the rest', async () => {
  const { id } = await saveProduct(
    database,
    sampleProduct('muitos', {
      skus: Array.from({ length: 101 }, (_, i) => sampleSku(`M-${i}`, { estoque: 3 }, { Modelo: `m${i}` })),
    }),
  )
  const school = await created('Escola')
  await put(school, soldOut, {})
  await database.pool.query(
    `insert into listas_pessoais_itens (id_lista, id_atributo_simples, id_produto, quantidade, nota, nome)
     select $1, id, id_produto, 1, '', 'Modelo' from skus where id_produto = $2`,
    [school, id],
  )
  const { status, body } = await api('POST', `/own-lists/${school}/purchase`, { session })

  expect(status).toBe(200)
  expect(body.quantidadeTotal).toBe(100)
  const text = body.mensagens.map(({ mensagem }) => mensagem).join()
  expect(text).toContain('Produto esgotado')
  expect(text.match(/já tem o máximo de produtos diferentes/g)).toHaveLength(1)

  const other = await created('Outra')
  await put(other, strings, {})
  expect(await api('POST', `/own-lists/${other}/purchase`, { session })).toMatchObject({
    body: { code: 'CarrinhoCheio' },
  })
})

test('what is sold on request has no price in lists, own or shared', async () => {
  const { id } = await saveProduct(
    database,
    sampleProduct('luthier', { situacao: 'sobConsulta', skus: [sampleSku('LUT', { estoque: 1 })] }),
  )
  const { rows } = await database.pool.query('select id from skus where id_produto = $1', [id])
  const school = await created('Escola')
  await put(school, rows[0].id, {})
  const { body } = await api('PUT', `/own-lists/${school}/share`, { session })

  const nothing = [{ produto: { precoPor: null, disponivel: false } }]
  expect((await list(school)).itens).toMatchObject(nothing)
  expect(
    (await api('GET', `/shared-lists/${body.chave}`, { session: sessionToken() })).body.itens,
  ).toMatchObject(nothing)
})

test('others read a shared list and buy from it until its link is withdrawn', async () => {
  const school = await created('Escola')
  await put(school, strings, { quantidade: 2, nota: 'As de sempre' })
  await put(school, bow, {})
  const { chave } = (await api('PUT', `/own-lists/${school}/share`, { session })).body
  expect((await api('PUT', `/own-lists/${school}/share`, { session })).body.chave).toBe(chave)
  const friend = sessionToken()
  const shared = await api('GET', `/shared-lists/${chave}`, { session: friend })
  expect(Object.keys(shared.body)).toEqual(['nome', 'itens'])
  expect(shared.body.itens).toMatchObject([{ nota: 'As de sempre', quantidade: 2 }, {}])
  const one = { session: friend, body: { idAtributoSimples: strings } }
  expect((await api('POST', `/shared-lists/${chave}/purchase`, one)).body.quantidadeTotal).toBe(2)

  await api('DELETE', `/own-lists/${school}/share`, { session })
  for (const key of [chave, 'x'.repeat(43)]) {
    expect(await api('GET', `/shared-lists/${key}`)).toMatchObject({ status: 404 })
    expect(await api('POST', `/shared-lists/${key}/purchase`, one)).toMatchObject({ status: 404 })
  }
  expect((await api('PUT', `/own-lists/${school}/share`, { session })).body.chave).not.toBe(chave)
})

test('a login takes the guest’s lists along, and those of the same name become one', async () => {
  const customer = await loggedIn(database.db)
  const [school] = await database.db
    .insert(listasPessoais)
    .values({ idCliente: customer.idCliente, nome: 'escola', criadoEm: NOW, alteradoEm: NOW })
    .returning({ id: listasPessoais.id })
  await database.pool.query(
    `insert into listas_pessoais_itens (id_lista, id_atributo_simples, id_produto, quantidade, nome, nota)
     select $1, s.id, s.id_produto, 5, 'Cordas', '' from skus s where s.id = $2`,
    [school!.id, strings],
  )
  const guest = await created('Escola')
  await put(guest, strings, { quantidade: 2, nota: 'Para a Ana' })
  await put(guest, bow, {})
  await created('Aniversário')
  await database.db.transaction((tx) =>
    mergeLists(tx, { sessao: hashOf(session), idCliente: customer.idCliente }),
  )

  expect(await lists()).toEqual([])
  expect(await exportLists(database.db, customer.idCliente)).toMatchObject([
    {
      nome: 'escola',
      itens: [
        { quantidade: 5, nota: 'Para a Ana' },
        { nome: 'Produto arco', quantidade: 1 },
      ],
    },
    { nome: 'Aniversário', compartilhada: false, itens: [] },
  ])
  await database.pool.query('delete from clientes')
  expect(await database.db.$count(listasPessoais)).toBe(0)
})

test('a login leaves the links of shared lists as they are, and shows nothing else by them', async () => {
  const customer = await loggedIn(database.db)
  const [christmas] = await database.db
    .insert(listasPessoais)
    .values({ idCliente: customer.idCliente, nome: 'natal', criadoEm: NOW, alteradoEm: NOW })
    .returning({ id: listasPessoais.id })
  await database.pool.query(
    `insert into listas_pessoais_itens (id_lista, id_atributo_simples, id_produto, quantidade, nome)
     select $1, s.id, s.id_produto, 1, 'Cordas' from skus s where s.id = $2`,
    [christmas!.id, strings],
  )
  const guest = await created('Natal')
  await put(guest, bow, {})
  const { chave } = (await api('PUT', `/own-lists/${guest}/share`, { session })).body
  await database.db.transaction((tx) =>
    mergeLists(tx, { sessao: hashOf(session), idCliente: customer.idCliente }),
  )

  expect((await api('GET', `/shared-lists/${chave}`)).body).toMatchObject({
    nome: 'Natal 2',
    itens: [{ nome: 'Produto arco' }],
  })
  expect(await exportLists(database.db, customer.idCliente)).toMatchObject([
    { nome: 'natal', itens: [{ nome: 'Cordas' }] },
    { nome: 'Natal 2', compartilhada: true },
  ])
})

test('who logs in finds in the account what they listed before, under the new session', async () => {
  const senha = 'corda de aço 09'
  await loggedIn(database.db, { email: 'clara@example.com', senha: await hashPassword(senha) })
  const school = await created('Escola')
  await put(school, bow, {})
  const guest = session
  const body = { usuario: 'clara@example.com', senha }
  session = (await api('POST', '/checkout/login', { session, body })).headers.get('session') ?? ''

  expect(session).not.toBe(guest)
  expect(await lists()).toEqual([{ id: school, nome: 'Escola', itens: 1 }])
  session = guest
  expect(await lists()).toEqual([])
})

test('a login leaves no more lists than there may be', async () => {
  const { idCliente } = await loggedIn(database.db)
  const rows = Array.from({ length: MAX_LISTAS }, (_, i) => ({
    nome: `Antiga ${i}`,
    criadoEm: NOW,
    alteradoEm: NOW,
  }))
  await database.db.insert(listasPessoais).values(rows.map((row) => ({ ...row, idCliente })))
  await created('Nova')
  await database.db
    .update(listasPessoais)
    .set({ alteradoEm: new Date() })
    .where(eq(listasPessoais.nome, 'Nova'))
  await database.db.transaction((tx) => mergeLists(tx, { sessao: hashOf(session), idCliente }))

  const left = await exportLists(database.db, idCliente)
  expect(left).toHaveLength(MAX_LISTAS)
  expect(left.map(({ nome }) => nome)).toContain('Nova')
})

test('guests’ lists end ninety days after their last change; customers’ stay', async () => {
  const { idCliente } = await loggedIn(database.db)
  const at = (day: string) => ({ criadoEm: new Date(day), alteradoEm: new Date(day) })
  await database.db.insert(listasPessoais).values([
    { sessao: 'a'.repeat(64), nome: 'velha', ...at('2026-08-22') },
    { sessao: 'a'.repeat(64), nome: 'nova', ...at('2026-08-24') },
    { idCliente, nome: 'da conta', ...at('2020-01-01') },
  ])
  await expireLists({ db: database.db, now: NOW })

  const left = await database.db.select({ nome: listasPessoais.nome }).from(listasPessoais)
  expect(left.map(({ nome }) => nome).toSorted()).toEqual(['da conta', 'nova'])
})

async function skuOf(slug: string, estoque: number): Promise<number> {
  const { id } = await saveProduct(
    database,
    sampleProduct(slug, { skus: [sampleSku(slug.toUpperCase(), { estoque })] }),
  )
  const { rows } = await database.pool.query('select id from skus where id_produto = $1', [id])

  return rows[0].id
}

async function created(nome: string): Promise<number> {
  const { status, body } = await api('POST', '/own-lists', { session, body: { nome } })
  expect(status).toBe(200)

  return body.id
}

function put(
  id: number,
  idAtributoSimples: number,
  item: { quantidade?: number; nota?: string; somar?: boolean },
) {
  return api('PUT', `/own-lists/${id}/items`, { session, body: { idAtributoSimples, ...item } })
}

async function list(id: number): Promise<Body> {
  return (await api('GET', `/own-lists/${id}`, { session })).body
}

async function lists() {
  return (await api('GET', '/own-lists', { session })).body.listas
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
