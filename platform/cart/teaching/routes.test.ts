import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { PupilList } from '#contract/customers/teaching/pupil-list.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { sampleList } from '#platform/customers/teaching/teaching.fixtures.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { exportCart } from '../ownership/export-cart.ts'
import { mergeCarts } from '../ownership/merge-carts.ts'
import { readClassList } from './read-class-list.ts'

const NOW = new Date('2026-11-21T12:00:00Z')

/** A list, a cart or a refusal. */
type Body = Omit<PupilList, 'itens'> &
  Omit<Cart, 'itens'> & {
    itens: (PupilList['itens'][number] & Cart['itens'][number])[]
    code: string
    data: { campos: unknown }
  }

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let list: Awaited<ReturnType<typeof sampleList>>
let violin: number
let rosin: number
let estojo: number
let sizes: number[]
let breu: number
/** The variants of a product that a list may name. */
let cases: number[]
let session: string

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  const skus = ['4/4', '3/4', '1/2'].map((size) =>
    sampleSku(`V-${size}`, { precoPor: 100_000, estoque: size === '1/2' ? 0 : 9 }, { Tamanho: size }),
  )
  violin = (await saveProduct(database, sampleProduct('violino', { skus }))).id
  rosin = (
    await saveProduct(
      database,
      sampleProduct('breu', { skus: [sampleSku('B', { precoPor: 3000, estoque: 9 })] }),
    )
  ).id
  const colours = ['X', 'Y'].map((colour) => sampleSku(`E-${colour}`, { estoque: 9 }, { Cor: colour }))
  estojo = (await saveProduct(database, sampleProduct('estojo', { skus: colours }))).id
  const { rows } = await database.pool.query(
    'select id, id_produto as produto from skus order by id_produto, posicao',
  )
  sizes = rows.filter(({ produto }) => produto === violin).map(({ id }) => id)
  cases = rows.filter(({ produto }) => produto === estojo).map(({ id }) => id)
  breu = rows.find(({ produto }) => produto === rosin).id
})
afterAll(() => database.close())
beforeEach(async () => {
  session = sessionToken()
  list = await sampleList(testContext(database.db), {
    lista: { prazo: '2026-12-01', mensagem: 'Até dezembro.' },
    alunos: [{ nome: 'Ana', tamanho: '3/4' }, { nome: 'Beto' }],
    itens: [
      { idProduto: violin },
      { idProduto: rosin, idSku: breu, quantidade: 2, obrigatorio: false, nota: 'Claro' },
    ],
    escolhas: [{ aluno: 1, item: 1, quantidade: 0 }],
  })
})

describe('the page of a pupil', () => {
  test('shows what the pupil needs, with the variant of the pupil’s size', async () => {
    const { status, body } = await show()

    expect(status).toBe(200)
    expect(body).toMatchObject({
      nome: 'Violino 1',
      mensagem: 'Até dezembro.',
      prazo: '2026-12-01',
      aberta: true,
      conta: { tipo: 'professor', nome: 'Clara Nunes' },
      desconto: 10,
      aluno: { nome: 'Ana', tamanho: '3/4' },
      foraDeVenda: 0,
      itens: [
        {
          produto: { nome: 'Produto violino', url: '/violino' },
          quantidade: 1,
          obrigatorio: true,
          idSku: sizes[1],
          comprado: { pedidas: 0, pagas: 0 },
          naSacola: 0,
          opcoes: [
            { nome: '4/4', precoPor: 100_000, disponivel: true },
            { nome: '3/4', disponivel: true },
            { nome: '1/2', disponivel: false },
          ],
        },
        { quantidade: 2, obrigatorio: false, nota: 'Claro', idSku: breu, opcoes: [{ nome: '' }] },
      ],
    })
  })

  test('leaves out what the pupil doesn’t need, and lets the buyer choose without a size', async () => {
    const { body } = await show({ aluno: 1 })

    expect(body.itens).toMatchObject([{ idSku: null, opcoes: [{}, {}, {}] }])
  })

  test('names no price that is on request, to parents or the teacher', async () => {
    await onRequest(true)
    const { body } = await show()
    const teachers = await readClassList(testContext(database.db), list.idLista)
    await onRequest(false)

    expect(body.itens).toMatchObject([
      { opcoes: [{ precoPor: null, disponivel: false }, {}, {}] },
      { opcoes: [{ precoPor: 3000, disponivel: true }] },
    ])
    expect(teachers.itens.map(({ skus }) => skus[0]?.precoPor)).toEqual([null, 3000])
  })

  test('counts what the shop no longer sells', async () => {
    await withWithdrawn('surdina')
    const { body } = await show()

    expect(body).toMatchObject({ foraDeVenda: 1, itens: [{ idSku: breu }] })
  })

  test.each([
    ['another key', { chave: 'x'.repeat(43) }],
    ['another pupil’s key', { aluno: 0, chaveDe: 1 }],
  ])('is not found with %s', async (_case, change) => {
    expect(await show(change)).toMatchObject({ status: 404, body: { code: 'ListaInexistente' } })
  })

  test.each(['abc', '0', '999999999999', '1; drop'])('is not found at the number %j', async (id) => {
    const { status } = await api('GET', `/teaching/links/aluno/${encodeURIComponent(id)}?chave=x`)

    expect(status).toBe(404)
  })

  test.each([
    ['after its last day', { now: new Date('2026-12-02T12:00:00Z') }, ''],
    ['once the teacher closed the list', {}, "update listas_ensino set situacao = 'fechada'"],
  ])('is there, but sells nothing %s', async (_case, context, statement) => {
    await database.pool.query(statement || 'select 1')

    expect((await show({ context })).body).toMatchObject({ aberta: false, desconto: 0 })
    expect(await take({ context })).toMatchObject({ status: 409, body: { code: 'ListaFechada' } })
  })
})

