import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '#contract/cart/cart.ts'
import type { ClassList, ClassListProgress, TeachingAccount } from '#contract/customers/teaching/teaching.ts'
import type { FreightQuote } from '#contract/settings/shipping.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { openClassLink, openPupilLink } from '#platform/customers/teaching/list-links.ts'
import { purgeClassLists } from '#platform/customers/teaching/personal-teaching.ts'
import { readQuotedUnits } from '#platform/customers/teaching/purchases/quoted-units.ts'
import { sampleOrder } from '#platform/orders/orders.fixtures.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { remindOfClassLists } from './mail/remind-of-class-lists.ts'
import { sendClassReminderJob } from './mail/send-class-reminder.ts'

type Body = Omit<ClassListProgress, 'itens'> &
  Pick<Cart, 'ajustes' | 'mensagens'> &
  Pick<FreightQuote, 'fretes'> & {
    itens: (ClassListProgress['itens'][number] & Cart['itens'][number])[]
    code: string
    data: { campos: { campo: string; mensagem: string }[] }
    conta: TeachingAccount
    listas: { id: string; nome: string; alunos: number; itens: number; pedidas: number; pagas: number }[]
    saldo: number
  }

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let teacher: Customer
let violin: { idProduto: number; skus: Record<string, number> }
let rosin: { idProduto: number; skus: Record<string, number> }

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  await saveCategory(database, sampleCategory('rabecas'))
  await startTemplate(database.db, {
    categoria: 'rabecas',
    instrumento: 'violino',
    campos: [sampleField({ label: 'Medida', papel: 'tamanho', filtro: true })],
  })
  violin = await sold('rabeca', 'rabecas', ['1/2', '3/4', '4/4'])
  rosin = await sold('breu', 'cordas', [])
})
afterAll(() => database.close())
beforeEach(async () => {
  teacher = await loggedIn(database.db)
})

describe('an account as a teacher or school', () => {
  test('is applied for, once more if it was refused, and alerts staff', async () => {
    expect((await call('GET', '/account')).body).toEqual({ conta: null, saldo: 0 })
    const { status, body } = await apply({ nome: ' Escola  Municipal Ré ', tipo: 'escola' })

    expect(status).toBe(200)
    expect(body.conta).toMatchObject({
      tipo: 'escola',
      nome: 'Escola Municipal Ré',
      situacao: 'pendente',
      percentual: 0,
      respondidaEm: null,
    })
    await apply({ mensagem: 'Somos 30.' })
    await decide('recusada')
    expect((await apply({})).body.conta).toMatchObject({ situacao: 'pendente', respondidaEm: null })
    const { rows } = await database.pool.query(
      `select data ->> 'tipo' as tipo from pgboss.job where data ->> 'caminho' = $1`,
      [`/clientes/ensino/${teacher.idCliente}`],
    )
    expect(rows).toEqual([{ tipo: 'contaEnsino' }, { tipo: 'contaEnsino' }])
  })

  test('stays approved when its name changes', async () => {
    await approved()

    expect((await apply({ nome: 'Prof. Elza' })).body.conta).toMatchObject({
      nome: 'Prof. Elza',
      situacao: 'aprovada',
    })
  })

  test('names fields that are wrong', async () => {
    expect((await apply({ nome: 'a', cidade: 'b'.repeat(130) })).body.data.campos).toMatchObject([
      { campo: 'nome' },
      { campo: 'cidade' },
    ])
  })

  test.each([['pendente'], ['recusada']])('has no lists while it is %s', async (situacao) => {
    await apply({})
    await decide(situacao)

    expect((await call('GET', '/lists')).body.listas).toEqual([])
    expect(await call('POST', '/lists', { nome: 'Turma A' })).toMatchObject({
      status: 403,
      body: { code: 'EnsinoNaoAprovado' },
    })
  })

  test.each(['recusada', 'pendente'])(
    'that is %s after it was approved can read and erase, and change nothing',
    async (to) => {
      await approved()
      const { id, itens } = await listed()
      const aluno = await pupil(id)
      await move(id, 'aberta')
      await decide(to)

      expect((await call('GET', '/lists')).body.listas).toMatchObject([{ id, alunos: 1 }])
      expect((await call('GET', `/lists/${id}`)).body).toMatchObject({
        aberta: false,
        conta: { situacao: to },
      })
      for (const answer of [
        await call('POST', `/lists/${id}/pupils`, { alunos: 'Beto' }),
        await move(id, 'fechada'),
        await call('POST', `/lists/${id}/cart`, {}),
        await addItem(id, '/breu'),
        await call('DELETE', `/lists/${id}/items/${itens[0]?.id}`),
        await call('PUT', `/lists/${id}/pupils/${aluno}`, { nome: 'Bia', tamanho: '', escolhas: [] }),
      ])
        expect(answer).toMatchObject({ status: 403, body: { code: 'EnsinoNaoAprovado' } })
      expect((await call('DELETE', `/lists/${id}/pupils/${aluno}`)).body.alunos).toEqual([])
      expect((await call('DELETE', `/lists/${id}`)).status).toBe(200)
      expect((await call('GET', '/lists')).body.listas).toEqual([])
    },
  )

  test('needs a login', async () => {
    expect(await api('GET', '/teaching/account')).toMatchObject({ status: 401 })
  })
})

