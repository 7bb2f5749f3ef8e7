import { readFile } from 'node:fs/promises'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MyInstruments } from '#contract/customers/instruments.ts'
import type { AdminPassport } from '#contract/orders/admin-passports.ts'
import type {
  OwnPart,
  OwnPassport,
  PassportProof,
  PublicPassport,
  Purchase,
} from '#contract/orders/passports.ts'
import type { OrderEvent } from '#domain/order/order-situation.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import type { Role } from '#domain/staff/permissions.ts'
import {
  prepareFixtures,
  sampleCategory,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { saveCategory } from '#platform/catalog/collections/categories/save-category.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { samplePiece } from '#platform/catalog/pieces/pieces.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { skus } from '#platform/catalog/tables.ts'
import { orderKey } from '#platform/orders/access/order-key.ts'
import { ordersJobs } from '#platform/orders/jobs.ts'
import { recordEvent } from '#platform/orders/lifecycle/record-event.ts'
import { sampleOrder } from '#platform/orders/orders.fixtures.ts'
import { pedidosItens } from '#platform/orders/tables.ts'
import { sessionToken, testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { adoptOrders } from '../adopt-orders.ts'
import { missingIn } from './issue/count-missing.ts'
import { passportsJobs } from './jobs.ts'
import { erasePassports } from './personal-passports.ts'

type Body = {
  code: string
  passaporte: PublicPassport
  dono: OwnPart | null
  compra: Purchase | null
  itens: (OwnPassport & { id: number; ano: number })[]
  chave: string
  codigo: string
  meu: boolean
  id: number
  total: number
  faltam: { posicao: number; nome: string; quantidade: number }[]
  data: { campos: { campo: string; mensagem: string }[] }
} & PassportProof

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let admin: ReturnType<typeof testAdminApi<Body & AdminPassport>>
let mailbox: ReturnType<typeof openMailbox>
let customer: Customer
let violin: { idProduto: number; id: number }
let piece: { idProduto: number; id: number }

const NOW = new Date('2026-11-21T15:00:00Z')
const SERIAL = 'EA-2031/7'
/** Nothing of these may be on the page that anyone sees. */
const PERSONAL = /Clara|52998224725|example\.com|Curitiba|9000|Pessoa de/

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  admin = testAdminApi(database.db)
  await prepareFixtures(database.db)
  await saveCategory(database, sampleCategory('rabecas'))
  const size = sampleField({ label: 'Medida', papel: 'tamanho', filtro: true })
  await startTemplate(database.db, { categoria: 'rabecas', instrumento: 'violino', campos: [size] })
  const product = sampleProduct('rabeca', {
    categoria: 'rabecas',
    garantia: '12 meses contra defeito de fabricação',
    skus: [sampleSku('RABECA', { estoque: 1000 }, { Medida: '4/4' })],
  })
  const { id: idProduto } = await saveProduct(database, product)
  const [sku] = await database.db.select().from(skus).where(eq(skus.sku, 'RABECA'))
  violin = { idProduto, id: sku?.id ?? 0 }
  const id = await samplePiece(database.db, 'RABECA', {
    numeroSerie: SERIAL,
    condicao: 'usadoB',
    descricao: 'Risco fino no tampo.',
    madeira: 'Abeto e bordo',
    peso: 430,
  })
  piece = { idProduto, id }
})
afterAll(() => database.close())
beforeEach(async () => {
  mailbox = openMailbox()
  await emptyTables(database.pool, 'pedidos', 'pagamentos', 'reservas', 'tentativas', 'pgboss.job')
  await database.pool.query('update skus set estoque = 1 where exemplar')
  customer = await loggedIn(database.db)
})

