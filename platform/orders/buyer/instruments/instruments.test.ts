import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { MyInstruments } from '#contract/customers/instruments.ts'
import type { Message } from '#contract/message.ts'
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
import { sampleOrder } from '#platform/orders/orders.fixtures.ts'
import { testApi } from '#tests/support/api.ts'
import { type Customer, loggedIn } from '#tests/support/customer.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { openMailbox, runWaitingJobs } from '#tests/support/mailbox.ts'
import { testContext } from '#tests/support/request-context.ts'
import { instrumentsJobs } from './jobs.ts'
import { remindStringChanges } from './reminders/remind-string-changes.ts'

type Body = MyInstruments & {
  code: string
  mensagens: Message[]
  data: { campos: { campo: string }[] }
}

let database: TestDatabase
let api: ReturnType<typeof testApi<Body>>
let customer: Customer
let violin: { idProduto: number; id: number }
let strings: { idProduto: number; id: number }

const TODAY = '2026-11-21'

beforeAll(async () => {
  database = await testDatabase()
  api = testApi(database.db)
  await prepareFixtures(database.db)
  for (const caminho of ['rabecas', 'fios']) await saveCategory(database, sampleCategory(caminho))
  const size = sampleField({ label: 'Medida', papel: 'tamanho', filtro: true })
  await startTemplate(database.db, { categoria: 'rabecas', instrumento: 'violino', campos: [size] })
  await startTemplate(database.db, {
    categoria: 'fios',
    instrumento: 'violino',
    campos: [size, sampleField({ label: 'Mi', tipo: 'corda' })],
  })
  violin = await bought('rabeca', 'rabecas', '3/4')
  strings = await bought('jogo', 'fios', '3/4')
})
afterAll(() => database.close())
beforeEach(async () => {
  customer = await loggedIn(database.db)
})

