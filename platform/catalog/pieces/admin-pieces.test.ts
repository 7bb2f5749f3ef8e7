import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { PanelPiece, PieceForm, PieceLine } from '#contract/catalog/pieces.ts'
import {
  prepareFixtures,
  SAMPLE_PICTURE,
  sampleProduct,
  sampleSku,
} from '#platform/catalog/catalog.fixtures.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'
import { saveProduct } from '../product/editing/save-product.ts'
import { getProduct } from '../product/page/get-product.ts'
import { reserveStock } from '../stock/reservations/reserve-stock.ts'
import { restock } from '../stock/reservations/restock.ts'

type Answer = PanelPiece & {
  code: string
  mensagens: { mensagem: string }[]
  data: { campos: { campo: string }[] }
  itens: PieceLine[]
  total: number
  pedidos: unknown[]
}

const now = new Date('2026-11-21T12:00:00Z')
let database: TestDatabase
let call: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Answer }>
/** The SKU of a violin of 4/4 and of one of 3/4. */
let whole: number
let small: number
beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  await saveProduct(
    database,
    sampleProduct('violino', {
      skus: [sampleSku('V-44', {}, { Tamanho: '4/4' }), sampleSku('V-34', {}, { Tamanho: '3/4' })],
    }),
  )
  ;[whole, small] = [await idOf('V-44'), await idOf('V-34')]
  const api = testAdminApi<Answer>(database.db)
  call = (method, path, body) => api(method, path, { papel: 'gerente', body })
})
afterAll(() => database.close())

const piece = (numeroSerie: string, changes: Partial<PieceForm> = {}): PieceForm => ({
  numeroSerie,
  idVariante: small,
  condicao: 'usadoB',
  descricao: 'Risco no tampo.',
  madeira: 'Abeto e ácer',
  peso: 390,
  precoDe: null,
  precoPor: 120_000,
  imagens: [{ arquivo: SAMPLE_PICTURE, alt: 'O tampo' }],
  ...changes,
})

async function created(numeroSerie: string, changes: Partial<PieceForm> = {}): Promise<PanelPiece> {
  return (await call('POST', '/pieces', piece(numeroSerie, changes))).body
}

async function onSale(numeroSerie: string): Promise<PanelPiece> {
  return (await call('POST', `/pieces/${(await created(numeroSerie)).id}/sale`)).body
}

const formOf = ({ id, versao, ...rest }: PanelPiece, changes: Partial<PieceForm> = {}) => ({
  ...piece(rest.numeroSerie),
  versao,
  ...changes,
})

const shown = async () => {
  const { conteudo } = await getProduct(testContext(database.db), { url: '/violino' })
  return conteudo.exemplares.map(({ numeroSerie }) => numeroSerie)
}

async function idOf(sku: string): Promise<number> {
  const { rows } = await database.pool.query<{ id: number }>('select id from skus where sku = $1', [sku])
  return rows[0]?.id ?? 0
}

async function sell({ id }: PanelPiece): Promise<string> {
  const pedido = randomUUID()
  const itens = [{ idAtributoSimples: id, quantidade: 1 }]
  expect(await database.db.transaction((tx) => reserveStock(tx, { pedido, itens, now }))).toEqual([])
  return pedido
}

describe('a new piece', () => {
  test('has the attributes and package of its variant, a code and an address by its serial number', async () => {
    const saved = await created('EG 042')

    expect(saved).toMatchObject({
      sku: 'V-34-EG-042',
      situacao: 'foraDeVenda',
      url: '/violino?exemplar=eg-042',
      produto: { slug: 'violino' },
      imagens: [{ arquivo: SAMPLE_PICTURE, alt: 'O tampo' }],
    })
    const { rows } = await database.pool.query(
      `select s.peso, s.comprimento, v.label from skus s join sku_atributos a on a.id_sku = s.id
       join atributo_valores v on v.id = a.id_valor where s.id = $1`,
      [saved.id],
    )
    expect(rows).toEqual([{ peso: 100, comprimento: 130, label: '3/4' }])
  })

  test.each([
    ['without serial number', { numeroSerie: ' ' }, 'numeroSerie'],
    ['of 3 g', { peso: 3 }, 'peso'],
    ['with a list price below its price', { precoDe: 100 }, 'precoDe'],
  ])('%s is refused', async (_, changes, field) => {
    const { status, body } = await call('POST', '/pieces', piece('EG 100', changes))
    expect([status, JSON.stringify(body).includes(field)]).toEqual([400, true])
  })

  test('with the serial number of another piece of the product is refused, however it is written', async () => {
    await created('AB-1')
    for (const serial of ['AB-1', 'ab 1']) {
      const { status, body } = await call('POST', '/pieces', piece(serial, { idVariante: whole }))
      expect([status, body.data.campos.map(({ campo }) => campo)]).toEqual([422, ['numeroSerie']])
    }
  })

  test('of a SKU or with a picture that does not exist is refused', async () => {
    const answers = [
      await call('POST', '/pieces', piece('X-1', { idVariante: 999_999 })),
      await call('POST', '/pieces', piece('X-2', { imagens: [{ arquivo: '0'.repeat(24), alt: '' }] })),
    ]
    expect(answers.map(({ body }) => body.code)).toEqual(['ReferenciaInexistente', 'ReferenciaInexistente'])
  })
})