describe('a passport of a piece', () => {
  test('is issued when the order is paid, and says what was sold without saying to whom', async () => {
    const { codigo } = await soldPiece()
    const { status, body } = await api('GET', `/passports/${codigo}`, { session: sessionToken() })

    expect(status).toBe(200)
    expect(body).toMatchObject({
      dono: null,
      passaporte: {
        produto: 'Corda',
        marca: expect.stringMatching(/./),
        numeroSerie: SERIAL,
        condicao: 'usadoB',
        marcas: 'Risco fino no tampo.',
        madeira: 'Abeto e bordo',
        peso: 430,
        garantia: '12 meses contra defeito de fabricação',
        garantiaAte: null,
        anuladoEm: null,
        alerta: null,
        registros: [{ tipo: 'emissao', em: '2026-11-21', texto: 'Passaporte emitido na venda.' }],
      },
    })
    expect(JSON.stringify(body)).not.toMatch(PERSONAL)
  })

  test('is issued once, however often the job runs', async () => {
    const { pedido } = await soldPiece()
    await database.pool.query(`insert into pgboss.job (name, data) values ('orders.follow-order', $1)`, [
      { idPedido: pedido },
    ])
    await work()

    expect((await own()).body.itens).toHaveLength(1)
  })

  test.each<[string, OrderEvent[], number]>([
    ['was sent', ['startPicking', 'ship'], 0],
    ['is ready to be picked up', ['startPicking', 'ship'], 1],
    ['was picked up, or sold over the counter', ['startPicking', 'ship', 'deliver'], 1],
  ])('is linked in the mail that it %s', async (_case, events, pickedUp) => {
    const { codigo, pedido } = await soldPiece()
    if (pickedUp)
      await database.pool.query(
        `update pedidos set frete = frete || '{"tipo": "retirada"}', endereco = null where id = $1`,
        [pedido],
      )
    for (const evento of events) await happens(pedido, evento)
    await runWaitingJobs(ordersJobs, testContext(database.db, { now: NOW }), mailbox)

    const linked = mailbox.messages.filter(({ text }) =>
      text.includes(`http://loja.test/passaporte/${codigo}`),
    )
    expect(linked.map(({ text }) => text.includes(`nº de série ${SERIAL}`))).toEqual([true])
  })

  test('shows its owner the purchase, and the proof for an insurer', async () => {
    const { codigo, pedido } = await soldPiece()
    const { body } = await api('GET', `/passports/${codigo}`, { session: customer.token })
    const proof = await api('GET', `/passports/${codigo}/proof`, { session: customer.token })

    // Paid by Pix, which takes a tenth off.
    expect(body).toMatchObject({ compra: { pedido, preco: 9000 }, dono: { passagem: null } })
    expect(proof.body).toMatchObject({
      comprador: { nomeRazao: 'Clara Nunes', documento: '52998224725' },
      preco: 9000,
      doComprador: true,
      notaFiscal: null,
      passaporte: { numeroSerie: SERIAL },
    })
    const stranger = await loggedIn(database.db)
    for (const session of [stranger.token, sessionToken()])
      expect((await api('GET', `/passports/${codigo}/proof`, { session })).status).toBeGreaterThanOrEqual(401)
  })

  test('attests the printed proof to whoever has it, with what happened since, and no other', async () => {
    const { codigo, pedido, id } = await soldPiece()
    const { body } = await api('GET', `/passports/${codigo}/proof`, as())
    const attest = (chave: string) => api('GET', `/passports/${codigo}/proof/${chave}`)

    const attested = await attest(body.chave)
    const { chave: _, comprador, ...printed } = body
    expect(attested.body).toEqual({
      ...printed,
      comprador: { ...comprador, documento: '•••.982.247-••' },
    })
    expect((await attest('x'.repeat(43))).body.code).toBe('ChaveInvalida')

    await report(codigo, 'roubado')
    await admin('POST', `/passports/${id}/withdrawal`, { papel: 'atendimento', body: {} })
    expect((await attest(body.chave)).body.passaporte).toMatchObject({
      anuladoEm: expect.any(String),
      alerta: { tipo: 'roubado' },
    })
    // The paper says another price than the shop, and the order is gone.
    await database.pool.query('update passaportes set preco = 9001 where id = $1', [id])
    expect((await attest(body.chave)).body.code).toBe('ChaveInvalida')
    await database.pool.query('update passaportes set preco = 9000 where id = $1', [id])
    expect((await attest(body.chave)).status).toBe(200)
    await database.pool.query('update pedidos set id_cliente = null where id = $1', [pedido])
    expect((await attest(body.chave)).body.code).toBe('ChaveInvalida')
  })

  test('proves what the instrument cost: with a credit that paid for it, without services of the workshop', async () => {
    const { pedido } = await placed(piece)
    const ajustes = [
      { tipo: 'servico', origem: '1', label: 'Regulagem', valor: 3000 },
      { tipo: 'troca', origem: '1', label: 'Troca', valor: -4000 },
    ]
    // R$ 100 for the goods; Pix takes a tenth off what is left to pay.
    await database.pool.query(
      'update pedidos_itens set total = 9000, desconto_vista = 900, ajustes = $2 where id_pedido = $1',
      [pedido, JSON.stringify(ajustes)],
    )
    await happens(pedido, 'approvePayment')
    const [passport] = (await own()).body.itens
    const proof = () => api('GET', `/passports/${passport?.codigo}/proof`, { session: customer.token })
    expect((await proof()).body.preco).toBe(9400)

    // Stored by the rule of before, and one that was issued before the order was changed.
    const migration = new URL('../../../database/migrations/0660_price_in_passports.sql', import.meta.url)
    for (const [stored, corrected] of [
      [8100, 9400],
      [7777, 7777],
    ]) {
      await database.pool.query('update passaportes set preco = $2 where codigo = $1', [
        passport?.codigo,
        stored,
      ])
      await database.pool.query(await readFile(migration, 'utf8'))
      expect((await proof()).body.preco).toBe(corrected)
    }
  })

  test('begins its warranty with the delivery', async () => {
    const { pedido, codigo } = await soldPiece()
    for (const evento of ['startPicking', 'ship', 'deliver'] as const) await happens(pedido, evento)

    expect((await read(codigo)).garantiaAte).toBe('2027-11-21')
  })

  test.each([
    ['cancelled', ['cancel'], 'a venda foi desfeita'],
    ['returned', ['startPicking', 'ship', 'receiveReturn'], 'o instrumento voltou para a loja'],
  ] as const)('is withdrawn if the order is %s', async (_how, events, why) => {
    const { pedido, codigo } = await soldPiece()
    for (const evento of events) await happens(pedido, evento)

    const { anuladoEm, registros } = await read(codigo)
    expect(anuladoEm).not.toBeNull()
    expect(registros.at(-1)?.texto).toBe(`Passaporte anulado: ${why}.`)
    expect((await own()).body.itens).toEqual([])
    expect((await offer(codigo)).body.code).toBe('PassaporteNaoPermite')
    const proof = await api('GET', `/passports/${codigo}/proof`, { session: customer.token })
    expect(proof.body.code).toBe('PassaporteInexistente')
  })

  test('is valid again if the cancelled order is paid after all', async () => {
    const { pedido, codigo } = await soldPiece()
    for (const evento of ['cancel', 'reopen'] as const) await happens(pedido, evento)

    expect((await read(codigo)).anuladoEm).toBeNull()
  })

  test('stays when its product is deleted', async () => {
    const { codigo } = await soldPiece()
    await database.pool.query('begin; update passaportes set id_produto = null; commit')

    expect(await read(codigo)).toMatchObject({ produto: 'Corda', numeroSerie: SERIAL, url: '' })
  })

  test.each(['x'.repeat(22), '-'.repeat(22)])('is not found by the code %s', async (codigo) => {
    expect((await api('GET', `/passports/${codigo}`)).body.code).toBe('PassaporteInexistente')
  })

  test('is found at its order by the customer and the holder of the key, by nobody else', async () => {
    const { pedido, codigo, chave } = await soldPiece()
    const at = (query: string, session = sessionToken()) =>
      api('GET', `/passports/order/${pedido}${query}`, { session })

    expect((await at('', customer.token)).body.itens).toMatchObject([{ codigo }])
    expect((await at(`?chave=${chave}`)).body.itens).toMatchObject([{ codigo }])
    expect((await at('')).body.code).toBe('PedidoInexistente')
  })
})