describe('a list', () => {
  beforeEach(approved)

  test('is created, changed and erased', async () => {
    const { id } = (await call('POST', '/lists', { nome: ' Turma  A ' })).body
    expect((await call('GET', '/lists')).body.listas).toMatchObject([{ id, nome: 'Turma A', alunos: 0 }])
    const saved = await save(id, {
      mensagem: 'Bem-vindos.',
      prazo: '2026-12-10',
      entrega: 'escola',
      endereco: await address(),
    })

    expect(saved).toMatchObject({
      status: 200,
      body: {
        nome: 'Turma A',
        versao: 2,
        mensagem: 'Bem-vindos.',
        prazo: '2026-12-10',
        entrega: 'escola',
        endereco: { logradouro: 'Rua da Escola', cep: '01001000' },
        situacao: 'rascunho',
        aberta: false,
      },
    })
    // The copy stays without choosing the address again.
    expect(
      (await save(id, { versao: 2, entrega: 'escola', prazo: '2026-12-11' })).body.endereco,
    ).toMatchObject({ numero: '10' })
    expect((await save(id, { versao: 1 })).body.code).toBe('VersaoAntiga')
    await call('DELETE', `/lists/${id}`)
    expect((await call('GET', `/lists/${id}`)).body.code).toBe('ListaInexistente')
  })

  test('needs an address of one’s own to be delivered to the school', async () => {
    const { id } = await listed()
    const other = await loggedIn(database.db)

    for (const endereco of [null, await address(other.idCliente)])
      expect(
        (await save(id, { entrega: 'escola', prazo: '2026-12-10', endereco })).body.data.campos,
      ).toMatchObject([{ campo: 'endereco' }])
  })

  test('needs a last day to be delivered to the school, after which the goods leave', async () => {
    const { id } = await listed()
    const toSchool = { entrega: 'escola', endereco: await address() }
    expect((await save(id, toSchool)).body.data.campos).toMatchObject([{ campo: 'prazo' }])
    await save(id, { ...toSchool, prazo: '2026-12-10' })
    // A copy has the delivery of the other, and no last day yet.
    const copy = (await call('POST', '/lists', { nome: 'Turma B', copiaDe: id })).body

    expect((await move(copy.id, 'aberta')).body.data.campos).toMatchObject([{ campo: 'situacao' }])
    expect((await move(id, 'aberta')).body.aberta).toBe(true)
  })

  test('reports another last day, and nothing if it stays', async () => {
    const { id } = await listed()
    const reports = async () => {
      const { rows } = await database.pool.query(
        `select data ->> 'prazo' as prazo from pgboss.job
         where name = 'orders.alert-of-moved-class' and data ->> 'id' = $1 order by created_on`,
        [id],
      )
      return rows.map(({ prazo }) => prazo)
    }
    await save(id, { prazo: '2026-12-10' })
    await save(id, { versao: 2, prazo: '2026-12-10', mensagem: 'Oi.' })
    await save(id, { versao: 3, prazo: '2026-12-18' })

    expect(await reports()).toEqual(['2026-12-10', '2026-12-18'])
  })

  test('opens with at least one product, and closes', async () => {
    const { id } = (await call('POST', '/lists', { nome: 'Vazia' })).body
    expect((await move(id, 'aberta')).body.data.campos).toMatchObject([{ campo: 'situacao' }])
    await addItem(id, '/breu')

    expect((await move(id, 'aberta')).body).toMatchObject({ situacao: 'aberta', aberta: true })
    expect((await save(id, { versao: 2, prazo: '2026-11-20' })).body).toMatchObject({ aberta: false })
    expect((await move(id, 'fechada')).body.situacao).toBe('fechada')
  })

  test('stays while an order of it may be refunded, and can be erased later', async () => {
    const { id } = await listed()
    const { pedido } = await sampleOrder(testContext(database.db), {
      sku: { idProduto: rosin.idProduto, id: rosin.skus[''] ?? 0 },
    })
    await database.pool.query(
      `insert into listas_compras (id_pedido, id_lista, quantidade, valor, situacao, em) values ($1, $2, 1, 100, 'paga', $3)`,
      [pedido.id, id, '2026-09-01T12:00:00Z'],
    )
    expect((await call('DELETE', `/lists/${id}`)).body.code).toBe('ListaComPedidos')
    await database.pool.query(`update listas_compras set em = '2026-08-01T12:00:00Z' where id_lista = $1`, [
      id,
    ])

    expect((await call('DELETE', `/lists/${id}`)).status).toBe(200)
  })

  test('is copied with its products and without its pupils', async () => {
    const { id, itens } = await listed()
    await call('POST', `/lists/${id}/pupils`, { alunos: 'Ana' })
    const copy = (await call('POST', '/lists', { nome: 'Turma B', copiaDe: id })).body
    const { body } = await call('GET', `/lists/${copy.id}`)

    expect(body).toMatchObject({ nome: 'Turma B', alunos: [] })
    expect(body.itens.map(({ idProduto }) => idProduto)).toEqual(itens.map(({ idProduto }) => idProduto))
  })

  test('has no more than fifty of an account', async () => {
    await database.pool.query(
      `insert into listas_ensino (id_cliente, nome, criado_em, alterado_em)
       select $1, 'Lista ' || n, now(), now() from generate_series(1, 50) n`,
      [teacher.idCliente],
    )

    expect((await call('POST', '/lists', { nome: 'Mais uma' })).body.data.campos).toMatchObject([
      { campo: 'nome' },
    ])
  })

  test('is another teacher’s for nobody else', async () => {
    const { id, itens } = await listed()
    const owner = teacher
    teacher = await loggedIn(database.db)
    await approved()
    const paths: [string, string, object?][] = [
      ['GET', ''],
      ['GET', '/progress'],
      ['DELETE', ''],
      ['POST', '/links', {}],
      ['POST', '/cart', {}],
      ['POST', '/pupils', { alunos: 'Ana' }],
      ['POST', '/items', { produto: '/breu' }],
      ['POST', '/items/cart', {}],
      ['DELETE', `/items/${itens[0]?.id}`],
    ]
    for (const [method, path, body] of paths)
      expect(await call(method, `/lists/${id}${path}`, body)).toMatchObject({
        status: 404,
        body: { code: 'ListaInexistente' },
      })
    // Parts of one's own list are no way to another's.
    const own = await listed()
    const other = `/lists/${own.id}/items/${itens[0]?.id}`
    expect((await call('DELETE', other)).body.code).toBe('ListaInexistente')
    teacher = owner
    expect((await call('GET', `/lists/${id}`)).body.itens).toHaveLength(2)
  })
})