describe('instruments of an account', () => {
  test('are added, renamed and removed', async () => {
    const added = await add('violino.3-4', ' Do  coral ')

    expect(added).toMatchObject({
      status: 200,
      body: {
        hoje: TODAY,
        instrumentos: [
          {
            nome: 'Do coral',
            codigo: 'violino.3-4',
            descricao: 'violino 3/4',
            horasSemana: null,
            vidaHoras: 150,
            lembrar: false,
            proximaTroca: null,
            trocas: [],
          },
        ],
        comprados: [],
        cordasCompradas: [],
      },
    })
    const id = added.body.instrumentos[0]?.id
    const changed = await call('PUT', `/${id}`, {
      nome: 'Meu',
      horasSemana: 10,
      vidaHoras: 200,
      lembrar: true,
    })
    expect(changed.body.instrumentos).toMatchObject([
      { nome: 'Meu', horasSemana: 10, vidaHoras: 200, lembrar: true },
    ])
    expect((await call('DELETE', `/${id}`)).body.instrumentos).toEqual([])
    expect((await call('DELETE', `/${id}`)).body.code).toBe('InstrumentoInexistente')
  })

  test('have a tuning, which changes by itself and stays otherwise', async () => {
    const longest = 'violao-de-nailon.650mm.10c.amarrado.furo-10-5.canhoto'
    const { body } = await add(longest)
    const id = body.instrumentos[0]?.id
    const values = { nome: '', horasSemana: null, vidaHoras: null, lembrar: false }
    const change = (afinacao?: string) => call('PUT', `/${id}`, { ...values, afinacao })
    const codeAfter = async (afinacao?: string) => (await change(afinacao)).body.instrumentos[0]?.codigo

    const guitar = (await add('guitarra.afinacao-drop-c')).body.instrumentos.at(-1)
    expect(guitar?.descricao).toBe('guitarra, afinação Drop C')
    await call('PUT', `/${guitar?.id}`, { ...values, nome: 'Les Paul' })
    expect(
      (await call('PUT', `/${guitar?.id}`, { ...values, afinacao: 'Drop D' })).body.instrumentos[1],
    ).toMatchObject({ codigo: 'guitarra.afinacao-drop-d' })
    expect(
      (await call('PUT', `/${guitar?.id}`, { ...values, afinacao: '' })).body.instrumentos[1]?.codigo,
    ).toBe('guitarra')
    expect(await codeAfter()).toBe(longest)
    expect(await change('Drop C')).toMatchObject({
      status: 422,
      body: { code: 'CamposInvalidos', data: { campos: [{ campo: 'afinacao' }] } },
    })
  })

  test('have a tuning of their own, which is refused with a reason at the field and changes nothing then', async () => {
    const { body } = await add('violao-de-nailon.4-4.650mm.10c.notas-fs2gs2as2cs2ds2gs2cs3fs3as3ds4.amarrado')
    const id = body.instrumentos[0]?.id
    const change = (tuning: { afinacao?: string; notas?: string }) =>
      call('PUT', `/${id}`, { nome: 'Dez', horasSemana: null, vidaHoras: null, lembrar: false, ...tuning })
    const own = body.instrumentos[0]?.codigo

    expect(body.instrumentos[0]?.descricao).toContain(', afinação F#2 G#2 A#2 C#2 D#2 G#2 C#3 F#3 A#3 D#4')
    expect(await change({ afinacao: '', notas: 'mi lá ré sol si mi' })).toMatchObject({
      status: 422,
      body: { code: 'CamposInvalidos', data: { campos: [{ campo: 'notas' }] } },
    })
    expect((await call('GET', '')).body.instrumentos).toMatchObject([{ nome: '', codigo: own }])
    expect((await change({})).body.instrumentos[0]).toMatchObject({ nome: 'Dez', codigo: own })
    expect((await change({ notas: 'F# G# A# C E A D G B D' })).body.instrumentos[0]?.codigo).toContain(
      '.notas-fs2gs2as2c2e2a2d3g3b3d4.',
    )
    expect((await change({ afinacao: '', notas: '' })).body.instrumentos[0]?.codigo).toBe(
      'violao-de-nailon.4-4.650mm.10c.amarrado',
    )
  })

  test.each(['', 'violino.9-9', 'rabeca', 'violino.3-4,violino.4-4', 'violino.notas-g3d4a4'])(
    '%j is refused',
    async (codigo) => {
      expect(await add(codigo)).toMatchObject({
        status: 422,
        body: { code: 'CamposInvalidos', data: { campos: [{ campo: 'codigo' }] } },
      })
    },
  )

  test.each([
    { horasSemana: 0 },
    { horasSemana: 81 },
    { vidaHoras: 2001 },
    { nome: 'x'.repeat(61) },
    { lembrar: 'sim' },
  ])('a change to %j is refused', async (change) => {
    const { body } = await add('guitarra')
    const values = { nome: '', horasSemana: null, vidaHoras: null, lembrar: false, ...change }

    expect((await call('PUT', `/${body.instrumentos[0]?.id}`, values)).status).toBe(400)
  })

  test('are twelve at most, also if they are added at the same time', async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => add('guitarra')))

    expect(answers.map(({ status }) => status).sort()).toEqual([
      ...Array.from({ length: 12 }, () => 200),
      409,
      409,
    ])
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('InstrumentosDemais')
  })

  test('gain those of the browser after a login, each once, as far as there is room', async () => {
    await add('violino.3-4')
    const tuned = 'violino.notas-a3e4a4cs5'
    const codigos = ['violino.3-4', tuned, 'guitarra', 'guitarra', 'rabeca', ...many(7)]
    const { body } = await call('POST', '/merge', { codigos })

    expect(body.instrumentos.map(({ codigo }) => codigo)).toEqual([
      'violino.3-4',
      tuned,
      'guitarra',
      ...many(7),
    ])
    await call('POST', '/merge', { codigos })
    const full = await call('POST', '/merge', { codigos: ['ukulele.tenor', 'cavaquinho', 'baixo-eletrico'] })
    expect(full).toMatchObject({ status: 200 })
    expect(full.body.instrumentos).toHaveLength(12)
  })

  test('are not those of others', async () => {
    await add('violino.3-4')
    const other = await loggedIn(database.db)

    expect((await api('GET', '/instruments', { session: other.token })).body.instrumentos).toEqual([])
  })
})