describe("a guest's passport", () => {
  test('becomes theirs with the order, unless the account is another', async () => {
    const { codigo } = await soldPiece({ idCliente: null })
    expect((await own()).body.itens).toEqual([])
    await adoptOrders(database.db, { idCliente: customer.idCliente, email: 'outra@example.com' })
    expect((await own()).body.itens).toEqual([])
    await adoptOrders(database.db, { idCliente: customer.idCliente, email: 'clara@example.com' })

    expect((await own()).body.itens).toMatchObject([{ codigo }])
  })
})

describe('an instrument that is handed over', () => {
  test('is the next owner’s by the link, without price and proof, and both get a mail', async () => {
    const { codigo, pedido } = await soldPiece()
    const next = await loggedIn(database.db)
    const { chave } = (await offer(codigo)).body
    const shown = await api('GET', `/passports/handover/${chave}`, { session: next.token })
    expect(shown.body).toMatchObject({ numeroSerie: SERIAL, condicao: 'usadoB', meu: false })
    expect(JSON.stringify(shown.body)).not.toMatch(PERSONAL)
    expect((await accept(chave, next.token)).body).toEqual({ codigo })
    await work()

    expect((await own()).body.itens).toEqual([])
    expect((await own(next.token)).body.itens).toMatchObject([{ codigo }])
    const { body } = await api('GET', `/passports/${codigo}`, { session: next.token })
    expect(body).toMatchObject({ compra: null, dono: {} })
    expect(body.passaporte.registros.at(-1)).toMatchObject({ tipo: 'dono', texto: 'Trocou de dono.' })
    expect(JSON.stringify(body)).not.toMatch(PERSONAL)
    const proof = (session: string) => api('GET', `/passports/${codigo}/proof`, { session })
    expect((await proof(next.token)).body.code).toBe('PassaporteInexistente')

    // The buyer has the purchase and its proof still, which says that the instrument is theirs no more.
    const former = await api('GET', `/passports/${codigo}`, as())
    expect(former.body).toMatchObject({ dono: null, compra: { pedido, preco: 9000 } })
    expect((await proof(customer.token)).body).toMatchObject({ preco: 9000, doComprador: false })
    expect(mailbox.messages.map(({ subject }) => subject)).toEqual([
      'Passado adiante: Corda',
      'Agora é seu: Corda',
    ])
    const instruments = await api('GET', '/instruments', { session: next.token })
    expect(instruments.body).toMatchObject({ instrumentos: [{ codigo: 'violino.4-4', nome: 'Corda' }] })
  })

  test('moves from account to account, back to its buyer, and out of it with the sale', async () => {
    const { codigo, pedido } = await soldPiece()
    const next = await loggedIn(database.db)
    await api('POST', '/instruments/bought', { ...as(), body: { pedido, idSku: piece.id } })
    expect(await accountOf()).toEqual({ instrumentos: 1, comprados: 0 })

    await accept((await offer(codigo)).body.chave, next.token)
    expect(await accountOf()).toEqual({ instrumentos: 0, comprados: 0 })
    expect(await accountOf(next.token)).toEqual({ instrumentos: 1, comprados: 0 })

    await accept((await offer(codigo, next.token)).body.chave, customer.token)
    expect(await accountOf(next.token)).toEqual({ instrumentos: 0, comprados: 0 })
    expect(await accountOf()).toEqual({ instrumentos: 1, comprados: 0 })

    for (const evento of ['startPicking', 'ship', 'receiveReturn'] as const) await happens(pedido, evento)
    expect(await accountOf()).toEqual({ instrumentos: 0, comprados: 0 })
  })

  test('stays in the next owner’s account while its order waits for payment again, and leaves it once that is over', async () => {
    const { codigo, pedido } = await soldPiece()
    const next = await loggedIn(database.db)
    await accept((await offer(codigo)).body.chave, next.token)
    for (const evento of ['undoPayment', 'approvePayment', 'undoPayment'] as const) {
      await happens(pedido, evento)
      expect(await accountOf(next.token)).toEqual({ instrumentos: 1, comprados: 0 })
    }

    await happens(pedido, 'expire')
    expect(await accountOf(next.token)).toEqual({ instrumentos: 0, comprados: 0 })
  })

  test('leaves the next owner’s account when its passport is withdrawn', async () => {
    const { codigo, id } = await soldPiece()
    const next = await loggedIn(database.db)
    await accept((await offer(codigo)).body.chave, next.token)
    await admin('POST', `/passports/${id}/withdrawal`, { papel: 'atendimento', body: {} })

    expect(await accountOf(next.token)).toEqual({ instrumentos: 0, comprados: 0 })
  })

  test('that its owner only misses stays, but is not offered to the account', async () => {
    const { codigo, pedido } = await soldPiece()
    expect(await accountOf()).toEqual({ instrumentos: 0, comprados: 1 })
    await report(codigo, 'roubado')
    expect(await accountOf()).toEqual({ instrumentos: 0, comprados: 0 })
    await report(codigo, null)
    await api('POST', '/instruments/bought', { ...as(), body: { pedido, idSku: piece.id } })
    await report(codigo, 'roubado')

    expect(await accountOf()).toEqual({ instrumentos: 1, comprados: 0 })
  })

  test('goes to one of two who accept at once', async () => {
    const { codigo } = await soldPiece()
    const { chave } = (await offer(codigo)).body
    const both = await Promise.all([loggedIn(database.db), loggedIn(database.db)])
    const answers = await Promise.all(both.map(({ token }) => accept(chave, token)))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 410])
    const lists = await Promise.all(both.map(({ token }) => own(token)))
    expect(lists.map(({ body }) => body.itens.length).sort()).toEqual([0, 1])
    expect((await read(codigo)).registros.filter(({ tipo }) => tipo === 'dono')).toHaveLength(1)
  })

  test.each([
    ['withdrawn', async (codigo: string) => api('DELETE', `/passports/${codigo}/handover`, as())],
    ['replaced', async (codigo: string) => offer(codigo)],
    [
      'expired',
      async () => database.pool.query(`update passaportes_passagens set expira_em = '2026-11-20T12:00:00Z'`),
    ],
    ['of a stolen instrument', async (codigo: string) => report(codigo, 'roubado')],
    ['of a cancelled order', async (_codigo: string, pedido: string) => happens(pedido, 'cancel')],
    ['of an erased account', async () => erasePassports(database.db, customer.idCliente)],
  ])('is not by a link that is %s', async (_how, ends) => {
    const { codigo, pedido } = await soldPiece()
    const { chave } = (await offer(codigo)).body
    const next = await loggedIn(database.db)
    await ends(codigo, pedido)

    expect((await api('GET', `/passports/handover/${chave}`)).body.code).toBe('ChaveInvalida')
    expect((await accept(chave, next.token)).body.code).toBe('ChaveInvalida')
  })

  test('is not without a login, nor to its owner, and the link stays', async () => {
    const { codigo } = await soldPiece()
    const { chave } = (await offer(codigo)).body

    expect((await accept(chave, sessionToken())).body.code).toBe('LoginNecessario')
    expect((await accept(chave, customer.token)).body.code).toBe('PassaporteNaoPermite')
    expect((await api('GET', `/passports/handover/${chave}`, as())).body.meu).toBe(true)
  })

  test('is offered and reported by its owner only', async () => {
    const { codigo } = await soldPiece()
    const { token } = await loggedIn(database.db)

    for (const [method, path, body] of [
      ['POST', 'handover', {}],
      ['DELETE', 'handover', undefined],
      ['POST', 'loss', { alerta: 'roubado' }],
    ] as const)
      expect((await api(method, `/passports/${codigo}/${path}`, { session: token, body })).body.code).toBe(
        'PassaporteInexistente',
      )
  })
})

