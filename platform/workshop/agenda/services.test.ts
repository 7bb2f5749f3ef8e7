import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type {
  PanelService,
  ServiceForm,
  ServiceLine,
  WorkshopAgendaDay,
  WorkshopSettingsForm,
} from '#contract/orders/workshop/services.ts'
import { DEFAULT_WORKSHOP_SETTINGS } from '#domain/workshop/workshop-settings.ts'
import { prepareFixtures } from '#platform/catalog/catalog.fixtures.ts'
import { bookWork } from '#platform/catalog/services/capacity/book-work.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { testContext } from '#tests/support/request-context.ts'
import { testAdminApi } from '#tests/support/staff.ts'

type Answer = PanelService &
  WorkshopAgendaDay &
  WorkshopSettingsForm & {
    code: string
    data: { atual: PanelService }
    itens: ServiceLine[]
  }

let database: TestDatabase
let call: (method: string, path: string, body?: unknown) => Promise<{ status: number; body: Answer }>
let category: number

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
  const { rows } = await database.pool.query<{ id: number }>('select id from categorias order by id limit 1')
  category = rows[0]?.id ?? 0
  const api = testAdminApi<Answer>(database.db)
  call = (method, path, body) => api(method, path, { papel: 'gerente', body })
})
afterAll(() => database.close())

beforeEach(() => emptyTables(database.pool, 'servicos', 'oficina', 'oficina_dias', 'ordens_servico'))

const service = (changes: Partial<ServiceForm> = {}): ServiceForm => ({
  nome: 'Regulagem completa',
  descricao: 'Ação, tensor e oitavas.',
  preco: 18_000,
  minutos: 90,
  dias: 1,
  categorias: [category],
  perguntas: [
    {
      chave: 'altura',
      rotulo: 'Altura das cordas',
      ajuda: '',
      tipo: 'opcao',
      obrigatoria: true,
      opcoes: [
        { chave: 'baixa', rotulo: 'Baixa', preco: 0, minutos: 0 },
        { chave: 'media', rotulo: 'Média', preco: 0, minutos: 0 },
      ],
    },
  ],
  ativo: true,
  ...changes,
})

const created = async (nome: string) => (await call('POST', '/services', service({ nome }))).body

describe('services', () => {
  test('are created, listed with their categories, and saved', async () => {
    const { id, versao, categorias } = await created('Regulagem')
    const saved = await call('PUT', `/services/${id}`, { ...service({ preco: 20_000 }), versao })

    expect(categorias.map((one) => one.id)).toEqual([category])
    expect(saved.body).toMatchObject({ preco: 20_000, versao: versao + 1, perguntas: service().perguntas })
    expect((await call('GET', `/services/${id}`)).body).toEqual(saved.body)
    expect((await call('GET', '/services')).body.itens).toMatchObject([
      { id, nome: 'Regulagem completa', preco: 20_000, categorias: [categorias[0]?.nome] },
    ])
  })

  test('are refused with the fields that are wrong', async () => {
    const { status, body } = await call(
      'POST',
      '/services',
      service({ nome: ' ', categorias: [], minutos: 0 }),
    )

    expect(status).toBe(400)
    expect(JSON.stringify(body)).toContain('Dê um nome ao serviço.')
    expect(JSON.stringify(body)).toContain('Escolha as categorias em que o serviço aparece.')
    expect(JSON.stringify(body)).toContain('Pelo menos um minuto.')
  })

  test('are not saved over the change of somebody else', async () => {
    const { id, versao } = await created('Regulagem')
    await call('PUT', `/services/${id}`, { ...service({ nome: 'Do colega' }), versao })
    const { body } = await call('PUT', `/services/${id}`, { ...service({ nome: 'Meu' }), versao })

    expect(body).toMatchObject({ code: 'VersaoAntiga', data: { atual: { nome: 'Do colega' } } })
    expect((await call('GET', '/services/999999')).body.code).toBe('CadastroInexistente')
  })

  test('are sorted, and those that the order does not name follow', async () => {
    const [a, b, c] = [await created('A'), await created('B'), await created('C')]
    const { body } = await call('PUT', '/services/order', { ids: [c.id, a.id] })

    expect(body.itens.map(({ id }) => id)).toEqual([c.id, a.id, b.id])
  })

  test('leave who changed what in the audit', async () => {
    const { id, versao } = await created('Regulagem')
    await call('PUT', `/services/${id}`, { ...service({ ativo: false }), versao })
    const { rows } = await database.pool.query<{ acao: string }>(
      `select acao from auditoria where alvo_tipo = 'servico' and alvo_id = $1 order by id`,
      [String(id)],
    )

    expect(rows.map(({ acao }) => acao)).toEqual(['servico.criado', 'servico.alterado'])
  })
})