describe('products of a list', () => {
  beforeEach(approved)

  test.each([
    ['the address of a page', () => 'https://loja.test/rabeca?utm_source=x', null],
    ['the path', () => '/Rabeca', null],
    ['a SKU', () => 'RABECA-3-4', '3/4'],
    ['a SKU in small letters', () => ' rabeca-1-2 ', '1/2'],
  ])('are found by %s', async (_name, text, size) => {
    const { id } = (await call('POST', '/lists', { nome: 'Turma' })).body
    const { body } = await addItem(id, text())

    expect(body.itens).toMatchObject([
      {
        idProduto: violin.idProduto,
        idSku: size && violin.skus[size],
        quantidade: 1,
        obrigatorio: true,
        url: '/rabeca',
      },
    ])
  })

  test.each([['nenhum'], ['/nenhum'], ['/busca?q=x'], ['//'], ['']])('are not found by %j', async (text) => {
    const { id } = await listed()

    expect((await addItem(id, text)).body.data.campos).toMatchObject([{ campo: 'produto' }])
  })

  test('are changed, not added twice, and taken off', async () => {
    const { id, itens } = await listed()
    const [item] = itens
    expect((await addItem(id, '/rabeca')).body.data.campos).toMatchObject([
      { mensagem: 'Isto já está na lista.' },
    ])
    const changed = await call('PUT', `/lists/${id}/items/${item?.id}`, {
      idSku: violin.skus['4/4'],
      quantidade: 2,
      obrigatorio: false,
      nota: ' Usado  serve ',
    })
    expect(changed.body.itens[0]).toMatchObject({
      idSku: violin.skus['4/4'],
      quantidade: 2,
      obrigatorio: false,
      nota: 'Usado serve',
    })
    const other = { idSku: rosin.skus[''], quantidade: 0, obrigatorio: true, nota: '' }
    expect((await call('PUT', `/lists/${id}/items/${item?.id}`, other)).body.data.campos).toMatchObject([
      { campo: 'quantidade' },
    ])
    expect(
      (await call('PUT', `/lists/${id}/items/${item?.id}`, { ...other, quantidade: 1 })).body.data.campos,
    ).toMatchObject([{ campo: 'idSku' }])
    expect((await call('DELETE', `/lists/${id}/items/${item?.id}`)).body.itens).toHaveLength(1)
  })

  test('stay while somebody has ordered them, so that nobody buys them twice', async () => {
    const { id, itens } = await listed()
    const item = itens[1]?.id
    await bought(id, { aluno: await pupil(id) })
    expect(await call('DELETE', `/lists/${id}/items/${item}`)).toMatchObject({
      status: 409,
      body: { code: 'ListaComPedidos' },
    })
    await database.pool.query("update listas_compras set situacao = 'cancelada' where id_lista = $1", [id])

    expect((await call('DELETE', `/lists/${id}/items/${item}`)).status).toBe(200)
  })

  test('that were put back get what was bought of them before', async () => {
    const { id } = await listed()
    await bought(id, { aluno: await pupil(id) })
    await database.pool.query('update listas_compras set id_item = null where id_lista = $1', [id])
    const file = new URL('../../database/migrations/0744_purchases_of_items_put_back.sql', import.meta.url)
    await database.pool.query(await readFile(file, 'utf8'))

    expect((await call('GET', `/lists/${id}/progress`)).body.totais.map(({ pedidas }) => pedidas)).toEqual([
      0, 1,
    ])
  })

  test('come from a product’s page, for a variant or for each pupil’s size', async () => {
    const { id } = (await call('POST', '/lists', { nome: 'Turma' })).body
    const chosen = { idProduto: violin.idProduto, idSku: null, quantidade: 2, nota: ' Com  estojo ' }
    const { body } = await call('POST', `/lists/${id}/items/chosen`, chosen)
    const fixed = { idProduto: rosin.idProduto, idSku: rosin.skus[''] }

    expect(body.itens).toMatchObject([{ ...chosen, nota: 'Com estojo' }])
    expect((await call('POST', `/lists/${id}/items/chosen`, fixed)).body.itens[1]).toMatchObject(fixed)
  })

  test.each([
    ['another product’s variant', () => ({ idProduto: rosin.idProduto, idSku: violin.skus['3/4'] })],
    ['no product', () => ({ idProduto: 999_999, idSku: null })],
  ])('are never %s', async (_case, chosen) => {
    const { id } = (await call('POST', '/lists', { nome: 'Turma' })).body

    expect((await call('POST', `/lists/${id}/items/chosen`, chosen())).body.data.campos).toMatchObject([
      { campo: 'produto' },
    ])
  })

  test('come from a list of one’s own, whose page names the classes that are not closed', async () => {
    const { id } = (await call('POST', '/lists', { nome: 'Turma' })).body
    const closed = await listed()
    await move(closed.id, 'fechada')
    const own = await ownList('Para as aulas')
    expect(
      (await call('POST', `/lists/${id}/items/own-list`, { lista: own })).body.data.campos,
    ).toMatchObject([{ mensagem: 'Esta lista está vazia.' }])
    const item = { idAtributoSimples: violin.skus['3/4'], quantidade: 3, nota: 'Usado serve' }
    await api('PUT', `/own-lists/${own}/items`, { body: item, session: teacher.token })
    const turmas = [{ id, nome: 'Turma' }]

    for (const page of [`/own-lists/${own}`, `/own-lists/choice?idProduto=${violin.idProduto}`])
      expect((await api('GET', page, { session: teacher.token })).body).toMatchObject({ turmas })
    expect((await call('POST', `/lists/${id}/items/own-list`, { lista: own })).body.itens).toMatchObject([
      { idProduto: violin.idProduto, idSku: violin.skus['3/4'], quantidade: 3, nota: 'Usado serve' },
    ])
    const stranger = await loggedIn(database.db)
    expect(
      (await api('GET', `/own-lists/choice?idProduto=${violin.idProduto}`, { session: stranger.token })).body,
    ).toMatchObject({ turmas: [] })
  })

  test('change their places, and new ones come last', async () => {
    const { id, itens } = await listed()
    const [first, second] = itens
    const names = async (item: number | undefined, para: string) =>
      (await call('PUT', `/lists/${id}/items/${item}/place`, { para })).body.itens.map(({ nome }) => nome)

    expect(await names(second?.id, 'acima')).toEqual([second?.nome, first?.nome])
    expect(await names(second?.id, 'acima')).toEqual([second?.nome, first?.nome])
    expect(await names(second?.id, 'abaixo')).toEqual([first?.nome, second?.nome])
    await call('DELETE', `/lists/${id}/items/${first?.id}`)
    expect((await addItem(id, '/rabeca')).body.itens.map(({ nome }) => nome)).toEqual([
      second?.nome,
      first?.nome,
    ])
    expect(await call('PUT', `/lists/${id}/items/999999/place`, { para: 'acima' })).toMatchObject({
      status: 404,
    })
  })

  test('come from the cart', async () => {
    const { id } = (await call('POST', '/lists', { nome: 'Turma' })).body
    expect((await call('POST', `/lists/${id}/items/cart`, {})).body.data.campos).toMatchObject([
      { mensagem: 'A sua sacola está vazia.' },
    ])
    await api('POST', '/checkout/cart', {
      body: {
        itens: [{ idProduto: violin.idProduto, idAtributoSimples: violin.skus['3/4'], quantidade: 2 }],
      },
      session: teacher.token,
    })

    expect((await call('POST', `/lists/${id}/items/cart`, {})).body.itens).toMatchObject([
      { idProduto: violin.idProduto, idSku: violin.skus['3/4'], quantidade: 2 },
    ])
  })
})