describe('what was bought', () => {
  test('is offered, and taken over once as the shop knows it', async () => {
    const pedido = await order(violin)
    const offered = (await call('GET', '')).body.comprados

    expect(offered).toMatchObject([{ pedido, idSku: violin.id, nome: 'Corda', descricao: 'violino 3/4' }])
    const taken = await call('POST', '/bought', { pedido, idSku: violin.id })
    expect(taken.body).toMatchObject({
      instrumentos: [{ codigo: 'violino.3-4', nome: 'Corda' }],
      comprados: [],
    })
    expect((await call('POST', '/bought', { pedido, idSku: violin.id })).body.instrumentos).toHaveLength(1)
  })

  test('is not offered if it was not paid, cancelled, or is no instrument', async () => {
    await order(violin, 'pago_em = null')
    await order(violin, `situacao = 'cancelado'`)
    const pedido = await order(strings)

    expect((await call('GET', '')).body.comprados).toEqual([])
    expect((await call('POST', '/bought', { pedido, idSku: strings.id })).body.code).toBe(
      'InstrumentoInexistente',
    )
  })

  test("of another customer can't be taken over", async () => {
    const pedido = await order(violin)
    const other = await loggedIn(database.db)
    const answer = await api('POST', '/instruments/bought', {
      session: other.token,
      body: { pedido, idSku: violin.id },
    })

    expect(answer).toMatchObject({ status: 404, body: { code: 'InstrumentoInexistente' } })
  })
})

describe('the strings of an instrument', () => {
  test('are noted, latest first, those of the shop with their page', async () => {
    await order(strings)
    const id = (await add('violino.3-4')).body.instrumentos[0]?.id
    const { cordasCompradas } = (await call('GET', '')).body
    expect(cordasCompradas).toEqual(['Corda'])

    await call('POST', `/${id}/strings`, { em: '2026-01-10', cordas: 'De tripa' })
    const noted = await call('POST', `/${id}/strings`, { em: TODAY, cordas: cordasCompradas[0] })
    expect(noted.body.instrumentos[0]?.trocas).toMatchObject([
      { em: TODAY, cordas: 'Corda', url: '/jogo' },
      { em: '2026-01-10', cordas: 'De tripa', url: null },
    ])
    const troca = noted.body.instrumentos[0]?.trocas[0]?.id
    const left = await call('DELETE', `/${id}/strings/${troca}`)
    expect(left.body.instrumentos[0]?.trocas).toHaveLength(1)
  })

  test.each([
    [{ em: '2026-11-22', cordas: 'Novas' }, 'em'],
    [{ em: '1990-01-01', cordas: 'Velhas' }, 'em'],
    [{ em: TODAY, cordas: '  ' }, 'cordas'],
  ])('%j is refused', async (change, campo) => {
    const id = (await add('violino.3-4')).body.instrumentos[0]?.id
    const { status, body } = await call('POST', `/${id}/strings`, change)

    expect(status).toBe(422)
    expect(body.data.campos).toMatchObject([{ campo }])
  })

  test('wear by the hours of play: the next change is said', async () => {
    const id = await played('2026-11-01')

    expect((await call('GET', '')).body.instrumentos).toMatchObject([{ id, proximaTroca: '2027-02-14' }])
  })
})

