import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { OrdersDone } from '#contract/orders/admin-orders.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { sampleList } from '#platform/customers/teaching/teaching.fixtures.ts'
import { erasePersonalData } from '#platform/privacy/erase-personal-data.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { addShopAccount } from '#tools/counterparts/shop-account.ts'
import { sampleOrder } from '../../orders.fixtures.ts'
import { pdfText } from '../print/pdf-text.fixtures.ts'
import { printOrders } from '../print/print-orders.ts'
import { alertOfMovedClass } from './alert-of-moved-class.ts'

const SCHOOL = {
  destinatario: 'Escola Aurora',
  cep: '80010000',
  logradouro: 'Rua das Flores',
  numero: '10',
  complemento: '',
  bairro: 'Centro',
  cidade: 'Curitiba',
  uf: 'PR',
  referencia: '',
}
const CODE = { codigo: 'AA123456785BR', transportadora: 'Correios', url: '' }

type Body = OrdersDone & {
  code: string
  nome: string
  itens: { idLista: string; nome: string; pagos: number; aguardando: number }[]
  pedidos: { id: string; numero: number; situacao: string; outroEndereco: string; itens: object[] }[]
}

let database: TestDatabase
let admin: ReturnType<typeof testAdminApi<Body>>
let sku: { idProduto: number; id: number }
let list: Awaited<ReturnType<typeof sampleList>>

beforeAll(async () => {
  database = await testDatabase()
  admin = testAdminApi(database.db)
  await addShopAccount(testContext(database.db))
  await prepareFixtures(database.db)
  const { id: idProduto } = await saveProduct(
    database,
    sampleProduct('violino', { skus: [sampleSku('V', { estoque: 900 }, { Tamanho: '3/4' })] }),
  )
  sku = { idProduto, id: (await database.pool.query('select id from skus')).rows[0].id }
})
afterAll(() => database.close())
beforeEach(async () => {
  list = await classOf(['Ana', 'Beto', 'Caio'])
})

describe('a class whose orders go to the school', () => {
  test('is listed with what is paid and what is not, until everything has left', async () => {
    await order(0, 'pagamentoAprovado')
    await order(1, 'emSeparacao')
    await order(2, 'aguardandoPagamento')

    expect(await listed()).toMatchObject({ nome: 'Violino 1', pagos: 2, aguardando: 1 })
    await database.pool.query("update pedidos set situacao = 'enviado'")
    expect(await listed()).toBeUndefined()
  })

  test('shows by order what each pupil gets', async () => {
    const id = await order(0, 'pagamentoAprovado')
    await order(1, 'enviado')
    const { body } = await admin('GET', `/class-shipments/${list.idLista}`, { papel: 'dono' })

    expect(body).toMatchObject({
      nome: 'Violino 1',
      conta: 'Clara Nunes',
      endereco: 'Rua das Flores, 10, Curitiba/PR',
      pedidos: [
        {
          id,
          situacao: 'pagamentoAprovado',
          itens: [{ aluno: 'Ana', nome: 'Corda', sku: 'CORDA', quantidade: 1 }],
        },
      ],
    })
  })

  test('prints for whom each line is on packing slips, but no pupil who was taken off the list', async () => {
    const ids = [await order(0, 'pagamentoAprovado'), await order(1, 'pagamentoAprovado')]
    await bought(ids[0], { aluno: 2, quantidade: 3 })
    await database.pool.query('delete from listas_alunos where id = $1', [list.alunos[1]])
    const context = await staffContext(database.db, 'expedicao')
    const file = await printOrders(context, { folha: 'romaneios', ids: ids.join() })
    const text = pdfText(Buffer.from(await file.arrayBuffer()))

    expect(text).toContain('1 para Ana; 3 para Caio')
    expect(text).not.toContain('Beto')
  })

  test('alerts staff if it moves while orders wait, and not once they have left', async () => {
    const moved = async () => {
      await alertOfMovedClass(database, { id: list.idLista, prazo: '2026-12-18', em: '2026-11-21T12:00:00Z' })
      const { rows } = await database.pool.query(
        `select data ->> 'texto' as texto from pgboss.job
         where data ->> 'tipo' = 'turmaMudou' and data ->> 'caminho' = $1`,
        [`/turmas/${list.idLista}`],
      )
      return rows
    }
    const id = await order(0, 'pagamentoAprovado')
    expect(await moved()).toEqual([{ texto: expect.stringContaining('agora até 18/12/2026') }])
    await database.pool.query("update pedidos set situacao = 'enviado' where id = $1", [id])

    expect(await moved()).toHaveLength(1)
  })

  test('holds its teacher’s account until they have left', async () => {
    const { rows } = await database.pool.query<{ email: string }>(
      'select email from clientes where id = $1',
      [list.idCliente],
    )
    const owner = { id: list.idCliente, nome: 'Clara Nunes', email: rows[0]?.email ?? '', documento: null }
    const erase = () => database.db.transaction((tx) => erasePersonalData(tx, owner))
    const id = await order(0, 'pagamentoAprovado')
    await expect(erase()).rejects.toMatchObject({ code: 'ContaComPedidoAberto' })
    expect(await listed()).toMatchObject({ pagos: 1 })
    await database.pool.query("update pedidos set situacao = 'enviado' where id = $1", [id])
    await erase()

    expect(
      await database.pool.query('select from listas_ensino where id = $1', [list.idLista]),
    ).toMatchObject({
      rowCount: 0,
    })
  })

  test('marks orders that go to another address than the list has now', async () => {
    const ids = [await order(0, 'pagamentoAprovado'), await order(1, 'pagamentoAprovado')]
    const places = [SCHOOL, { ...SCHOOL, numero: '12', complemento: 'Sala 2' }]
    for (const [i, endereco] of places.entries())
      await database.pool.query('update pedidos set endereco = $2 where id = $1', [ids[i], endereco])
    const { body } = await admin('GET', `/class-shipments/${list.idLista}`, { papel: 'dono' })
    const marks = body.pedidos.map(({ id, outroEndereco }) => [ids.indexOf(id), outroEndereco])

    expect(marks.toSorted()).toEqual([
      [0, ''],
      [1, 'Rua das Flores, 12, Curitiba/PR, Sala 2, CEP 80010-000'],
    ])
  })

  test('is sent at once with one code, and leaves out what is not paid', async () => {
    const ids = [await order(0, 'pagamentoAprovado'), await order(1, 'emSeparacao')]
    const unpaid = await order(2, 'aguardandoPagamento')
    const { status, body } = await send([...ids, unpaid])

    expect(status).toBe(200)
    expect(body.feitos).toBe(2)
    expect(body.recusados).toHaveLength(1)
    const { rows } = await database.pool.query(
      `select p.situacao, e.codigo from pedidos p left join pedidos_envios e on e.id_pedido = p.id
       where p.id = any($1) order by p.situacao desc`,
      [[...ids, unpaid]],
    )
    expect(rows).toEqual([
      { situacao: 'enviado', codigo: CODE.codigo },
      { situacao: 'enviado', codigo: CODE.codigo },
      { situacao: 'aguardandoPagamento', codigo: null },
    ])
  })

  test('sends no order of another class, nor one that goes home', async () => {
    const home = await order(0, 'emSeparacao', { home: true })
    const mine = list
    list = await classOf(['Duda'])
    const other = await order(0, 'emSeparacao')
    list = mine
    const { body } = await send([home, other])

    expect(body).toEqual({ feitos: 0, recusados: [], semPassaporte: 0 })
  })
})

