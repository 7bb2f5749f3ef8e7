import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { ServiceForm } from '#contract/orders/workshop/services.ts'
import { WorkshopPage } from '#contract/orders/workshop/workshop-page.ts'
import { SERVICES } from '#demo/workshop/services.ts'
import { prepareFixtures } from '#platform/catalog/catalog.fixtures.ts'
import { findPages } from '#platform/search/results/find-pages.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { bookWork } from '../capacity/book-work.ts'
import { getWorkshop } from './get-workshop.ts'
import { readWorkshop } from './read-workshop.ts'

/** A Tuesday morning, before the hour until which a payment counts for the same day. */
const NOW = new Date('2026-12-01T12:00:00Z')

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
})
afterAll(() => database.close())
beforeEach(() => emptyTables(database.pool, 'servicos', 'oficina_dias', 'oficina', 'ordens_servico'))

test('services are grouped by the categories above theirs, with price, time and questions', async () => {
  const [own, other] = await rootsAndBelow()
  await insertService({ nome: 'Regulagem', categorias: [own.below], preco: 18_000, minutos: 90, dias: 1 })
  await insertService({ nome: 'Encordoamento', categorias: [own.id, other.id], preco: 5_000, minutos: 30 })
  await insertService({ nome: 'Fora', categorias: [own.id], ativo: false })

  const { estrutura, conteudo } = WorkshopPage.parse(await getWorkshop(context()))

  expect(
    conteudo.grupos.map(({ nome, servicos }) => [nome, servicos.map((service) => service.nome)]),
  ).toEqual([
    [own.nome, ['Regulagem']],
    [`${own.nome} e ${other.nome.toLowerCase()}`, ['Encordoamento']],
  ])
  expect(conteudo.grupos[0]?.servicos[0]).toMatchObject({
    preco: 18_000,
    soma: true,
    pronta: '2026-12-03',
    perguntas: SERVICES[0]?.perguntas.map(({ rotulo }) => rotulo),
    listagens: [{ url: `/${own.belowPath}` }],
  })
  expect(conteudo.proximoDia).toBe('2026-12-02')
  expect(estrutura.seo).toMatchObject({ canonical: '/oficina', indexar: true })
})

test('search engines read the services as a catalogue of offers', async () => {
  const [own] = await rootsAndBelow()
  await insertService({ nome: 'Regulagem', categorias: [own.id], preco: 18_000 })
  await insertService({ nome: 'Ajuste', categorias: [own.id], preco: 0, perguntas: [] })

  const { dadosEstruturados } = (await getWorkshop(context())).estrutura

  expect(dadosEstruturados.map((entry) => entry['@type'])).toEqual(['BreadcrumbList', 'Service'])
  expect(dadosEstruturados[1]).toMatchObject({
    hasOfferCatalog: {
      itemListElement: [
        {
          name: own.nome,
          itemListElement: [
            { priceSpecification: { minPrice: '180.00', priceCurrency: 'BRL' } },
            { itemOffered: { name: 'Ajuste' }, price: '0.00' },
          ],
        },
      ],
    },
  })
})

test('the next free day follows what is booked and the days of the calendar', async () => {
  const [own] = await rootsAndBelow()
  await insertService({ nome: 'Regulagem', categorias: [own.id], minutos: 60 })
  await database.pool.query(`insert into oficina_dias (dia, minutos) values ('2026-12-03', 0)`)
  await database.db.transaction(async (tx) =>
    bookWork({ ...context(), db: tx }, { idOrdem: await workOrder(), minutos: 240, dias: 0 }),
  )

  expect((await getWorkshop(context())).conteudo.proximoDia).toBe('2026-12-04')
  await database.pool.query(
    `insert into oficina (ajustes, alterado_em)
      values ('{"semana":[0,0,0,0,0,0,0],"validadeOrcamento":10,"recebeNoBalcao":true,"texto":"No fundo."}', now())`,
  )
  expect((await getWorkshop(context())).conteudo).toMatchObject({
    proximoDia: null,
    recebeNoBalcao: true,
    texto: 'No fundo.',
    grupos: [{ servicos: [{ pronta: null }] }],
  })
})

test('a page is rendered again when services, settings or booked time change', async () => {
  const noting = context()
  await getWorkshop(noting)

  expect([...noting.noted]).toEqual(expect.arrayContaining(['servicos', 'agenda-oficina', 'configuracao']))
})

test('a shop without a workshop has a page that is not indexed, and neither search nor sitemap lead there', async () => {
  expect((await getWorkshop(context())).estrutura).toMatchObject({ seo: { indexar: false } })
  expect(await readWorkshop(context())).toEqual({ open: false, changed: null })
  expect((await findPages(context(), 'conserto de violão')).paginas).toEqual([])

  const [own] = await rootsAndBelow()
  await insertService({ nome: 'Regulagem', categorias: [own.id] })
  expect(await readWorkshop(context())).toMatchObject({ open: true, changed: NOW.toISOString() })
  expect((await findPages(context(), 'conserto de violão')).paginas).toMatchObject([{ url: '/oficina' }])
})

function context() {
  return testContext(database.db, { now: NOW })
}

/** Two categories of the first level; the first with one below it. */
async function rootsAndBelow() {
  const { rows } = await database.pool.query<{
    id: number
    nome: string
    below: number
    belowPath: string
  }>(
    `select c.id, c.nome, below.id as below, below.caminho as "belowPath"
      from categorias c left join lateral (
        select id, caminho from categorias d where d.id_pai = c.id order by posicao limit 1
      ) below on true
      where c.nivel = 1 order by below.id nulls last, c.posicao limit 2`,
  )
  const [own, other] = rows
  if (!own?.below || !other) throw new Error('The fixtures lack categories.')

  return [own, other] as const
}

async function insertService({
  nome,
  categorias,
  preco = 10_000,
  minutos = 60,
  dias = 0,
  perguntas = SERVICES[0]?.perguntas ?? [],
  ativo = true,
}: Partial<ServiceForm> & { nome: string; categorias: number[] }) {
  await database.pool.query(
    `insert into servicos (nome, preco, minutos, dias, categorias, perguntas, ativo, criado_em, alterado_em)
      values ($1, $2, $3, $4, $5, $6, $7, $8, $8)`,
    [nome, preco, minutos, dias, categorias, JSON.stringify(perguntas), ativo, NOW],
  )
}

async function workOrder(): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into ordens_servico (tipo, nome, email, instrumento, situacao, criado_em, alterado_em)
      values ('balcao', 'Ana', 'ana@exemplo.test', 'Violão', 'recebida', now(), now()) returning id`,
  )

  return rows[0]?.id ?? ''
}