describe('the agenda', () => {
  test('shows what a day has and which jobs take it', async () => {
    const id = await bookedWorkOrder(300)
    const { dias } = await agenda('2026-11-24')

    expect(dias.map(({ minutos, ocupados }) => [minutos, ocupados])).toEqual([
      [0, 0],
      [240, 0],
      [240, 240],
      [240, 60],
      [240, 0],
      [240, 0],
      [0, 0],
    ])
    expect(dias[2]?.trabalhos).toMatchObject([{ tipo: 'ordem', id, nome: 'Ana', minutos: 240 }])
  })

  test('is read by whoever sees orders, and changed by those who change the settings', async () => {
    const id = await bookedWorkOrder(300)
    const as = testAdminApi<{ code: string; dias: WorkshopAgendaDay[] }>(database.db)
    for (const papel of ['atendimento', 'leitura'] as const) {
      const { body } = await as('GET', '/workshop/agenda?dia=2026-11-24', { papel })
      expect(body.dias[2]?.trabalhos).toMatchObject([{ id }])
      const day = { minutos: 60, motivo: '' }
      const { status } = await as('PUT', '/workshop/days/2026-11-24', { papel, body: day })
      expect(status).toBe(403)
    }
  })

  test('says which jobs are over, and these are not moved', async () => {
    const [open, ready] = [await bookedWorkOrder(60), await bookedWorkOrder(60)]
    await database.pool.query(`update ordens_servico set situacao = 'pronta' where id = $1`, [ready])
    const { dias } = await agenda('2026-11-24')

    expect(dias[2]?.trabalhos.map(({ id, terminado }) => [id, terminado])).toEqual([
      [open, false],
      [ready, true],
    ])
    expect((await move(ready, { para: '2026-11-26' })).body.code).toBe('OrdemNaoPermite')
  })

  test('names the jobs that a shorter day no longer has room for, and keeps them on it', async () => {
    const first = await bookedWorkOrder(100)
    const second = await bookedWorkOrder(100)
    const path = '/workshop/days/2026-11-24'
    const { body } = await call('PUT', path, { minutos: 120, motivo: 'Feira' })

    expect(body).toMatchObject({ padrao: 240, minutos: 120, motivo: 'Feira', ocupados: 200 })
    expect(body.trabalhos.map(({ id }) => id)).toEqual([first, second])
    expect(body.naoCabem.map(({ id }) => id)).toEqual([second])
    expect((await call('DELETE', path)).body).toMatchObject({ minutos: 240, motivo: null, naoCabem: [] })
  })
})

describe('a job', () => {
  test('is moved to another day, also from a closed one, and the promised day follows', async () => {
    const id = await bookedWorkOrder(60)
    await call('PUT', '/workshop/days/2026-11-24', { minutos: 0, motivo: 'Feira' })
    const { body } = await move(id, { para: '2026-11-26' })

    expect(body).toMatchObject({ dia: '2026-11-26', ocupados: 60, trabalhos: [{ tipo: 'ordem', id }] })
    expect((await agenda('2026-11-24')).dias[2]).toMatchObject({ ocupados: 0, naoCabem: [] })
    expect(await promised(id)).toEqual({ dia: '2026-11-26', mails: 1 })
  })

  test('joins what it has on the other day, and nobody is written to if staff say so', async () => {
    const id = await bookedWorkOrder(300)
    const { body } = await move(id, { para: '2026-11-25', avisar: false })

    expect(body.trabalhos).toMatchObject([{ id, minutos: 300 }])
    expect(body.naoCabem).toHaveLength(1)
    expect(await promised(id)).toEqual({ dia: '2026-11-25', mails: 0 })
  })

  test('is not moved into the past, nor from a day on which it has nothing', async () => {
    const id = await bookedWorkOrder(60)

    expect((await move(id, { para: '2026-11-20' })).body).toMatchObject({
      code: 'CamposInvalidos',
      data: { campos: [{ campo: 'para' }] },
    })
    expect((await move(id, { para: '2026-11-26', dia: '2026-11-25' })).body.code).toBe('OrdemInexistente')
  })
})

function move(id: string, { dia = '2026-11-24', ...to }: { dia?: string; para: string; avisar?: boolean }) {
  return call('POST', `/workshop/days/${dia}/moves`, { tipo: 'ordem', id, ...to })
}

/** The day on which a work order should be ready, and how many mails say so. */
async function promised(id: string) {
  const { rows } = await database.pool.query(
    `select o.prevista_para::text as dia, (
       select count(*)::int from pgboss.job j where j.name = 'workshop.send-work-order-mail'
         and j.data ->> 'id' = o.id::text and j.data ->> 'tipo' = 'novoDia'
     ) as mails
     from ordens_servico o where o.id = $1`,
    [id],
  )

  return rows[0]
}

describe('settings', () => {
  test('count from the next booking on, once per version', async () => {
    const { body } = await call('GET', '/workshop/settings')
    const ajustes = { ...DEFAULT_WORKSHOP_SETTINGS, semana: [0, 60, 60, 60, 60, 60, 0] }
    const saved = await call('PUT', '/workshop/settings', { versao: body.versao, ajustes })

    expect(body).toEqual({ versao: 0, ajustes: DEFAULT_WORKSHOP_SETTINGS })
    expect(saved.body).toEqual({ versao: 1, ajustes })
    expect((await call('PUT', '/workshop/settings', { versao: 0, ajustes })).body.code).toBe('VersaoAntiga')
    expect((await agenda('2026-11-23')).dias[1]).toMatchObject({ minutos: 60 })
  })
})

async function agenda(dia: string): Promise<{ dias: WorkshopAgendaDay[] }> {
  const api = testAdminApi<{ dias: WorkshopAgendaDay[] }>(database.db)

  return (await api('GET', `/workshop/agenda?dia=${dia}`, { papel: 'gerente' })).body
}

/** Booked from Tuesday, 24 November on: Saturday's payments count for Monday. */
async function bookedWorkOrder(minutos: number): Promise<string> {
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into ordens_servico (tipo, nome, email, instrumento, situacao, criado_em, alterado_em)
      values ('balcao', 'Ana', 'ana@exemplo.test', 'Violino', 'aprovada', now(), now()) returning id`,
  )
  const idOrdem = rows[0]?.id ?? ''
  await database.db.transaction((tx) =>
    bookWork({ ...testContext(tx), db: tx }, { idOrdem, minutos, dias: 0 }),
  )

  return idOrdem
}
