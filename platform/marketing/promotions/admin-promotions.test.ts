import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { PromotionDetails } from '#contract/marketing/admin-marketing.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { findCoupon } from './find-coupon.ts'
import { listActivePromotions } from './list-active-promotions.ts'
import { reservePromotionUses } from './uses/reserve-promotion-uses.ts'

const TEN = { nome: 'Dez por cento', beneficio: { tipo: 'porcentagem', porcentagem: 10 } }

// biome-ignore lint/suspicious/noExplicitAny: bodies of many calls, of which each test names what it reads
let api: ReturnType<typeof testAdminApi<any>>
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  api = testAdminApi(database.db)
  await database.pool.query(
    `insert into marcas (slug, nome, descricao) values ('a', 'A', ''), ('b', 'B', '')`,
  )
})
beforeEach(async () => {
  await database.pool.query('delete from promocao_usos; delete from promocoes')
})
afterAll(() => database.close())

describe('a promotion', () => {
  test('is created, and applies to carts at once', async () => {
    const body = { ...TEN, subtotalMinimo: 20_000, alcance: { marcas: [1] }, acumula: false }
    const created = await create('/promotions', body)

    expect(created).toMatchObject({
      tipo: 'promocao',
      codigo: null,
      nome: 'Dez por cento',
      subtotalMinimo: 20_000,
      versao: 1,
      alcance: { categorias: [], marcas: [1], produtos: [] },
      situacao: 'valendo',
      // Without a limit uses are not counted.
      usos: null,
    })
    expect(await listActivePromotions(context())).toMatchObject([{ id: created.id, subtotalMinimo: 20_000 }])
  })

  test('may have the same name as another', async () => {
    await create('/promotions', TEN)
    await create('/promotions', TEN)

    expect(await listActivePromotions(context())).toHaveLength(2)
  })

  test.each([
    ['no name', { ...TEN, nome: ' ' }],
    ['more than a hundred percent', { ...TEN, beneficio: { tipo: 'porcentagem', porcentagem: 101 } }],
    ['half a percent', { ...TEN, beneficio: { tipo: 'porcentagem', porcentagem: 0.5 } }],
    ['more paid than taken', { ...TEN, beneficio: { tipo: 'levePague', leve: 2, pague: 2 } }],
    [
      'an end before its beginning',
      { ...TEN, validoDe: '2026-12-02T00:00:00Z', validoAte: '2026-12-01T00:00:00Z' },
    ],
  ])('with %s is refused, and nothing is saved', async (_, body) => {
    expect(await api('POST', '/promotions', { papel: 'gerente', body })).toMatchObject({ status: 400 })
    expect(await listActivePromotions(context())).toEqual([])
  })

  test('for unknown products, brands or categories is refused by name', async () => {
    const body = { ...TEN, alcance: { marcas: [424_242] } }

    expect(await api('POST', '/promotions', { papel: 'gerente', body })).toMatchObject({
      status: 422,
      body: { code: 'ReferenciaInexistente', data: { campo: 'marcas', valor: '424242' } },
    })
  })
})

describe('a promotion that gives everything away without a limit', () => {
  const FREE = { nome: 'Grátis', beneficio: { tipo: 'porcentagem', porcentagem: 100 } }
  const refused = {
    status: 422,
    body: {
      code: 'CamposInvalidos',
      data: { campos: [{ campo: 'usosMaximos', mensagem: expect.stringContaining('de graça') }] },
    },
  }

  test('is refused at the limit field, and nothing is saved', async () => {
    expect(await api('POST', '/promotions', { papel: 'gerente', body: FREE })).toMatchObject(refused)
    expect(await listActivePromotions(context())).toEqual([])
  })

  test('is accepted with a limit, which can’t be removed', async () => {
    const { id, versao } = await create('/promotions', { ...FREE, usosMaximos: 3 })

    expect(await put(id, { ...FREE, versao })).toMatchObject(refused)
    expect(await listActivePromotions(context())).toMatchObject([{ id, usosMaximos: 3 }])
  })

  test('can’t be switched on again', async () => {
    const { id } = await create('/promotions', { ...FREE, usosMaximos: 3, ativo: false })
    await database.pool.query('update promocoes set usos_maximos = null')

    expect(await active(id, true)).toMatchObject({ status: 422, body: { code: 'CadastroInvalido' } })
    expect(await listActivePromotions(context())).toEqual([])
  })

  test('may be a coupon', async () => {
    expect(await create('/coupons', { ...FREE, codigo: 'GRATIS' })).toMatchObject({ usosMaximos: null })
  })
})