describe('a search by serial number', () => {
  test.each([
    [SERIAL, '', 1],
    ['ea 2031 7', '', 1],
    ['EA20317', 'outra marca', 0],
    ['EA-2031', '', 0],
  ])('%j of the brand %j finds %d', async (serie, marca, count) => {
    await soldPiece()
    const { body } = await search(serie, { marca })

    expect(body.itens).toHaveLength(count)
    expect(JSON.stringify(body)).not.toMatch(PERSONAL)
    expect(JSON.stringify(body)).not.toContain('codigo')
  })

  test('says that its owner misses it, until it is found', async () => {
    const { codigo } = await soldPiece()
    await report(codigo, 'roubado')
    expect((await search(SERIAL)).body.itens).toMatchObject([
      { ano: 2026, alerta: { tipo: 'roubado', desde: '2026-11-21' } },
    ])
    expect((await read(codigo)).alerta).toEqual({ tipo: 'roubado', desde: '2026-11-21' })
    await report(codigo, null)

    expect((await search(SERIAL)).body.itens).toMatchObject([{ alerta: null }])
  })

  test('that its owner misses alerts the staff once, by product and number only', async () => {
    const { codigo } = await soldPiece()
    for (const alerta of ['perdido', 'perdido', null]) await report(codigo, alerta)
    const { rows } = await database.pool.query(
      `select data from pgboss.job where name = 'staff.record-alert' and data ->> 'tipo' = 'instrumentoPerdido'`,
    )

    expect(rows).toEqual([
      {
        data: {
          tipo: 'instrumentoPerdido',
          texto: `Corda, nº de série ${SERIAL}: perdido.`,
          caminho: expect.stringMatching(/^\/passaportes\/\d+$/),
          em: expect.any(String),
        },
      },
    ])
  })

  test('refuses what is no number, and who tries many', async () => {
    const session = sessionToken()
    expect((await search('--', { session })).body.data.campos).toMatchObject([{ campo: 'serie' }])
    const answers = []
    for (let i = 0; i < 21; i++) answers.push((await search(`SN-${i}000`, { session })).status)

    expect(answers.filter((status) => status === 200)).toHaveLength(20)
    expect(answers.at(-1)).toBe(429)
  })
})