describe('pupils of a list', () => {
  beforeEach(approved)

  test('are written one a line, and need the variant of their size', async () => {
    const { id, itens } = await listed()
    await call('POST', `/lists/${id}/pupils`, { alunos: 'Ana; 3/4\nBia; 1/16' })
    await call('POST', `/lists/${id}/pupils`, { alunos: 'ana\nCaio' })
    const { body } = await call('GET', `/lists/${id}/progress`)

    expect(body.alunos.map(({ nome, tamanho }) => [nome, tamanho])).toEqual([
      ['Ana', '3/4'],
      ['Bia', '1/16'],
      ['Caio', ''],
    ])
    expect(body.alunos[0]?.itens).toEqual([
      { idItem: itens[0]?.id, idSku: violin.skus['3/4'], opcao: '3/4', escolha: null, ...units(1) },
      { idItem: itens[1]?.id, idSku: rosin.skus[''], opcao: '', escolha: null, ...units(1) },
    ])
    expect(body.alunos[1]?.itens[0]).toMatchObject({ idSku: null, opcao: '' })
    expect(body.totais).toEqual([
      { idItem: itens[0]?.id, ...units(3) },
      { idItem: itens[1]?.id, ...units(3) },
    ])
  })

  test('show what was ordered and paid for them, and not what was cancelled', async () => {
    const { id, itens } = await listed()
    const aluno = await pupil(id)
    for (const [situacao, quantidade] of [
      ['reservada', 1],
      ['paga', 2],
      ['cancelada', 4],
    ]) {
      const { pedido } = await sampleOrder(testContext(database.db), {
        sku: { idProduto: rosin.idProduto, id: rosin.skus[''] ?? 0 },
      })
      await database.pool.query(
        `insert into listas_compras (id_pedido, id_lista, id_aluno, id_item, quantidade, valor, situacao, em)
         values ($1, $2, $3, $4, $5, 100, $6, now())`,
        [pedido.id, id, aluno, itens[1]?.id, quantidade, situacao],
      )
    }
    const { body } = await call('GET', `/lists/${id}/progress`)

    expect(body.alunos[0]).toMatchObject({ precisa: 2, pedidas: 3, pagas: 2, completo: false })
    expect(body.alunos[0]?.itens[1]).toMatchObject({ precisa: 1, pedidas: 3, pagas: 2 })
    expect(body.totais[1]).toMatchObject({ precisa: 1, pedidas: 3, pagas: 2 })
    expect((await call('GET', '/lists')).body.listas).toMatchObject([{ pedidas: 3, pagas: 2 }])
  })

  test('have variants and quantities of their own, and the rest follows the list', async () => {
    const { id, itens } = await listed()
    const aluno = await pupil(id)
    await call('PUT', `/lists/${id}/pupils/${aluno}`, {
      nome: 'Ana',
      tamanho: '3/4',
      escolhas: [
        { idItem: itens[0]?.id, idSku: violin.skus['1/2'], quantidade: 1 },
        { idItem: itens[1]?.id, idSku: rosin.skus[''], quantidade: 0 },
        { idItem: 999_999, idSku: null, quantidade: 3 },
      ],
    })
    const { body } = await call('GET', `/lists/${id}/progress`)
    expect(body.alunos[0]?.itens).toMatchObject([
      { idSku: violin.skus['1/2'], escolha: { idSku: violin.skus['1/2'], quantidade: 1 }, precisa: 1 },
      { escolha: { idSku: null, quantidade: 0 }, precisa: 0 },
    ])
    // As the list says: nothing of their own is left.
    await call('PUT', `/lists/${id}/pupils/${aluno}`, {
      nome: 'Ana',
      tamanho: '1/2',
      escolhas: [{ idItem: itens[0]?.id, idSku: violin.skus['1/2'], quantidade: 1 }],
    })
    const { rows } = await database.pool.query('select from listas_escolhas where id_aluno = $1', [aluno])
    expect(rows).toEqual([])
  })

  test('have names that the list has once, and leave it', async () => {
    const { id } = await listed()
    const aluno = await pupil(id)
    await call('POST', `/lists/${id}/pupils`, { alunos: 'Bia' })
    const named = (nome: string) =>
      call('PUT', `/lists/${id}/pupils/${aluno}`, { nome, tamanho: '', escolhas: [] })

    expect((await named('BIA')).body.data.campos).toMatchObject([{ campo: 'nome' }])
    expect((await named('Ana B.')).body.alunos).toMatchObject([{ nome: 'Ana B.' }, { nome: 'Bia' }])
    expect((await call('DELETE', `/lists/${id}/pupils/${aluno}`)).body.alunos).toMatchObject([
      { nome: 'Bia' },
    ])
    expect((await named('Ana')).body.code).toBe('ListaInexistente')
  })

  test('are no more than two hundred', async () => {
    const { id } = await listed()
    const names = (from: number) => Array.from({ length: 150 }, (_, i) => `Aluno ${from + i}`).join('\n')
    await call('POST', `/lists/${id}/pupils`, { alunos: names(0) })

    expect((await call('POST', `/lists/${id}/pupils`, { alunos: names(150) })).body.data.campos).toEqual([
      { campo: 'alunos', mensagem: 'Uma lista tem até 200 alunos, e cabem mais 50.' },
    ])
  })
})