describe('a coupon', () => {
  test('is created, and found by its code', async () => {
    const created = await create('/coupons', { ...TEN, codigo: ' volte10 ', usosMaximos: 5 })

    expect(created).toMatchObject({
      tipo: 'cupom',
      codigo: 'VOLTE10',
      usos: 0,
      usosMaximos: 5,
      acumula: true,
    })
    expect(await findCoupon(context(), 'volte10')).toMatchObject({ id: created.id })
  })

  test('with a taken code is refused, and the first stays unchanged', async () => {
    await create('/coupons', { ...TEN, codigo: 'DEZ' })

    expect(
      await api('POST', '/coupons', { papel: 'gerente', body: { ...TEN, nome: 'Outro', codigo: 'dez' } }),
    ).toMatchObject({
      status: 422,
      body: { code: 'CamposInvalidos', data: { campos: [{ campo: 'codigo' }] } },
    })
    expect(await findCoupon(context(), 'DEZ')).toMatchObject({ nome: 'Dez por cento' })
  })

  test('can’t have a limit below its uses', async () => {
    const { id, versao } = await create('/coupons', { ...TEN, codigo: 'DEZ' })
    for (const pedido of ['p1', 'p2'])
      await reservePromotionUses(database.db, {
        aplicadas: [id],
        pedido,
        now: context().now,
        comprador: { idCliente: null, documento: null },
      })

    expect(await put(id, { ...TEN, versao, usosMaximos: 1 })).toMatchObject({
      status: 422,
      body: { code: 'CamposInvalidos', data: { campos: [{ campo: 'usosMaximos' }] } },
    })
    expect(await put(id, { ...TEN, versao, usosMaximos: 2 })).toMatchObject({
      status: 200,
      body: { usos: 2, usosMaximos: 2, situacao: 'esgotada' },
    })
  })
})

describe('changing a promotion', () => {
  test('saves it, increments its version, and audits the change', async () => {
    const { id, versao } = await create('/coupons', { ...TEN, codigo: 'DEZ', alcance: { marcas: [1] } })

    const changed = await put(id, { ...TEN, versao, subtotalMinimo: 5_000, alcance: { marcas: [2] } })

    expect(changed).toMatchObject({
      status: 200,
      body: { versao: 2, subtotalMinimo: 5_000, alcance: { marcas: [2] }, codigo: 'DEZ' },
    })
    expect(await lastChange()).toMatchObject({
      acao: 'cupom.alterado',
      alvoNome: 'Dez por cento (DEZ)',
      mudancas: [
        { campo: 'alcance', antes: { marcas: [1] }, depois: { marcas: [2] } },
        { campo: 'subtotalMinimo', antes: 0, depois: 5_000 },
      ],
    })
  })

  test('does nothing if nothing differs', async () => {
    const { id, versao } = await create('/coupons', { ...TEN, codigo: 'DEZ' })

    expect(await put(id, { ...TEN, versao })).toMatchObject({ status: 200, body: { versao: 1 } })
    expect(await lastChange()).toMatchObject({ acao: 'cupom.criado' })
  })

  test('refuses an outdated version and returns the current one', async () => {
    const { id, versao } = await create('/coupons', { ...TEN, codigo: 'DEZ' })
    await put(id, { ...TEN, versao, subtotalMinimo: 5_000 })

    expect(await put(id, { ...TEN, versao, subtotalMinimo: 9_000 })).toMatchObject({
      status: 409,
      body: { code: 'VersaoAntiga', data: { versao: 2, atual: { subtotalMinimo: 5_000 } } },
    })
    expect(await findCoupon(context(), 'DEZ')).toMatchObject({ subtotalMinimo: 5_000 })
  })

  test('twice at once saves one change', async () => {
    const { id, versao } = await create('/coupons', { ...TEN, codigo: 'DEZ' })
    const answers = await Promise.all(
      [1_000, 2_000, 3_000].map((subtotalMinimo) => put(id, { ...TEN, versao, subtotalMinimo })),
    )

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409])
  })

  test('switches it off and on', async () => {
    const { id } = await create('/promotions', TEN)

    expect(await active(id, false)).toMatchObject({
      body: { ativo: false, situacao: 'desligada', versao: 2 },
    })
    expect(await listActivePromotions(context())).toEqual([])
    expect(await lastChange()).toMatchObject({ acao: 'promocao.desligado' })
    expect(await active(id, true)).toMatchObject({ body: { situacao: 'valendo', versao: 3 } })
    expect(await listActivePromotions(context())).toHaveLength(1)
  })

  test('refuses an unknown one', async () => {
    expect(await put(999_999, { ...TEN, versao: 1 })).toMatchObject({ status: 404 })
    expect(await active(999_999, true)).toMatchObject({ status: 404 })
    expect(await api('GET', '/promotions/999999', { papel: 'leitura' })).toMatchObject({ status: 404 })
  })
})