describe('a saved piece', () => {
  test('changes its variant, serial number and code; an old version is refused', async () => {
    const before = await created('S-1')
    const { body } = await call(
      'PUT',
      `/pieces/${before.id}`,
      formOf(before, { numeroSerie: 'S-9', idVariante: whole }),
    )
    expect(body).toMatchObject({ versao: 2, sku: 'V-44-S-9', url: '/violino?exemplar=s-9' })

    const { body: refused } = await call('PUT', `/pieces/${before.id}`, formOf(before))
    expect(refused.code).toBe('VersaoAntiga')
  })

  test('that is on sale cannot lose what a sale needs', async () => {
    const selling = await onSale('S-2')
    const { status, body } = await call('PUT', `/pieces/${selling.id}`, formOf(selling, { imagens: [] }))

    expect([status, body.data.campos.map(({ campo }) => campo)]).toEqual([422, ['imagens']])
  })
})

describe('on sale', () => {
  test('a piece is on its product’s page, and off it is not; both are movements', async () => {
    const { id, situacao } = await onSale('O-1')
    expect(situacao).toBe('aVenda')
    expect(await shown()).toContain('O-1')

    expect((await call('DELETE', `/pieces/${id}/sale`)).body.situacao).toBe('foraDeVenda')
    expect(await shown()).not.toContain('O-1')
    const { rows } = await database.pool.query(
      'select tipo, quantidade, saldo from movimentos_estoque where id_sku = $1 order by id',
      [id],
    )
    expect(rows).toEqual([
      { tipo: 'entrada', quantidade: 1, saldo: 1 },
      { tipo: 'saida', quantidade: -1, saldo: 0 },
    ])
  })

  test('a used piece without pictures is refused', async () => {
    const { id } = await created('O-2', { imagens: [] })
    const { status, body } = await call('POST', `/pieces/${id}/sale`)

    expect([status, body.data.campos.map(({ campo }) => campo)]).toEqual([422, ['imagens']])
  })

  test('a sold piece is refused until its order is returned', async () => {
    const selling = await onSale('O-3')
    const pedido = await sell(selling)
    expect((await call('GET', `/pieces/${selling.id}`)).body.situacao).toBe('vendido')
    const { status, body } = await call('POST', `/pieces/${selling.id}/sale`)
    expect([status, body.code]).toEqual([409, 'CadastroEmUso'])

    await database.db.transaction((tx) => restock(tx, { pedido, now }))
    expect((await call('GET', `/pieces/${selling.id}`)).body.situacao).toBe('aVenda')
    expect((await call('GET', `/pieces/${selling.id}/orders`)).body.pedidos).toEqual([
      { id: pedido, numero: null },
    ])
  })

  test('a return of a piece that staff put back before leaves one', async () => {
    const selling = await onSale('O-4')
    const pedido = await sell(selling)
    const move = { tipo: 'entrada', motivo: 'Voltou', itens: [{ idSku: selling.id, quantidade: 1 }] }
    expect((await call('POST', '/stock/movements', move)).status).toBe(200)

    await database.db.transaction((tx) => restock(tx, { pedido, now }))
    expect((await call('GET', `/stock/levels/${selling.id}`)).body).toMatchObject({ estoque: 1 })
  })

  test.each(['entrada', 'ajuste', 'devolucao'])(
    'a second unit by a movement “%s” is refused',
    async (tipo) => {
      const { id } = await onSale(`O-5-${tipo}`)
      const itens = [{ idSku: id, quantidade: 1 }]
      const { status, body } = await call('POST', '/stock/movements', { tipo, motivo: 'Mais um', itens })

      expect([status, body.code]).toEqual([422, 'CadastroInvalido'])
      expect(body.mensagens[0]?.mensagem).toContain('só existe um')
    },
  )

  test('a count that found two is refused', async () => {
    const { sku } = await onSale('O-6')
    const { body: count } = await call('POST', '/stock/counts', { nome: 'Exemplares' })
    await call('POST', `/stock/counts/${count.id}/readings`, { codigo: sku, quantidade: 2 })
    const { status, body } = await call('POST', `/stock/counts/${count.id}/application`)

    expect([status, body.code]).toEqual([422, 'CadastroInvalido'])
  })
})

test('only a piece that was never in an order is removed', async () => {
  const [never, sold] = [await onSale('R-1'), await onSale('R-2')]
  const pedido = await sell(sold)
  await database.db.transaction((tx) => restock(tx, { pedido, now }))

  expect((await call('DELETE', `/pieces/${never.id}`)).status).toBe(200)
  expect((await call('GET', `/pieces/${never.id}`)).status).toBe(404)
  expect((await call('DELETE', `/pieces/${sold.id}`)).body.code).toBe('CadastroEmUso')
})

test('the list finds pieces by serial number and product, condition and situation', async () => {
  await created('LISTA-1', { condicao: 'vitrine' })
  const selling = await onSale('LISTA-2')
  await sell(selling)
  const found = async (query: string) => {
    const { itens } = (await call('GET', `/pieces?busca=lista&${query}`)).body
    return itens.map(({ numeroSerie }) => numeroSerie)
  }

  expect(await found('')).toEqual(['LISTA-2', 'LISTA-1'])
  expect(await found('condicao=vitrine')).toEqual(['LISTA-1'])
  expect(await found('situacao=vendido')).toEqual(['LISTA-2'])
  expect(await found('situacao=foraDeVenda')).toEqual(['LISTA-1'])
  expect(await found('situacao=aVenda')).toEqual([])
  const { body } = await call('GET', '/pieces?busca=produto violino&porPagina=1')
  expect(body.itens[0]).toMatchObject({ variacao: 'Tamanho: 3/4', produto: { slug: 'violino' } })
  expect(body.total).toBeGreaterThan(2)
})

test('who changed what of a piece is recorded', async () => {
  const { id } = await onSale('A-1')
  const { rows } = await database.pool.query<{ acao: string }>(
    "select acao from auditoria where alvo_tipo = 'exemplar' and alvo_id = $1 order by id",
    [String(id)],
  )

  expect(rows.map(({ acao }) => acao)).toEqual(['exemplar.criado', 'exemplar.aVenda'])
})