describe('what a class still needs', () => {
  beforeEach(approved)

  test('goes into the teacher’s cart for each pupil, once, with the list’s discount', async () => {
    const { id, itens } = await school()
    await bought(id, { aluno: (await call('GET', `/lists/${id}`)).body.alunos[1]?.id })
    const { status, body } = await take(id)

    expect(status).toBe(200)
    expect(linesOf(body)).toEqual([
      [violin.skus['3/4'], 1, ['Ana 1']],
      [violin.skus['1/2'], 1, ['Caio 1']],
      [rosin.skus[''], 4, ['Ana 1', 'Caio 1', 'Duda 2']],
    ])
    expect(body.ajustes).toMatchObject([{ tipo: 'lista', origem: id }])
    expect(body.mensagens.map(({ mensagem }) => mensagem)).toEqual([
      expect.stringMatching(/rabeca<\/strong> ficou de fora para Duda: escolha antes a opção/),
    ])
    expect(linesOf((await take(id)).body)).toEqual(linesOf(body))
    expect(itens).toHaveLength(2)
  })

  test('leaves out what is optional, if the teacher wants that', async () => {
    const { id } = await school()
    const { body } = await take(id, { opcionais: false })

    expect(body.itens.map(({ hash }) => hash.idProduto)).toEqual(Array(2).fill(violin.idProduto))
  })

  test('can be sent to the school at once, and quoted', async () => {
    const { id } = await school({ entrega: 'escola', endereco: await address() })
    await take(id)
    const session = teacher.token
    const freight = await api('POST', '/shipment/cart', { session, body: { cep: '01001-000' } })
    expect(freight.body.fretes[0]).toMatchObject({ id: `escola-${id}`, escola: true })
    const quoted = { nome: 'Escola Ré', email: 'escola@example.com', cep: '01001-000' }
    const { body } = await api('POST', '/sales-quotes', { session, body: quoted })
    const { rows } = await database.pool.query(
      `select v.frete, jsonb_array_length(v.alunos) as units from propostas_versoes v where v.id_proposta = $1`,
      [body.id],
    )

    expect(rows).toMatchObject([{ frete: { escola: true }, units: 7 }])
  })

  test.each([
    ['is not open', 'ListaFechada', (id: string) => move(id, 'fechada')],
    [
      'lacks nothing',
      'ListaCompleta',
      (id: string) => database.pool.query('delete from listas_alunos where id_lista = $1', [id]),
    ],
  ])('is refused of a list that %s', async (_case, code, change) => {
    const { id } = await school()
    await change(id)

    expect(await take(id)).toMatchObject({ status: 409, body: { code } })
  })
})