describe('the page for all', () => {
  test('shows what any pupil needs, and no name', async () => {
    const { body } = await show({ turma: true })

    expect(body).toMatchObject({ aluno: null, itens: [{ idSku: null }, { quantidade: 2, idSku: breu }] })
    expect(JSON.stringify(body)).not.toMatch(/Ana|Beto/)
  })

  test('shows what the pupil needs whom a parent names, and nothing of others', async () => {
    await withOwnChoices()
    const { status, body } = await named(' ANA ')

    expect(status).toBe(200)
    expect(body).toMatchObject({
      aluno: { nome: 'Ana', tamanho: '3/4', conhecido: true },
      itens: [
        { quantidade: 1, idSku: sizes[1], comprado: { pedidas: 0 } },
        { quantidade: 2, idSku: cases[1], opcoes: [{ idSku: cases[1] }] },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('Beto')
    expect((await named('Beto')).body).toMatchObject({ itens: [{ idSku: null }] })
    expect((await named('Beto')).body.itens).toHaveLength(1)
  })

  test('shows what was bought for the pupil, and what is in the cart', async () => {
    await order(0)
    await take({ itens: [[1, breu, 1]] })

    expect((await named('Ana')).body.itens).toMatchObject([
      { comprado: { pedidas: 1 }, naSacola: 0 },
      { comprado: { pedidas: 0 }, naSacola: 1 },
    ])
  })

  test('shows a name that the list doesn’t have what any pupil needs, and adds nobody', async () => {
    expect((await named('Caio')).body).toMatchObject({
      aluno: { nome: 'Caio', tamanho: '', conhecido: false },
      itens: [{ idSku: null }, { quantidade: 2 }],
    })
    expect(await pupils()).toEqual(['Ana', 'Beto'])
    expect((await named('  ')).body.data.campos).toMatchObject([{ campo: 'nome' }])
    expect(await named('Ana', 'x'.repeat(43))).toMatchObject({
      status: 404,
      body: { code: 'ListaInexistente' },
    })
  })

  test('takes a pupil’s own variant and quantity', async () => {
    await withOwnChoices()
    const { status, body } = await take({ turma: true, nome: 'Ana', itens: [[1, cases[1]!, 2]] })

    expect(status).toBe(200)
    expect(body.itens).toMatchObject([{ quantidade: 2, alunos: [{ nome: 'Ana', quantidade: 2 }] }])
  })

  test.each([
    ['another variant than the pupil has', 'Ana'],
    ['what the pupil doesn’t need', 'Beto'],
  ])('says so instead of taking %s', async (_case, nome) => {
    await withOwnChoices()
    const { status, body } = await take({ turma: true, nome, itens: [[1, cases[0]!, 1]] })

    expect(status).toBe(409)
    expect(body.code).toBe('AlunoPrecisaDeOutro')
  })

  test('reports a size that is not the pupil’s', async () => {
    const { body } = await take({ turma: true, nome: 'Ana', itens: [[0, sizes[0]!, 1]] })

    expect(body.mensagens).toMatchObject([
      {
        tipo: 'aviso',
        mensagem:
          'Na lista, o tamanho de Ana é 3/4, e você escolheu <strong>Produto violino, 4/4</strong>. Confira antes de fechar a compra.',
      },
    ])
  })

  test('buys for the pupil of that name, whatever its case', async () => {
    const { body } = await take({ turma: true, nome: ' ANA ' })

    expect(body.itens[0]?.alunos).toEqual([
      { nome: 'Ana', lista: 'Violino 1', quantidade: 1, jaComprado: false },
    ])
    expect(await pupils()).toEqual(['Ana', 'Beto'])
  })

  test('adds a pupil whom nobody has named yet, once', async () => {
    await Promise.all([
      take({ turma: true, nome: 'Caio' }),
      take({ turma: true, nome: 'caio', by: sessionToken() }),
    ])

    expect((await pupils()).map((nome) => nome.toLowerCase())).toEqual(['ana', 'beto', 'caio'])
  })

  test('asks for a name', async () => {
    const { status, body } = await take({ turma: true, nome: '  ' })

    expect(status).toBe(422)
    expect(body.data.campos).toEqual([{ campo: 'nome', mensagem: 'Digite o primeiro nome do aluno.' }])
  })

  test('answers twenty names an hour to one visitor, and a thousand of a list to all', async () => {
    const tries = async (times: number, by: () => string) => {
      const answers = []
      for (let n = 0; n < times; n += 1) answers.push((await named(`Nome ${n}`, list.chaveTurma, by())).body)
      return answers.map(({ code }) => code)
    }
    expect(await tries(20, () => session)).toEqual(Array(20).fill(undefined))
    expect(await named('Ana')).toMatchObject({ status: 429, body: { code: 'TentativasDemais' } })
    expect(await take({ turma: true, nome: 'Ana' })).toMatchObject({ body: { code: 'TentativasDemais' } })

    expect(await tries(2, sessionToken)).toEqual([undefined, undefined])
    // All others of a whole school's evening.
    await database.pool.query(`update tentativas set quantas = 999 where quantas > 20`)
    expect(await tries(2, sessionToken)).toEqual([undefined, 'TentativasDemais'])
    // A pupil's own link names one pupil only.
    expect((await take()).status).toBe(200)
  })

  test('adds nobody for what the list doesn’t have', async () => {
    for (const idSku of [999_999, sizes[0]!])
      expect((await take({ turma: true, nome: 'Caio', itens: [[1, idSku, 1]] })).status).toBe(404)

    expect(await pupils()).toEqual(['Ana', 'Beto'])
  })

  test('removes no pupil from another’s cart, however many names come after', async () => {
    const [early, saver] = [sessionToken(), sessionToken()]
    await take({ turma: true, nome: 'Caio', by: early })
    await take({ turma: true, nome: 'Duda', by: saver, itens: [[1, breu, 2]] })
    const hash = { idProduto: rosin, idAtributoSimples: breu }
    await api('POST', '/checkout/saved', { session: saver, body: hash, context: { now: NOW } })
    await database.pool.query(
      `insert into listas_alunos (id_lista, nome, posicao, nomeado_em)
       select $1, 'Nome ' || n, 32767, $2::timestamptz + n * interval '1 second' from generate_series(1, 300) n`,
      [list.idLista, NOW],
    )
    expect((await take({ turma: true, nome: 'Enzo' })).status).toBe(200)

    expect((await cart(early)).itens[0]?.alunos).toMatchObject([{ nome: 'Caio' }])
    await api('PUT', '/checkout/saved', { session: saver, body: hash, context: { now: NOW } })
    expect((await cart(saver)).itens[0]?.alunos).toMatchObject([{ nome: 'Duda' }])
    expect((await pupils()).filter((nome) => nome.startsWith('Nome'))).toHaveLength(199)
  })

  test('adds nobody to a list that is full', async () => {
    await database.pool.query(
      "insert into listas_alunos (id_lista, nome) select $1, 'Aluno ' || n from generate_series(1, 198) n",
      [list.idLista],
    )

    expect(await take({ turma: true, nome: 'Caio' })).toMatchObject({
      status: 409,
      body: { code: 'ListaCheia' },
    })
  })
})

describe('taking a pupil’s items', () => {
  test('puts them into the cart for the pupil, cheaper by the list', async () => {
    const { status, body } = await take({
      itens: [
        [0, sizes[1]!, 1],
        [1, breu, 2],
      ],
    })

    expect(status).toBe(200)
    expect(body.itens.map(({ quantidade, alunos }) => [quantidade, alunos])).toEqual([
      [1, [{ nome: 'Ana', lista: 'Violino 1', quantidade: 1, jaComprado: false }]],
      [2, [{ nome: 'Ana', lista: 'Violino 1', quantidade: 2, jaComprado: false }]],
    ])
    expect(body.ajustes).toEqual([
      { tipo: 'lista', origem: list.idLista, label: 'Lista de Clara Nunes', valor: -10_600 },
    ])
    expect((await cart()).total).toBe(95_400)
    expect((await show()).body.itens.map(({ naSacola }) => naSacola)).toEqual([1, 2])
  })

  test('adds nothing again that is there', async () => {
    await take()
    const { body } = await take({ itens: [[0, sizes[0]!, 1]] })

    expect(body.quantidadeTotal).toBe(1)
  })

  test('gives no more than the pupil needs', async () => {
    expect((await take({ itens: [[1, breu, 50]] })).body.quantidadeTotal).toBe(2)
  })

  test('takes the discount for what is for pupils only', async () => {
    await take()
    const body = { itens: [{ idProduto: violin, idAtributoSimples: sizes[1], quantidade: 1 }] }
    await api('POST', '/checkout/cart', { session, body })

    expect((await cart()).ajustes).toMatchObject([{ valor: -10_000 }])
  })

  test('has the discount for what the pupil still lacks', async () => {
    await take({ itens: [[1, breu, 2]] })
    expect((await cart()).ajustes).toMatchObject([{ valor: -600 }])
    await order(1)
    expect((await cart()).ajustes).toMatchObject([{ valor: -300 }])
    await order(1)

    expect(await cart()).toMatchObject({
      ajustes: [],
      itens: [{ quantidade: 2, alunos: [{ nome: 'Ana', quantidade: 2, jaComprado: true }] }],
    })
  })

  test('takes it for no more than the pupil needs, also after carts were merged', async () => {
    const { token, idCliente } = await loggedIn(database.db)
    await take({ by: token })
    await take()
    const from = createHash('sha256').update(session).digest('hex')
    await database.db.transaction((tx) => mergeCarts({ db: tx, now: NOW }, { sessao: from, idCliente }))

    expect(await cart(token)).toMatchObject({ quantidadeTotal: 2, ajustes: [{ valor: -10_000 }] })
  })

  test('skips what is sold out, with a message', async () => {
    const { body } = await take({
      itens: [
        [0, sizes[2]!, 1],
        [1, breu, 1],
      ],
    })

    expect(body.itens).toMatchObject([{ nome: 'Produto breu', alunos: [{ quantidade: 1 }] }])
    expect(body.mensagens[0]?.mensagem).toContain('está esgotado')
  })

  test.each([
    ['an item of another list', async () => [(await otherList()).itens[0]!, sizes[0]!]],
    ['another variant than the list names', async () => [list.itens[1]!, sizes[0]!]],
    ['a variant that doesn’t exist', async () => [list.itens[0]!, 999_999]],
  ] as const)('refuses %s', async (_case, make) => {
    const [idItem = 0, idSku = 0] = await make()

    expect(await takeRaw([{ idItem, idSku, quantidade: 1 }])).toMatchObject({
      status: 404,
      body: { code: 'ProdutoInexistente' },
    })
  })

  test('counts once with one idempotency key', async () => {
    await take({ turma: true, nome: 'Ana', key: 'um' })
    await take({ turma: true, nome: 'Ana', key: 'um' })

    expect((await cart()).quantidadeTotal).toBe(1)
  })

  test('of two parents puts it into both carts, and warns once one has ordered', async () => {
    const other = sessionToken()
    await take()
    await take({ by: other })
    await order(0)

    expect((await cart(other)).itens[0]?.alunos).toMatchObject([{ nome: 'Ana', jaComprado: true }])
    expect((await show()).body.itens[0]).toMatchObject({ comprado: { pedidas: 1, pagas: 0 } })
  })
})

describe('the units of a cart', () => {
  test('go with their line, and come back without a pupil', async () => {
    await take()
    const hash = { idProduto: violin, idAtributoSimples: sizes[1] }
    await api('DELETE', '/checkout/cart', { session, body: hash })
    await api('POST', '/checkout/cart', { session, body: { itens: [{ ...hash, quantidade: 1 }] } })

    expect((await cart()).itens[0]?.alunos).toEqual([])
  })

  test('stay for their pupil while the line is saved for later, also over a login', async () => {
    await take({ itens: [[1, breu, 2]] })
    const hash = { idProduto: rosin, idAtributoSimples: breu }
    await api('POST', '/checkout/saved', { session, body: hash })
    expect((await cart()).itens).toEqual([])
    const { token, idCliente } = await loggedIn(database.db)
    const from = createHash('sha256').update(session).digest('hex')
    await database.db.transaction((tx) => mergeCarts({ db: tx, now: NOW }, { sessao: from, idCliente }))
    expect(await exportCart(database.db, idCliente)).toMatchObject({
      itens: [],
      alunos: [{ aluno: 'Ana', quantidade: 2 }],
    })
    await api('PUT', '/checkout/saved', { session: token, body: hash })

    expect(await cart(token)).toMatchObject({
      itens: [{ quantidade: 2, alunos: [{ nome: 'Ana', quantidade: 2 }] }],
      ajustes: [{ label: 'Lista de Clara Nunes' }],
    })
  })

  test('are as many as the line has left', async () => {
    await take({ itens: [[1, breu, 2]] })
    const hash = { idProduto: rosin, idAtributoSimples: breu }
    await api('PUT', '/checkout/cart', { session, body: { ...hash, quantidade: 1 } })
    const { body } = await api('PUT', '/checkout/cart', { session, body: { ...hash, quantidade: 5 } })

    expect(body.itens[0]).toMatchObject({ quantidade: 5, alunos: [{ quantidade: 1 }] })
  })

  test('lose the discount once the list is closed, and stay for the pupil', async () => {
    await take()
    await database.pool.query("update listas_ensino set situacao = 'fechada'")

    expect(await cart()).toMatchObject({ ajustes: [], itens: [{ alunos: [{ nome: 'Ana' }] }] })
  })

  test('leave with a product that is withdrawn', async () => {
    await withWithdrawn('estante', (sku) =>
      take({
        itens: [
          [0, sku, 1],
          [1, breu, 1],
        ],
      }),
    )
    const { itens, mensagens } = await cart()

    expect(itens).toMatchObject([{ nome: 'Produto breu', alunos: [{ nome: 'Ana' }] }])
    expect(mensagens[0]?.mensagem).toContain('não está mais à venda')
  })

  test('move to the account at the login, added up', async () => {
    const { sessao, token, idCliente } = await loggedIn(database.db)
    await take({ itens: [[1, breu, 1]], by: token })
    await take({ itens: [[1, breu, 1]] })
    const from = createHash('sha256').update(session).digest('hex')
    await database.db.transaction((tx) => mergeCarts({ db: tx, now: NOW }, { sessao: from, idCliente }))

    expect(sessao).not.toBe(from)
    expect((await cart(token)).itens).toMatchObject([
      { quantidade: 2, alunos: [{ nome: 'Ana', quantidade: 2 }] },
    ])
  })

  test('are erased with the pupil', async () => {
    await take()
    await database.pool.query('delete from listas_alunos where id = $1', [list.alunos[0]])

    expect((await cart()).itens).toMatchObject([{ quantidade: 1, alunos: [] }])
  })
})

type Options = {
  aluno?: number
  chaveDe?: number
  chave?: string
  turma?: boolean
  nome?: string
  itens?: [number, number, number][]
  by?: string
  key?: string
  context?: object
}

function linkOf({ aluno = 0, chaveDe = aluno, chave, turma }: Options) {
  return turma
    ? { path: `turma/${list.idLista}`, chave: chave ?? list.chaveTurma }
    : { path: `aluno/${list.alunos[aluno]}`, chave: chave ?? list.chaves[chaveDe] ?? '' }
}

function show(options: Options = {}) {
  const { path, chave } = linkOf(options)

  return api('GET', `/teaching/links/${path}?chave=${chave}`, {
    session,
    context: { now: NOW, ...options.context },
  })
}

function take({ itens = [[0, sizes[1]!, 1]], ...options }: Options = {}) {
  return takeRaw(
    itens.map(([item, idSku, quantidade]) => ({ idItem: list.itens[item]!, idSku, quantidade })),
    options,
  )
}

function takeRaw(itens: { idItem: number; idSku: number; quantidade: number }[], options: Options = {}) {
  const { path, chave } = linkOf(options)
  const { nome = '', by = session, key } = options

  return api('POST', `/teaching/links/${path}/cart`, {
    session: by,
    body: { chave, nome, itens },
    context: { now: NOW, ...options.context },
    ...(key && { key }),
  })
}

async function cart(by = session) {
  return (await api('GET', '/checkout/cart', { session: by, context: { now: NOW } })).body
}

/** A list whose first product is withdrawn from sale after `before`. */
async function withWithdrawn(slug: string, before?: (sku: number) => Promise<unknown>) {
  const { id } = await saveProduct(database, sampleProduct(slug, { skus: [sampleSku(slug, { estoque: 9 })] }))
  list = await sampleList(testContext(database.db), {
    itens: [{ idProduto: id }, { idProduto: rosin, idSku: breu }],
  })
  const { rows } = await database.pool.query('select id from skus where id_produto = $1', [id])
  await before?.(rows[0].id)
  await database.pool.query('delete from listagem where id_produto = $1', [id])
}

/** An order of one unit of the list's item for its first pupil. */
async function order(item: number) {
  await database.pool.query(
    `with pedido as (
        insert into pedidos (chave_idempotencia, pedido_da_chave, comprador, email, frete, id_cotacao, subtotal,
          total_itens, valor_frete, desconto_vista, metodo, total, devolucao_dias, criado_em, alterado_em)
        values (gen_random_uuid(), '', '{}', 'a@example.com', '{"tipo": "retirada", "valor": 0, "ajustes": []}', 'c', 1, 1, 0, 0, 'pix', 1, 7, now(), now())
        returning id
      )
      insert into listas_compras (id_pedido, id_lista, id_aluno, id_item, quantidade, valor, em)
      select id, $1, $2, $3, 1, 1, now() from pedido`,
    [list.idLista, list.alunos[0], list.itens[item]],
  )
}

/** A list whose second product is needed by Ana twice in another variant than the list names, and by Beto not at all. */
async function withOwnChoices() {
  list = await sampleList(testContext(database.db), {
    alunos: [{ nome: 'Ana', tamanho: '3/4' }, { nome: 'Beto' }],
    itens: [{ idProduto: violin }, { idProduto: estojo, idSku: cases[0]! }],
    escolhas: [
      { aluno: 0, item: 1, idSku: cases[1]!, quantidade: 2 },
      { aluno: 1, item: 1, quantidade: 0 },
    ],
  })
}

function named(nome: string, chave = list.chaveTurma, by = session) {
  const body = { chave, nome }

  return api('POST', `/teaching/links/turma/${list.idLista}/pupil`, {
    session: by,
    body,
    context: { now: NOW },
  })
}

async function onRequest(isOnRequest: boolean) {
  const skus = ['4/4', '3/4', '1/2'].map((size) =>
    sampleSku(`V-${size}`, { precoPor: 100_000, estoque: size === '1/2' ? 0 : 9 }, { Tamanho: size }),
  )
  const situacao = isOnRequest ? 'sobConsulta' : 'disponivel'
  await saveProduct(database, sampleProduct('violino', { skus, situacao }))
}

function otherList() {
  return sampleList(testContext(database.db), { itens: [{ idProduto: violin }] })
}

async function pupils() {
  const { rows } = await database.pool.query(
    'select nome from listas_alunos where id_lista = $1 order by posicao',
    [list.idLista],
  )

  return rows.map(({ nome }) => nome)
}