describe('the list', () => {
  test('is filtered by name, code, kind and status, newest first', async () => {
    await create('/promotions', { ...TEN, nome: 'Semana do violino', alcance: { marcas: [1, 2] } })
    await create('/coupons', { ...TEN, nome: 'Boas-vindas', codigo: 'BEMVINDO' })
    await create('/promotions', { ...TEN, nome: 'Natal', validoDe: '2026-12-01T00:00:00Z' })
    await create('/promotions', { ...TEN, nome: 'Páscoa', validoAte: '2026-04-01T00:00:00Z' })
    await create('/coupons', { ...TEN, nome: '100%_off', codigo: 'OFF', ativo: false })

    expect(await names('')).toEqual(['100%_off', 'Páscoa', 'Natal', 'Boas-vindas', 'Semana do violino'])
    expect(await names('?busca=bemvindo')).toEqual(['Boas-vindas'])
    expect(await names('?busca=VIOLINO')).toEqual(['Semana do violino'])
    expect(await names('?busca=%25_o')).toEqual(['100%_off'])
    expect(await names('?tipo=cupom')).toEqual(['100%_off', 'Boas-vindas'])
    expect(await names('?situacao=valendo')).toEqual(['Boas-vindas', 'Semana do violino'])
    expect(await names('?situacao=agendada')).toEqual(['Natal'])
    expect(await names('?situacao=encerrada')).toEqual(['Páscoa'])
    expect(await names('?situacao=desligada&tipo=promocao')).toEqual([])
    expect(await names('?porPagina=2&pagina=2')).toEqual(['Natal', 'Boas-vindas'])
  })

  test('counts the products, brands and categories of each', async () => {
    await create('/promotions', { ...TEN, alcance: { marcas: [1, 2] } })
    const { body } = await api('GET', '/promotions', { papel: 'leitura' })

    expect(body).toMatchObject({ total: 1, itens: [{ alcance: { categorias: 0, marcas: 2, produtos: 0 } }] })
  })
})

test.each([
  ['leitura', 403],
  ['atendimento', 403],
  ['catalogo', 200],
] as const)('%s gets %s for a new promotion', async (papel, status) => {
  expect(await api('POST', '/promotions', { papel, body: TEN })).toMatchObject({ status })
})

const context = () => testContext(database.db)

async function create(path: string, body: object): Promise<PromotionDetails> {
  const answer = await api('POST', path, { papel: 'gerente', body })
  expect(answer.status).toBe(200)
  return answer.body
}

const put = (id: number, body: object) => api('PUT', `/promotions/${id}`, { papel: 'gerente', body })

const active = (id: number, ativo: boolean) =>
  api('PUT', `/promotions/${id}/active`, { papel: 'gerente', body: { ativo } })

async function names(query: string): Promise<string[]> {
  const { body } = await api('GET', `/promotions${query}`, { papel: 'leitura' })
  return body.itens.map(({ nome }: { nome: string }) => nome)
}

async function lastChange() {
  const rows = await database.db.select().from(auditoria).orderBy(auditoria.id)
  return rows.at(-1)
}