describe('staff', () => {
  test('issue passports of counted stock, one for each unit, by the number on the instrument', async () => {
    const { pedido } = await sold(violin, { quantidade: 2 })
    const before = await admin('GET', `/orders/${pedido}/passports`, { papel: 'expedicao' })
    expect(before.body).toMatchObject({ itens: [], faltam: [{ posicao: 0, nome: 'Corda', quantidade: 2 }] })

    expect((await issue(pedido, 'A-100')).status).toBe(200)
    // What the workshop has done already follows.
    const jobs = await database.pool.query(
      `select data ->> 'idPedido' as pedido from pgboss.job where name = 'orders.order-work'`,
    )
    expect(jobs.rows).toContainEqual({ pedido })
    expect((await issue(pedido, 'a100')).body.data.campos[0]?.mensagem).toContain('já tem este número')
    expect((await issue(pedido, 'A-101')).status).toBe(200)
    expect((await issue(pedido, 'A-102')).body.data.campos[0]?.mensagem).toContain('Todas as unidades')

    const after = await admin('GET', `/orders/${pedido}/passports`, { papel: 'expedicao' })
    expect(after.body).toMatchObject({
      itens: [{ numeroSerie: 'A-100' }, { numeroSerie: 'A-101' }],
      faltam: [],
    })
    expect((await own()).body.itens).toHaveLength(2)
  })

  test('list the instruments that were sold without one, until each has its number or the sale is over', async () => {
    const { pedido } = await sold(violin, { quantidade: 2 })
    await soldPiece()
    const listed = async () => (await admin('GET', '/passports/missing', { papel: 'expedicao' })).body
    const [row] = (await listed()).itens
    expect(await listed()).toMatchObject({
      total: 1,
      itens: [{ pedido: { id: pedido }, nome: 'Corda', faltam: 2, titulo: 'Pagamento aprovado' }],
    })
    expect(row).toMatchObject({ pagoEm: expect.stringMatching(/Z$/) })

    const { body } = await issue(pedido, 'M-100')
    expect((await listed()).itens).toMatchObject([{ faltam: 1 }])
    await issue(pedido, 'M-101')
    expect(await listed()).toMatchObject({ total: 0, itens: [] })
    await admin('POST', `/passports/${body.id}/withdrawal`, { papel: 'atendimento', body: {} })
    expect((await listed()).itens).toMatchObject([{ faltam: 1 }])
    await happens(pedido, 'cancel')
    expect(await listed()).toMatchObject({ total: 0, itens: [] })
  })

  test('an instrument without a serial number is missed no more, until staff say that it has one', async () => {
    const { pedido } = await sold(violin, { quantidade: 2 })
    const say = (semNumero: boolean, papel: Role = 'expedicao') =>
      admin('PUT', `/orders/${pedido}/passports/without-serial`, {
        papel,
        body: { semNumero, idSku: violin.id },
      })
    const listed = async (query = '') =>
      (await admin('GET', `/passports/missing${query}`, { papel: 'expedicao' })).body.total
    const ofOrder = async () => (await admin('GET', `/orders/${pedido}/passports`, { papel: 'leitura' })).body

    expect((await say(true, 'financeiro')).status).toBe(403)
    expect((await say(true)).status).toBe(200)
    expect([await listed(), await listed('?semNumero=sim')]).toEqual([0, 1])
    expect(await missingIn(database.db, [pedido])).toBe(0)
    expect((await ofOrder()).faltam).toMatchObject([{ quantidade: 2, semNumero: true }])

    await say(false)
    expect([await listed(), await listed('?semNumero=sim')]).toEqual([1, 0])
    expect((await ofOrder()).faltam).toMatchObject([{ semNumero: false }])
    const strange = await admin('PUT', `/orders/${pedido}/passports/without-serial`, {
      papel: 'dono',
      body: { semNumero: true, idSku: violin.id + 10_000 },
    })
    expect(strange).toMatchObject({ status: 404, body: { code: 'CadastroInexistente' } })
    await happens(pedido, 'cancel')
    expect(await say(true)).toMatchObject({ status: 409, body: { code: 'PedidoNaoPermite' } })
  })

  test('who send many orders at once read how many instruments have none', async () => {
    const { pedido } = await sold(violin, { quantidade: 3 })
    await happens(pedido, 'startPicking')
    const { body } = await admin('POST', '/orders/shipments/chosen', {
      papel: 'expedicao',
      body: { ids: [pedido] },
    })

    expect(body).toMatchObject({ feitos: 1, semPassaporte: 3 })
  })

  test('issue no more than there are units, also at the same time', async () => {
    const { pedido } = await sold(violin)
    const answers = await Promise.all(['B-1000', 'B-1001', 'B-1002'].map((serial) => issue(pedido, serial)))

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })

  test('issue none before the order is paid, and none without a number', async () => {
    const { pedido } = await placed(violin)

    expect((await issue(pedido, 'C-100')).body.code).toBe('PedidoNaoPermite')
    expect((await issue(pedido, '-')).status).toBe(400)
  })

  test('write set-up, strings and services, which are corrected but never changed', async () => {
    const { codigo, id } = await soldPiece()
    const setUp = { tipo: 'regulagem', texto: '', medidas: { cordasAgudas: 3.5, alma: 4 }, por: 'Ana' }
    expect((await note(id, setUp)).status).toBe(200)
    expect((await note(id, { tipo: 'cordas', texto: 'Dominant', por: '' })).status).toBe(200)
    const [, first] = (await read(codigo)).registros
    expect(first).toMatchObject({
      tipo: 'regulagem',
      por: 'Ana',
      medidas: [
        { campo: 'cordasAgudas', valor: 3.5, usual: [3, 4] },
        { campo: 'alma', valor: 4, usual: null },
      ],
    })
    const better = { ...setUp, medidas: { cordasAgudas: 3.2 }, corrige: first?.id }
    expect((await note(id, better)).status).toBe(200)
    expect((await note(id, better)).body.data.campos).toMatchObject([{ campo: 'corrige' }])
    expect((await read(codigo)).registros.map(({ corrige }) => corrige)).toEqual([
      null,
      null,
      null,
      first?.id,
    ])
    await expect(database.pool.query(`update passaportes_registros set texto = 'x'`)).rejects.toThrow()
    await expect(database.pool.query('delete from passaportes_registros')).rejects.toThrow()
  })

  test('write strings that the owner reads in the account: when taken over, after, and as corrected', async () => {
    const { id, pedido, codigo } = await soldPiece()
    const strings = { tipo: 'cordas', texto: 'Dominant' }
    await note(id, { ...strings, em: '2026-11-01' })
    await api('POST', '/instruments/bought', { ...as(), body: { pedido, idSku: piece.id } })
    expect(await changesOf()).toEqual([['2026-11-01', 'Dominant']])

    await note(id, { ...strings, texto: 'Vision', em: '2026-11-20' })
    expect(await changesOf()).toEqual([
      ['2026-11-20', 'Vision'],
      ['2026-11-01', 'Dominant'],
    ])
    const last = (await read(codigo)).registros.at(-1)
    await note(id, { ...strings, texto: 'Vision Solo', em: '2026-11-19', corrige: last?.id })
    expect(await changesOf()).toEqual([
      ['2026-11-19', 'Vision Solo'],
      ['2026-11-01', 'Dominant'],
    ])

    const next = await loggedIn(database.db)
    await accept((await offer(codigo)).body.chave, next.token)
    expect(await changesOf(next.token)).toHaveLength(2)
  })

  test.each([
    { texto: '' },
    { medidas: { cordasAgudas: 40 } },
    { medidas: { ponte: 1 } },
    { tipo: 'dono' },
    { texto: 'x'.repeat(501) },
  ])('do not write %j', async (changes) => {
    const { id } = await soldPiece()

    expect((await note(id, { tipo: 'servico', texto: 'Troca de espelho', ...changes })).status).toBe(400)
  })

  test('do not write of a day to come, nor correct what the shop wrote by itself', async () => {
    const { id, codigo } = await soldPiece()
    const [issued] = (await read(codigo)).registros
    const of = async (changes: object) =>
      (await note(id, { tipo: 'servico', texto: 'Ajuste', ...changes })).body.data.campos.map(
        ({ campo }) => campo,
      )

    expect(await of({ em: '2026-11-22' })).toEqual(['em'])
    expect(await of({ corrige: issued?.id })).toEqual(['corrige'])
  })

  test('correct a serial number that was misread, and the history says so', async () => {
    const { id, codigo } = await soldPiece()
    const { status } = await admin('POST', `/passports/${id}/serial`, {
      papel: 'expedicao',
      body: { numeroSerie: 'EA-2031/1' },
    })

    expect(status).toBe(200)
    expect(await read(codigo)).toMatchObject({
      numeroSerie: 'EA-2031/1',
      registros: [{}, { tipo: 'correcao', texto: `Número de série corrigido: antes estava ${SERIAL}.` }],
    })
    expect((await search('EA20311')).body.itens).toHaveLength(1)
    expect((await search(SERIAL)).body.itens).toHaveLength(0)
  })

  describe('mail the buyer about a passport that is issued', () => {
    const LEFT: OrderEvent[] = ['startPicking', 'ship']

    test.each<[string, OrderEvent[]]>([
      ['sent', LEFT],
      ['delivered or picked up', [...LEFT, 'deliver']],
    ])('after the order was %s: once, with those of all its instruments', async (_case, events) => {
      const { pedido } = await sold(violin, { quantidade: 4 })
      await issue(pedido, 'E-100')
      for (const evento of events) await happens(pedido, evento)
      const before = (await mails()).length
      await issue(pedido, 'E-101')
      const { body } = await issue(pedido, 'E-102')
      await issue(pedido, 'E-103')
      await database.pool.query('update passaportes set anulado_em = now() where id = $1', [body.id])
      const sent = (await mails()).slice(before)

      expect(sent.map(({ subject }) => subject)).toEqual(['Os passaportes dos seus instrumentos'])
      expect(sent[0]?.text).toMatch(/nº de série E-101\./)
      expect(sent[0]?.text).toMatch(/nº de série E-103\./)
      expect(sent[0]?.text).not.toMatch(/E-100|E-102/)
      expect(sent[0]?.html).toContain('http://loja.test/passaporte/')
      expect((await mails()).length).toBe(before + 1)
    })

    test.each<[string, OrderEvent[]]>([
      ['before it left: the mail that it was sent names it', []],
      ['and then cancelled', ['receiveReturn']],
    ])('but not %s', async (_case, events) => {
      const { pedido } = await sold(violin)
      if (events.length > 0) for (const evento of LEFT) await happens(pedido, evento)
      await issue(pedido, 'F-100')
      for (const evento of events.length > 0 ? events : LEFT) await happens(pedido, evento)
      const naming = (await mails()).filter(({ text }) => text.includes('F-100'))

      expect(naming.map(({ subject }) => subject)).toEqual(
        events.length > 0 ? [] : [expect.stringMatching(/^Seu pedido/)],
      )
    })
  })

  test('find passports by the beginning of the number and by the product', async () => {
    const { id } = await soldPiece()
    const found = async (busca: string) =>
      (await admin('GET', `/passports?${new URLSearchParams({ busca })}`, { papel: 'leitura' })).body

    for (const busca of ['', 'ea 2031', 'cord'])
      expect(await found(busca)).toMatchObject({ total: 1, itens: [{ id }] })
    expect(await found('outra coisa')).toMatchObject({ total: 0, itens: [] })
  })

  test('see who owns it only if they may see customers', async () => {
    const { id } = await soldPiece()
    const as = async (papel: 'atendimento' | 'expedicao') =>
      (await admin('GET', `/passports/${id}`, { papel })).body

    expect(await as('atendimento')).toMatchObject({
      temDono: true,
      dono: { id: customer.idCliente, nome: 'Clara Nunes' },
    })
    expect(await as('expedicao')).toMatchObject({ temDono: true, dono: null })
    expect((await as('expedicao')).campos.map(({ campo }) => campo)).toContain('alma')
  })

  test('withdraw a passport for good, also if its order goes on', async () => {
    const { id, codigo, pedido } = await soldPiece()
    await admin('POST', `/passports/${id}/withdrawal`, { papel: 'atendimento', body: {} })
    for (const evento of ['startPicking', 'ship', 'deliver'] as const) await happens(pedido, evento)

    expect((await read(codigo)).anuladoEm).not.toBeNull()
  })

  test('issue another passport for one that was withdrawn by mistake', async () => {
    const { pedido } = await sold(violin, { quantidade: 2 })
    const { body } = await issue(pedido, 'D-100')
    await admin('POST', `/passports/${body.id}/withdrawal`, { papel: 'atendimento', body: {} })
    const { body: order } = await admin('GET', `/orders/${pedido}/passports`, { papel: 'expedicao' })
    expect(order.faltam).toMatchObject([{ posicao: 0, quantidade: 2 }])

    expect((await issue(pedido, 'D-101')).status).toBe(200)
    expect((await issue(pedido, 'D-102')).status).toBe(200)
    expect((await issue(pedido, 'D-103')).status).toBe(422)
    expect((await own()).body.itens.map(({ numeroSerie }) => numeroSerie)).toEqual(['D-102', 'D-101'])
  })

  test('withdraw a passport, of which the page says so', async () => {
    const { id, codigo } = await soldPiece()
    await admin('POST', `/passports/${id}/withdrawal`, { papel: 'atendimento', body: {} })

    expect((await read(codigo)).anuladoEm).not.toBeNull()
    expect((await note(id, { tipo: 'servico', texto: 'Ajuste' })).body.code).toBe('PassaporteNaoPermite')
    expect((await search(SERIAL)).body.itens).toEqual([])
  })
})