/** An open list: a violin by size, and an optional rosin; the fourth pupil needs two and has no size. */
async function school(changes: object = {}): Promise<{ id: string; itens: ClassList['itens'] }> {
  const { id, itens } = await listed()
  const [fiddle, rosins] = itens
  await call('PUT', `/lists/${id}/items/${rosins?.id}`, {
    idSku: null,
    quantidade: 1,
    obrigatorio: false,
    nota: '',
  })
  const names = 'Ana; 3/4\nBeto; 3/4\nCaio; 1/2\nDuda'
  const { alunos } = (await call('POST', `/lists/${id}/pupils`, { alunos: names })).body
  await call('PUT', `/lists/${id}/pupils/${alunos[3]?.id}`, {
    nome: 'Duda',
    tamanho: '',
    escolhas: [{ idItem: rosins?.id, idSku: null, quantidade: 2 }],
  })
  expect(fiddle?.idProduto).toBe(violin.idProduto)
  await save(id, { nome: 'Turma', prazo: '2027-06-30', ...changes })
  await move(id, 'aberta')
  await database.pool.query('update skus set estoque = 9')
  await database.pool.query('update contas_ensino set percentual = 10')

  return { id, itens }
}

function take(id: string, body: object = {}) {
  return call('POST', `/lists/${id}/cart`, body)
}

function linesOf({ itens }: Body) {
  return itens.map(({ hash, quantidade, alunos }) => [
    hash.idAtributoSimples,
    quantidade,
    alunos.map((pupil) => `${pupil.nome} ${pupil.quantidade}`),
  ])
}

describe('pupils whom parents name at the link for all', () => {
  beforeEach(approved)

  test('are on the list while something is ordered for them, and not before', async () => {
    const { id } = await ending('2026-11-25')
    const named = await takeFor(id, ['Zuzu', 'Zico'])
    expect((await call('GET', `/lists/${id}/progress`)).body.alunos).toEqual([])
    expect((await call('GET', '/lists')).body.listas).toMatchObject([{ alunos: 0 }])
    expect(await reminders('2026-11-21T12:00:00Z')).toEqual([])
    await bought(id, { aluno: named[0] })

    expect((await call('GET', `/lists/${id}/progress`)).body).toMatchObject({
      alunos: [{ nome: 'Zuzu', completo: true }],
      totais: [{ precisa: 1, pedidas: 1 }, {}],
    })
    expect((await call('GET', '/lists')).body.listas).toMatchObject([{ alunos: 1 }])
    await database.pool.query("update listas_compras set situacao = 'cancelada' where id_lista = $1", [id])
    expect((await call('GET', `/lists/${id}`)).body.alunos).toEqual([])
  })

  test('are the teacher’s once the teacher writes their name', async () => {
    const { id } = await ending('2027-06-30')
    const [zuzu, zico] = await takeFor(id, ['Zuzu', 'Zico'])
    const aluno = await pupil(id)
    const written = await call('POST', `/lists/${id}/pupils`, { alunos: 'ZUZU; 1/2' })
    expect(written.body.alunos).toMatchObject([{ nome: 'Ana' }, { id: zuzu, nome: 'ZUZU', tamanho: '1/2' }])
    const body = { nome: 'Zico', tamanho: '3/4', escolhas: [] }
    expect((await call('PUT', `/lists/${id}/pupils/${aluno}`, body)).body.alunos).toMatchObject([
      { id: aluno, nome: 'Zico' },
      { id: zuzu },
    ])
    const { rows } = await database.pool.query(
      'select id_aluno from carrinho_alunos where id_aluno = any($1) order by 1',
      [[zuzu, zico, aluno]],
    )
    expect(rows.map(({ id_aluno }) => id_aluno).toSorted()).toEqual([zuzu, aluno].toSorted())
  })

  test('give what is saved, quoted and cancelled to the pupil who gets their name', async () => {
    const { id, itens } = await ending('2027-06-30')
    const [zico = 0] = await takeFor(id, ['Zico'])
    const aluno = (await pupil(id)) ?? 0
    const idSku = violin.skus['3/4'] ?? 0
    const { rows: carts } = await database.pool.query(
      'select id_carrinho from carrinho_alunos where id_aluno = $1',
      [zico],
    )
    await database.pool.query(
      `insert into carrinho_guardados (id_carrinho, id_produto, id_atributo_simples, quantidade, nome)
       values ($1, $2, $3, 1, 'Rabeca')`,
      [carts[0].id_carrinho, violin.idProduto, idSku],
    )
    await database.pool.query(
      `insert into carrinho_guardados_alunos (id_carrinho, id_sku, id_aluno, id_item, quantidade) values ($1, $2, $3, $4, 1)`,
      [carts[0].id_carrinho, idSku, zico, itens[0]?.id],
    )
    await bought(id, { aluno: zico })
    await database.pool.query("update listas_compras set situacao = 'cancelada' where id_aluno = $1", [zico])
    const quoted = (idAluno: number) => ({
      idAluno,
      idItem: itens[0]?.id ?? 0,
      idSku,
      quantidade: 1,
      idLista: id,
      beneficio: 'desconto' as const,
      percentual: 10,
    })
    await call('PUT', `/lists/${id}/pupils/${aluno}`, { nome: 'ZICO', tamanho: '3/4', escolhas: [] })

    expect(await readQuotedUnits(database.db, [quoted(zico)])).toMatchObject([
      { idAluno: aluno, aluno: 'ZICO', quantidade: 1, conta: { percentual: 10 } },
    ])
    expect(await readQuotedUnits(database.db, [quoted(zico), quoted(aluno)])).toMatchObject([
      { idAluno: aluno, quantidade: 2 },
    ])
    for (const table of ['carrinho_alunos', 'carrinho_guardados_alunos', 'listas_compras'])
      expect(
        (await database.pool.query(`select from ${table} where id_aluno = $1`, [aluno])).rowCount,
      ).toBeGreaterThan(0)
  })

  test('fill no list, and are deleted when no cart has them any more', async () => {
    const { id } = await ending('2027-06-30')
    await database.pool.query(
      `insert into listas_alunos (id_lista, nome, nomeado_em)
       select $1, 'Aluno ' || n, timestamptz '2026-01-01' + n * interval '1 second' from generate_series(1, 200) n`,
      [id],
    )
    await takeFor(id, ['Zuzu'])
    expect(await names(id)).toHaveLength(200)
    expect(await names(id)).not.toContain('Aluno 1')
    await purgeClassLists({ db: database.db, now: new Date('2027-03-01T12:00:00Z') })

    expect(await names(id)).toEqual(['Zuzu'])
  })
})