test.each([
  ['Aluno: Ana', ''],
  ['Sala 2 – Alunos: Ana, Beto – o maior', 'Sala 2'],
  ['Sala 2 – 30 alunos', 'Sala 2'],
  ['Casa – fundos', 'Casa – fundos'],
])('the migration makes of the stored complement %j %j', async (before, after) => {
  const id = await order(0, 'enviado')
  await database.pool.query('update pedidos set endereco = $2 where id = $1', [
    id,
    { ...SCHOOL, complemento: before },
  ])
  const file = new URL('../../../database/migrations/0742_orders_without_pupils.sql', import.meta.url)
  await database.pool.query(await readFile(file, 'utf8'))
  const { rows } = await database.pool.query('select endereco from pedidos where id = $1', [id])

  expect(rows).toEqual([{ endereco: { ...SCHOOL, complemento: after } }])
})

test('is not found if there is no such list', async () => {
  const { status, body } = await admin('GET', '/class-shipments/0d9a2a3c-5a51-4a0e-9d7e-0f5d4a1b2c3d', {
    papel: 'dono',
  })

  expect([status, body.code]).toEqual([404, 'ListaInexistente'])
})

test.each([
  ['no code', { ...CODE, codigo: '' }],
  ['a link that is none', { ...CODE, url: 'javascript:1' }],
])('sends nothing with %s', async (_case, envio) => {
  const id = await order(0, 'pagamentoAprovado')
  await send([id], envio)
  const { rows } = await database.pool.query('select situacao from pedidos where id = $1', [id])

  expect(rows).toEqual([{ situacao: 'pagamentoAprovado' }])
})

function classOf(names: string[]) {
  return sampleList(testContext(database.db), {
    lista: { entrega: 'escola', endereco: SCHOOL },
    alunos: names.map((nome) => ({ nome })),
    itens: [{ idProduto: sku.idProduto }],
  })
}

/** An order for a pupil of the list. */
async function order(pupil: number, situacao: string, { home = false } = {}): Promise<string> {
  const { pedido } = await sampleOrder(testContext(database.db), { sku })
  const frete = home ? {} : { id: `escola-${list.idLista}`, escola: true }
  await database.pool.query('update pedidos set situacao = $2, frete = frete || $3 where id = $1', [
    pedido.id,
    situacao,
    JSON.stringify(frete),
  ])
  await bought(pedido.id, { aluno: pupil, quantidade: 1 })

  return pedido.id
}

/** Books units of an order for a pupil of the list. */
function bought(idPedido: string | undefined, { aluno, quantidade }: { aluno: number; quantidade: number }) {
  return database.pool.query(
    `insert into listas_compras (id_pedido, id_lista, id_aluno, id_item, id_sku, quantidade, valor, em)
     values ($1, $2, $3, $4, $5, $6, 10000, now())`,
    [idPedido, list.idLista, list.alunos[aluno], list.itens[0], sku.id, quantidade],
  )
}

async function listed() {
  const { body } = await admin('GET', '/class-shipments', { papel: 'dono' })

  return body.itens.find(({ idLista }) => idLista === list.idLista)
}

function send(ids: string[], envio: object = CODE) {
  return admin('POST', `/class-shipments/${list.idLista}`, { papel: 'dono', body: { ids, envio } })
}
