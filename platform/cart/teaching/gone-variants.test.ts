import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ClassListProgress } from '#contract/customers/teaching/teaching.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { sampleList } from '#platform/customers/teaching/teaching.fixtures.ts'
import { sampleOrder } from '#platform/orders/orders.fixtures.ts'
import { testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'

type Body = Omit<ClassListProgress, 'itens'> & {
  itens: (ClassListProgress['itens'][number] & { opcoes: unknown[] })[]
  code: string
  data: { campos: { campo: string }[] }
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let teacher: Customer
let list: Awaited<ReturnType<typeof sampleList>>
let violin: number
let sizes: Record<string, number>

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  teacher = await loggedIn(database.db)
  violin = (await saveViolin(['4/4', '3/4', '1/2'])).id
  const { rows } = await database.pool.query('select id, sku from skus where id_produto = $1', [violin])
  sizes = Object.fromEntries(rows.map(({ id, sku }) => [sku.slice(2), id]))
  list = await sampleList(testContext(database.db), {
    conta: { idCliente: teacher.idCliente },
    alunos: [{ nome: 'Ana' }, { nome: 'Beto' }],
    itens: [{ idProduto: violin, idSku: sizes['4/4'] ?? 0, quantidade: 2, nota: 'Com arco' }],
    escolhas: [{ aluno: 0, item: 0, idSku: sizes['3/4'] ?? 0, quantidade: 1 }],
  })
})

test('a pupil whose own variant left the store is not sold the list’s', async () => {
  await saveViolin(['4/4', '1/2'])

  expect((await progress()).alunos).toMatchObject([
    { itens: [{ idSku: sizes['3/4'], precisa: 1 }] },
    { itens: [{ idSku: sizes['4/4'], precisa: 2 }] },
  ])
  expect((await pupilPage()).itens).toMatchObject([{ idSku: null, opcoes: [] }])
  expect(await take(sizes['4/4'])).toMatchObject({ status: 409, body: { code: 'AlunoPrecisaDeOutro' } })
})

test('a list loses neither its product nor what was bought when its variant leaves the store', async () => {
  await buy(1, sizes['4/4'])
  await saveViolin(['3/4', '1/2'])

  expect(await progress()).toMatchObject({
    itens: [{ idSku: sizes['4/4'], quantidade: 2, nota: 'Com arco', skus: [{}, {}] }],
    alunos: [{ pedidas: 0 }, { precisa: 2, pedidas: 1 }],
  })
})

test('a variant that left stays until the teacher chooses another', async () => {
  await saveViolin(['1/2'])
  const [item] = list.itens
  const saved = (changes: object) =>
    call('PUT', `items/${item}`, {
      idSku: sizes['4/4'],
      quantidade: 1,
      obrigatorio: true,
      nota: '',
      ...changes,
    })
  const choice = { idItem: item, idSku: sizes['3/4'], quantidade: 1 }
  await call('PUT', `pupils/${list.alunos[0]}`, { nome: 'Ana B.', tamanho: '', escolhas: [choice] })

  expect((await saved({ nota: 'Usado serve' })).body.itens).toMatchObject([{ idSku: sizes['4/4'] }])
  expect((await progress()).alunos[0]?.itens).toMatchObject([{ idSku: sizes['3/4'] }])
  expect((await saved({ idSku: sizes['3/4'] })).body.data.campos).toMatchObject([{ campo: 'idSku' }])
  expect((await saved({ idSku: sizes['1/2'] })).body.itens).toMatchObject([{ idSku: sizes['1/2'] }])
})

function saveViolin(written: readonly string[]) {
  const skus = written.map((size) => sampleSku(`V-${size}`, { estoque: 9 }, { Tamanho: size }))

  return saveProduct(database, sampleProduct('violino', { skus }))
}

async function progress(): Promise<Body> {
  return (await call('GET', 'progress')).body
}

async function pupilPage(): Promise<Body> {
  return (await api('GET', `/teaching/links/aluno/${list.alunos[0]}?chave=${list.chaves[0]}`)).body
}

function take(idSku: number | undefined) {
  const itens = [{ idItem: list.itens[0], idSku, quantidade: 1 }]

  return api('POST', `/teaching/links/aluno/${list.alunos[0]}/cart`, {
    session: teacher.token,
    body: { chave: list.chaves[0], itens },
  })
}

async function buy(aluno: number, idSku: number | undefined): Promise<void> {
  const { pedido } = await sampleOrder(testContext(database.db), {
    sku: { idProduto: violin, id: idSku ?? 0 },
  })
  await database.pool.query(
    `insert into listas_compras (id_pedido, id_lista, id_aluno, id_item, id_sku, quantidade, valor, em)
     values ($1, $2, $3, $4, $5, 1, 100, now())`,
    [pedido.id, list.idLista, list.alunos[aluno], list.itens[0], idSku],
  )
}

function call(method: string, path: string, body?: object) {
  return api(method, `/teaching/lists/${list.idLista}/${path}`, {
    session: teacher.token,
    ...(body && { body }),
  })
}
