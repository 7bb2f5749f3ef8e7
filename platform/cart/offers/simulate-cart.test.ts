import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { saveCoupon } from '#platform/marketing/promotions/save-coupon.ts'
import { savePromotion } from '#platform/marketing/promotions/save-promotion.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testAdminApi } from '#tests/support/staff.ts'

const percent = (porcentagem: number) => ({ tipo: 'porcentagem', porcentagem }) as const

// biome-ignore lint/suspicious/noExplicitAny: each test names what it reads
let api: ReturnType<typeof testAdminApi<any>>
let database: TestDatabase
let violin: { idProduto: number; idSku: number }
let bow: { idProduto: number; idSku: number }

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  api = testAdminApi(database.db)
  violin = await product('violino', 30_000, 4)
  bow = await product('arco', 10_001, 0)
  await database.pool.query(`insert into grupos_clientes (nome) values ('Escolas')`)
  await database.pool.query(
    `insert into precos_grupo (id_grupo, id_sku, preco_por) select id, $1, 25000 from grupos_clientes`,
    [violin.idSku],
  )
})
beforeEach(() => database.pool.query('delete from promocoes'))
afterAll(() => database.close())

describe('a simulated cart', () => {
  test('costs to the centavo what a shopper would pay, even if sold out', async () => {
    await savePromotion(database, {
      hash: 'arcos',
      nome: 'Arcos',
      beneficio: percent(10),
      alcance: only(bow),
    })
    const { carrinho, promocoes, fora } = await simulate({
      itens: [
        { idSku: violin.idSku, quantidade: 1 },
        { idSku: bow.idSku, quantidade: 3 },
      ],
    })

    // 10% of R$ 300,03, rounded half up once.
    expect(carrinho).toMatchObject({ subtotal: { valor: 60_003 }, total: 57_003, quantidadeTotal: 4 })
    expect(promocoes).toMatchObject([{ nome: 'Arcos', desconto: 3_000, motivo: null, explicacao: null }])
    expect(fora).toEqual([])
  })

  test('says of each promotion why it does not apply', async () => {
    const rule = { beneficio: percent(10) }
    await savePromotion(database, { ...rule, hash: 'melhor', nome: 'Melhor', beneficio: percent(20) })
    await savePromotion(database, { ...rule, hash: 'pior', nome: 'Pior' })
    await savePromotion(database, { ...rule, hash: 'minimo', nome: 'Mínimo', subtotalMinimo: 50_000 })
    await savePromotion(database, { ...rule, hash: 'arcos', nome: 'Arcos', alcance: only(bow) })
    await savePromotion(database, { ...rule, hash: 'primeira', nome: 'Primeira', primeiraCompra: true })
    await savePromotion(database, { ...rule, hash: 'conta', nome: 'Conta', exigeLogin: true })
    await savePromotion(database, { ...rule, hash: 'natal', nome: 'Natal', validoDe: '2026-12-01T03:00:00Z' })
    await savePromotion(database, { ...rule, hash: 'off', nome: 'Desligada', ativo: false })

    const { promocoes } = await simulate({ primeiraCompra: false })
    expect(promocoes.map(({ nome, motivo }: Tried) => [nome, motivo])).toEqual([
      ['Melhor', null],
      ['Pior', 'outraPromocao'],
      ['Mínimo', 'subtotalMinimo'],
      ['Arcos', 'semItens'],
      ['Primeira', 'primeiraCompra'],
      ['Conta', 'loginNecessario'],
      ['Natal', 'aindaNaoVale'],
    ])
    expect(promocoes[2].explicacao).toBe('Faltam R$\u00a0200,00 em produtos que participam.')
  })

  test('uses the promotions of the given time', async () => {
    await savePromotion(database, {
      hash: 'natal',
      nome: 'Natal',
      beneficio: percent(50),
      validoDe: '2026-12-01T03:00:00Z',
    })

    expect((await simulate({})).carrinho.total).toBe(30_000)
    expect((await simulate({ em: '2026-12-01T03:00:00Z' })).carrinho.total).toBe(15_000)
  })

  test("uses the group's prices", async () => {
    const { rows } = await database.pool.query('select id from grupos_clientes')

    expect((await simulate({ idGrupo: rows[0].id })).carrinho.total).toBe(25_000)
  })

  test('accepts a coupon, or says why not', async () => {
    await saveCoupon(database, { codigo: 'DEZ', nome: 'Dez', beneficio: percent(10) })
    await saveCoupon(database, {
      codigo: 'CARO',
      nome: 'Caro',
      beneficio: percent(10),
      subtotalMinimo: 90_000,
    })

    expect(await simulate({ codigo: 'dez' })).toMatchObject({
      carrinho: { total: 27_000, cupom: { codigo: 'DEZ' } },
      recusaCupom: null,
    })
    expect((await simulate({ codigo: 'caro' })).recusaCupom).toBe(
      'Faltam R$\u00a0600,00 em produtos para usar o cupom CARO.',
    )
    expect((await simulate({ codigo: 'nada' })).recusaCupom).toContain('Este cupom não existe')
  })

  test('names the source of free freight, and how far the state is from it', async () => {
    const before = await simulate({ uf: 'SP' })
    await savePromotion(database, {
      hash: 'frete',
      nome: 'Frete por nossa conta',
      beneficio: { tipo: 'freteGratis' },
    })
    const after = await simulate({ uf: 'SP' })

    expect([before.freteGratis, after.freteGratis]).toEqual([null, 'Frete por nossa conta'])
    expect(after.carrinho.freteGratis.porcentagem).toBe(100)
  })

  test('leaves out products not on sale, and adds up repeated SKUs', async () => {
    const itens = [1, 2].map(() => ({ idSku: violin.idSku, quantidade: 1 }))
    const { carrinho, fora } = await simulate({ itens: [...itens, { idSku: 999_999, quantidade: 1 }] })

    expect(carrinho).toMatchObject({ total: 60_000, itens: [{ quantidade: 2 }] })
    expect(fora).toEqual([999_999])
  })

  test.each([
    [{ itens: [] }],
    [{ itens: [{ idSku: 1, quantidade: 0 }] }],
    [{ uf: 'sp' }],
    [{ em: 'ontem' }],
    [{ itens: Array.from({ length: 51 }, () => ({ idSku: 1, quantidade: 1 })) }],
  ])('refuses %j as a bad request', async (body) => {
    const answer = await ask(body)
    expect(answer.status).toBe(400)
  })
})

type Tried = { nome: string; motivo: string | null }

const only = ({ idProduto }: { idProduto: number }) => ({ produtos: [idProduto] })

const ask = (body: object) =>
  api('POST', '/carts/simulation', {
    papel: 'leitura',
    body: { itens: [{ idSku: violin.idSku, quantidade: 1 }], ...body },
  })

async function simulate(body: object) {
  const answer = await ask(body)
  expect(answer.status).toBe(200)
  return answer.body
}

async function product(slug: string, precoPor: number, estoque: number) {
  const sku = sampleSku(slug.toUpperCase(), { precoPor, estoque })
  const { id } = await saveProduct(database, sampleProduct(slug, { skus: [sku] }))
  const { rows } = await database.pool.query('select id from skus where id_produto = $1', [id])
  return { idProduto: id, idSku: rows[0].id }
}
