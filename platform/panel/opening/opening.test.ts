import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Checklist } from '#contract/panel/opening.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { freightTables } from '#demo/freight.ts'
import { prepareFixtures, sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { savePage } from '#platform/content/pages/save-page.ts'
import { loadSettings } from '#platform/content/settings/load-settings.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'

const PAGES = ['politica-de-privacidade', 'trocas-e-devolucoes', 'termos-de-uso']

let database: TestDatabase
let request: ReturnType<typeof testAdminApi<Checklist & { code?: string }>>
let context: Partial<RequestContext>

beforeAll(async () => {
  database = await testDatabase()
  request = testAdminApi(database.db)
  await prepareFixtures(database.db)
})
afterAll(() => database.close())
beforeEach(async () => {
  context = {}
  await database.pool.query('delete from passos_dispensados')
  await saveSettings(database, settingsAt(DEMO_SETTINGS.sistema.frete.coordenadas))
})

/** Of a shop that is not open, with its place on the map. */
function settingsAt(coordenadas: Settings['sistema']['frete']['coordenadas']): Settings {
  const { sistema } = DEMO_SETTINGS

  return {
    ...DEMO_SETTINGS,
    sistema: {
      ...sistema,
      abertura: { aberta: false },
      frete: { ...sistema.frete, retirada: false, coordenadas },
    },
  }
}

test('the checklist knows what is done from the data of each module', async () => {
  expect(await lacking()).toEqual([
    ...[
      'semAparencia',
      'semProdutos',
      'semEntrega',
      'semPagamento',
      'semPrivacidade',
      'semTrocas',
      'semTermos',
    ],
    ...['semCorreio', 'semHttps', 'semTeste'],
  ])

  await saveProduct(database, sampleProduct('violino', { skus: [sampleSku('V', { estoque: 0 })] }))
  expect(await lacking()).toContain('semEstoque')
  await saveProduct(database, sampleProduct('viola', { skus: [sampleSku('A', { estoque: 2 })] }))
  await saveFreightTables(database, freightTables())
  for (const slug of PAGES)
    await savePage(database, { slug, titulo: slug, resumo: '', html: '<p>[Preencha: o horário]</p>' })
  context = {
    storeUrl: 'https://loja.test',
    environment: {
      ...testContext(database.db).environment,
      correio: { servidor: 'smtp.loja.test', remetente: 'loja@loja.test' },
    },
  }
  expect(await lacking()).toEqual(['semAparencia', 'semPagamento', 'paginasIncompletas', 'semTeste'])
})

test('a motoboy by distance is a delivery once the store is on the map', async () => {
  await saveFreightTables(database, [])
  await saveSettings(database, settingsAt(null))
  await database.pool.query(`
    insert into fretes_metodos (codigo, nome, ativo, regras)
    values ('motoboy', 'Motoboy', true, '[{"onde": {"tipo": "distancia", "ate": 5000}}]')`)
  expect(await lacking()).toContain('semEntrega')
  await saveSettings(database, settingsAt({ latitude: -25.4284, longitude: -49.2733 }))
  expect(await lacking()).not.toContain('semEntrega')
  await database.pool.query('delete from fretes_metodos')
})

describe('a step', () => {
  test('that is not needed is dismissed, and taken up again', async () => {
    const dismissed = await put('pagamento', true)
    expect(dismissed.body.passos.find(({ passo }) => passo === 'pagamento')?.situacao).toBe('dispensado')
    expect(await lastAction()).toBe('configuracao.passo-dispensado')

    const again = await put('pagamento', false)
    expect(again.body.passos.find(({ passo }) => passo === 'pagamento')?.situacao).toBe('falta')
    expect(await lastAction()).toBe('configuracao.passo-retomado')
  })

  test('that a law demands cannot be dismissed', async () => {
    expect((await put('correio', true)).body.code).toBe('PassoObrigatorio')
  })

  test('that does not exist is refused', async () => {
    expect((await put('nada', true)).status).toBe(400)
  })
})

describe('the opening', () => {
  test('is confirmed once, audited, and can be undone', async () => {
    expect((await request('POST', '/opening', { papel: 'gerente' })).body.aberta).toBe(true)
    expect((await loadSettings(database.db))?.sistema.abertura).toEqual({ aberta: true })
    expect(await lastAction()).toBe('configuracao.loja-aberta')
    const before = await audited()
    await request('POST', '/opening', { papel: 'dono' })
    expect(await audited()).toBe(before)

    expect((await request('DELETE', '/opening', { papel: 'dono' })).body.aberta).toBe(false)
    expect((await loadSettings(database.db))?.sistema.abertura).toEqual({ aberta: false })
    expect(await lastAction()).toBe('configuracao.loja-fechada')
  })

  test.each(['catalogo', 'atendimento', 'leitura'] as const)('is not for the role %s', async (papel) => {
    for (const method of ['GET', 'POST', 'DELETE'])
      expect((await request(method, '/opening', { papel })).body.code).toBe('PermissaoNegada')
    const { body } = await request('PUT', '/opening/steps/frete', { papel, body: { dispensado: true } })
    expect(body.code).toBe('PermissaoNegada')
  })

  test('needs a login', async () => {
    expect((await request('POST', '/opening')).body.code).toBe('EntradaNecessaria')
  })
})

test('settings from before there was an opening belong to an open shop', async () => {
  await database.pool.query(
    `update configuracao set valor = valor #- '{sistema,abertura}' #- '{sistema,emBreve}'`,
  )

  expect((await request('GET', '/opening', { papel: 'dono' })).body.aberta).toBe(true)
})

async function lacking(): Promise<string[]> {
  const { body } = await request('GET', '/opening', { papel: 'dono', context })

  return body.passos.flatMap(({ faltas }) => faltas.map(({ motivo }) => motivo))
}

function put(passo: string, dispensado: boolean) {
  return request('PUT', `/opening/steps/${passo}`, { papel: 'dono', body: { dispensado } })
}

async function lastAction() {
  const [row] = await database.db.select().from(auditoria).orderBy(desc(auditoria.id)).limit(1)

  return row?.acao
}

async function audited() {
  return database.db.$count(auditoria)
}