describe('links of a list', () => {
  beforeEach(approved)

  test('open it once it is open, and no more after new ones were made', async () => {
    const { id } = await listed()
    await pupil(id)
    const context = testContext(database.db)
    const open = async (list: Pick<ClassList, 'link' | 'alunos'>) => {
      const [aluno] = list.alunos
      if (!aluno) throw new Error('There is no pupil.')
      const key = (url: string) => new URL(url).searchParams.get('chave') ?? ''
      return [
        await openPupilLink(context, { idAluno: aluno.id, chave: key(aluno.link) }),
        await openClassLink(context, { idLista: id, chave: key(list.link) }),
      ]
    }
    const { body } = await call('GET', `/lists/${id}`)
    await expect(open(body)).rejects.toMatchObject({ code: 'ListaInexistente' })
    await move(id, 'aberta')
    expect(await open(body)).toMatchObject([{ idLista: id }, { idLista: id }])
    // One pupil's key is not another's, nor the class's.
    await expect(open({ ...body, link: body.alunos[0]?.link ?? '' })).rejects.toMatchObject({
      code: 'ListaInexistente',
    })
    const renewed = await call('POST', `/lists/${id}/links`, {})
    expect(renewed.body.link).not.toBe(body.link)
    await expect(open(body)).rejects.toMatchObject({ code: 'ListaInexistente' })
    expect(await open(renewed.body)).toHaveLength(2)
  })
})

describe('the mail before a list’s last day', () => {
  beforeEach(approved)

  test('is sent once, with who lacks what and a reminder for the parents', async () => {
    const { id } = await ending('2026-11-25')
    const [ana, beto] = (await call('POST', `/lists/${id}/pupils`, { alunos: 'Ana\nBeto' })).body.alunos
    await bought(id, { aluno: beto?.id })

    expect(await reminders('2026-11-20T12:00:00Z')).toEqual([])
    const [mail] = await reminders('2026-11-21T12:00:00Z')
    expect(mail?.subject).toBe('Sua lista de turma vai até 25/11/2026')
    expect(mail?.text).toContain('De 2 alunos, 1 ainda não tem tudo.')
    expect(mail?.text).toMatch(/Ana\s+0 de 2/)
    expect(mail?.text).not.toContain('Beto')
    expect(mail?.text).toContain('/turmas/turma/')
    // Whoever could buy by the pupil's own link is no concern of the group.
    expect(mail?.text).not.toContain(ana?.link)
    await save(id, { versao: 3, nome: 'Turma', prazo: '2026-11-26' })
    expect(await reminders('2026-11-22T12:00:00Z')).toEqual([])
  })

  test.each([
    ['a draft', (id: string) => sqlOf(id, "situacao = 'rascunho'")],
    ['a closed list', (id: string) => sqlOf(id, "situacao = 'fechada'")],
    ['one without a last day', (id: string) => sqlOf(id, 'prazo = null')],
    ['one whose last day is over', (id: string) => sqlOf(id, "prazo = '2026-11-20'")],
    [
      'one whose account was ended',
      () => database.pool.query("update contas_ensino set situacao = 'recusada'"),
    ],
  ])('is not sent about %s', async (_case, change) => {
    const { id } = await ending('2026-11-25')
    await pupil(id)
    await change(id)

    expect(await reminders('2026-11-21T12:00:00Z')).toEqual([])
  })

  test('is not sent when everybody has everything by then', async () => {
    const { id } = await ending('2026-11-25')
    const aluno = await pupil(id)
    await remindOfClassLists({ db: database.db, now: new Date('2026-11-21T12:00:00Z') })
    await bought(id, { aluno })

    expect(await reminders('2026-11-21T12:05:00Z')).toEqual([])
  })
})