function as(session = customer.token) {
  return { session }
}

async function placed(sku: typeof violin, changes: Partial<Parameters<typeof sampleOrder>[1]> = {}) {
  const context = testContext(database.db, { now: NOW })
  const { pedido } = await sampleOrder(context, { sku, idCliente: customer.idCliente, ...changes })
  if (sku === piece)
    await database.db
      .update(pedidosItens)
      .set({ exemplar: { numeroSerie: SERIAL, condicao: 'usadoB' } })
      .where(eq(pedidosItens.idPedido, pedido.id))

  return { pedido: pedido.id, chave: orderKey(context, pedido) }
}

/** An order that was paid, with what follows from it. */
async function sold(sku: typeof violin, changes: Partial<Parameters<typeof sampleOrder>[1]> = {}) {
  const order = await placed(sku, changes)
  await happens(order.pedido, 'approvePayment')

  return order
}

async function soldPiece(changes: Partial<Parameters<typeof sampleOrder>[1]> = {}) {
  const order = await sold(piece, changes)
  const { rows } = await database.pool.query('select id, codigo from passaportes where id_pedido = $1', [
    order.pedido,
  ])

  return { ...order, id: Number(rows[0].id), codigo: String(rows[0].codigo) }
}

async function happens(id: string, evento: OrderEvent) {
  const context = testContext(database.db, { now: NOW })
  await database.db.transaction((db) => recordEvent({ ...context, db }, { id, evento, quem: 'loja' }))
  await work()
}