describe('reminders', () => {
  test('go once to those who agreed, when the strings are due, and again after the next change', async () => {
    await played('2026-01-01')
    expect(await reminders('2026-04-15')).toEqual([])
    const [first] = await reminders('2026-04-16')
    expect(first?.subject).toBe('Hora de trocar as cordas: violino 3/4')
    expect(first?.text).toContain('/ferramentas/meu-instrumento?instrumento=violino&tamanho=3%2F4')
    expect(await reminders('2026-04-17')).toEqual([])

    const id = (await call('GET', '')).body.instrumentos[0]?.id
    await call('POST', `/${id}/strings`, { em: '2026-05-01', cordas: 'Outras' })
    expect(await reminders('2026-05-02')).toEqual([])
    expect(await reminders('2026-08-20')).toHaveLength(1)
  })

  test('go to nobody who did not agree, or withdrew it, until they do', async () => {
    const id = await played('2026-01-01')
    await call('PUT', `/${id}`, { nome: '', horasSemana: 10, vidaHoras: null, lembrar: false })

    expect(await reminders('2026-10-01')).toEqual([])
    await call('PUT', `/${id}`, { nome: '', horasSemana: 10, vidaHoras: null, lembrar: true })
    expect(await reminders('2026-10-02')).toHaveLength(1)
  })

  test('end for all instruments by the link in the mail', async () => {
    await played('2026-01-01')
    const [mail] = await reminders('2026-10-01')
    const [, key] = /instrumentos\/sair\?key=([\w-]+)/.exec(mail?.text ?? '') ?? []
    await played('2026-02-01')
    const left = await api('POST', `/instruments/reminders/${key}/leave`, { body: {} })

    expect(left.body.mensagens[0]?.mensagem).toContain('não lembramos mais')
    expect((await call('GET', '')).body.instrumentos.map(({ lembrar }) => lembrar)).toEqual([false, false])
    expect(await reminders('2026-11-01')).toEqual([])
    expect((await api('POST', '/instruments/reminders/outra/leave', { body: {} })).body.code).toBe(
      'ChaveInvalida',
    )
  })

  test('go to no closed account', async () => {
    await played('2026-01-01')
    await database.pool.query('update clientes set ativo = false where id = $1', [customer.idCliente])

    expect(await reminders('2026-10-01')).toEqual([])
  })
})

/** A violin whose strings were changed that day, played ten hours a week, with the consent to reminders. */
async function played(em: string): Promise<number> {
  const id = (await add('violino.3-4')).body.instrumentos.at(-1)?.id ?? 0
  await call('PUT', `/${id}`, { nome: '', horasSemana: 10, vidaHoras: null, lembrar: true })
  await call('POST', `/${id}/strings`, { em, cordas: 'Novas' })

  return id
}

/** The mails of a day. */
async function reminders(day: string) {
  const mailbox = openMailbox()
  const context = testContext(database.db, { now: new Date(`${day}T15:00:00Z`) })
  await remindStringChanges(context)
  await runWaitingJobs(instrumentsJobs, context, mailbox)

  return mailbox.messages
}

function add(codigo: string, nome = '') {
  return call('POST', '', { codigo, nome })
}

function call(method: string, path: string, body?: object) {
  return api(method, `/instruments${path}`, { session: customer.token, ...(body && { body }) })
}

function many(count: number): string[] {
  return Array.from({ length: count }, (_, i) => `guitarra.${620 + i}mm`)
}

async function bought(slug: string, categoria: string, size: string) {
  const product = sampleProduct(slug, { categoria, skus: [sampleSku(slug, {}, { Medida: size })] })
  const { id: idProduto } = await saveProduct(database, product)
  const { rows } = await database.pool.query('select id from skus where id_produto = $1', [idProduto])

  return { idProduto, id: rows[0].id }
}

/** An order that was paid and delivered, with changes in SQL. */
async function order(sku: { idProduto: number; id: number }, changes = 'alterado_em = now()') {
  const context = testContext(database.db, { sessao: customer.sessao })
  const { pedido } = await sampleOrder(context, { sku, idCliente: customer.idCliente })
  const update = (set: string) => database.pool.query(`update pedidos set ${set} where id = $1`, [pedido.id])
  await update(`situacao = 'entregue', pago_em = now(), entregue_em = now()`)
  await update(changes)

  return pedido.id
}