/** An open list of a violin and a rosin with this last day. */
async function ending(prazo: string): Promise<{ id: string; itens: ClassList['itens'] }> {
  const { id, itens } = await listed()
  await save(id, { nome: 'Turma', prazo })
  await move(id, 'aberta')

  return { id, itens }
}

/** Puts the violin into a cart for each name, and returns the pupils' ids. */
async function takeFor(id: string, named: string[]): Promise<number[]> {
  const { link, itens } = (await call('GET', `/lists/${id}`)).body
  const chave = new URL(link).searchParams.get('chave')
  await database.pool.query('update skus set estoque = 9')
  for (const nome of named) {
    const item = { idItem: itens[0]?.id, idSku: violin.skus['3/4'], quantidade: 1 }
    const body = { chave, nome, itens: [item] }
    const answer = await api('POST', `/teaching/links/turma/${id}/cart`, { session: sessionToken(), body })
    expect(answer.status).toBe(200)
  }
  const { rows } = await database.pool.query('select id, nome from listas_alunos where id_lista = $1', [id])

  return named.map((nome) => rows.find((row) => row.nome === nome).id)
}

async function names(id: string): Promise<string[]> {
  const { rows } = await database.pool.query('select nome from listas_alunos where id_lista = $1', [id])

  return rows.map(({ nome }) => nome)
}

function sqlOf(id: string, change: string) {
  return database.pool.query(`update listas_ensino set ${change} where id = $1`, [id])
}

/** Somebody ordered all of a list for a pupil. */
async function bought(id: string, { aluno }: { aluno: number | undefined }) {
  const context = testContext(database.db, { sessao: teacher.sessao })
  const sku = { idProduto: rosin.idProduto, id: rosin.skus[''] ?? 0 }
  const { pedido } = await sampleOrder(context, { sku, ...teacher })
  await database.pool.query(
    `insert into listas_compras (id_pedido, id_lista, id_aluno, id_item, id_sku, quantidade, valor, em)
     select $1, i.id_lista, $3, i.id, $4, i.quantidade, 100, now() from listas_itens i where i.id_lista = $2`,
    [pedido.id, id, aluno, sku.id],
  )
}

/** The mails of a day. */
async function reminders(now: string) {
  const context = testContext(database.db, { now: new Date(now) })
  const mailbox = openMailbox()
  await remindOfClassLists(context)
  await runWaitingJobs([sendClassReminderJob], context, mailbox)

  return mailbox.messages
}

function units(precisa: number) {
  return { precisa, pedidas: 0, pagas: 0 }
}

function apply(changes: object) {
  return call('POST', '/account', { tipo: 'professor', nome: 'Prof. Clara', ...changes })
}

async function approved() {
  await apply({})
  await decide('aprovada')
}

async function decide(situacao: string) {
  await database.pool.query(
    'update contas_ensino set situacao = $2, respondida_em = now() where id_cliente = $1',
    [teacher.idCliente, situacao],
  )
}

/** A list with a violin in three sizes and a rosin. */
async function listed(): Promise<ClassList> {
  const { id } = (await call('POST', '/lists', { nome: 'Turma' })).body
  await addItem(id, '/rabeca')

  return (await addItem(id, '/breu')).body
}

async function ownList(nome: string): Promise<string> {
  return (await api('POST', '/own-lists', { body: { nome }, session: teacher.token })).body.id
}

async function pupil(id: string): Promise<number | undefined> {
  return (await call('POST', `/lists/${id}/pupils`, { alunos: 'Ana; 3/4' })).body.alunos[0]?.id
}

function addItem(id: string, produto: string) {
  return call('POST', `/lists/${id}/items`, { produto })
}

function move(id: string, situacao: string) {
  return call('PUT', `/lists/${id}/situation`, { situacao })
}

function save(id: string, changes: object) {
  const fields = { versao: 1, nome: 'Turma A', mensagem: '', prazo: null, entrega: 'cadaUm', endereco: null }

  return call('PUT', `/lists/${id}`, { ...fields, ...changes })
}

async function address(idCliente = teacher.idCliente): Promise<number> {
  const { rows } = await database.pool.query(
    `insert into enderecos_clientes (id_cliente, lugar, principal, destinatario, cep, logradouro, numero, complemento, bairro, cidade, uf, referencia)
     values ($1, 1, true, 'Escola', '01001000', 'Rua da Escola', '10', '', 'Sé', 'São Paulo', 'SP', '') returning id`,
    [idCliente],
  )

  return rows[0].id
}

function call(method: string, path: string, body?: object) {
  return api(method, `/teaching${path}`, { session: teacher.token, ...(body && { body }) })
}

async function sold(slug: string, categoria: string, sizes: string[]) {
  const code = slug.toUpperCase()
  const variants = sizes.map((size) =>
    sampleSku(`${code}-${size.replace('/', '-')}`, {
      atributos: { unico: { label: 'Medida', valor: size }, simples: [] },
    }),
  )
  const { id: idProduto } = await saveProduct(
    database,
    sampleProduct(slug, { categoria, skus: variants.length > 0 ? variants : [sampleSku(code)] }),
  )
  const { rows } = await database.pool.query(
    `select s.id, coalesce((select v.label from sku_atributos a join atributo_valores v on v.id = a.id_valor where a.id_sku = s.id), '') as nome
     from skus s where s.id_produto = $1`,
    [idProduto],
  )
  const skus: Record<string, number> = Object.fromEntries(rows.map(({ id, nome }) => [nome, id]))

  return { idProduto, skus }
}