async function work() {
  while ((await runWaitingJobs(passportsJobs, testContext(database.db, { now: NOW }), mailbox)) > 0);
}

/** All that was mailed until now. */
async function mails() {
  await runWaitingJobs(ordersJobs, testContext(database.db, { now: NOW }), mailbox)

  return mailbox.messages
}

async function read(codigo: string): Promise<PublicPassport> {
  return (await api('GET', `/passports/${codigo}`)).body.passaporte
}

function own(session = customer.token) {
  return api('GET', '/passports', { session })
}

/** How many instruments an account has, and how many it is offered to take over. */
async function accountOf(session = customer.token) {
  const { body } = await api('GET', '/instruments', { session })
  const { instrumentos, comprados } = body as unknown as MyInstruments

  return { instrumentos: instrumentos.length, comprados: comprados.length }
}

/** When which strings were put on the only instrument of an account. */
async function changesOf(session = customer.token) {
  const { body } = await api('GET', '/instruments', { session })
  const { instrumentos } = body as unknown as MyInstruments

  return instrumentos[0]?.trocas.map(({ em, cordas }) => [em, cordas])
}

function offer(codigo: string, session = customer.token) {
  return api('POST', `/passports/${codigo}/handover`, { session, body: {} })
}

function accept(chave: string, session: string) {
  return api('POST', `/passports/handover/${chave}/accept`, { session, body: {} })
}

function report(codigo: string, alerta: string | null) {
  return api('POST', `/passports/${codigo}/loss`, { ...as(), body: { alerta } })
}

function search(serie: string, { marca = '', session = sessionToken() } = {}) {
  return api('GET', `/passports/serial?${new URLSearchParams({ serie, marca })}`, { session })
}

function issue(pedido: string, numeroSerie: string) {
  return admin('POST', `/orders/${pedido}/passports`, {
    papel: 'expedicao',
    body: { posicao: 0, numeroSerie },
  })
}

function note(id: number, body: object) {
  return admin('POST', `/passports/${id}/records`, {
    papel: 'expedicao',
    body: { em: '2026-11-20', medidas: {}, por: '', corrige: null, ...body },
  })
}
