import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SettingsParts } from '#contract/settings/admin-settings.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { TAGS_CHANNEL } from '#platform/database/invalidate-tags.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { settingsJobs } from '../settings-jobs.ts'
import { changeSettings } from './change-settings.ts'
import { loadSettings } from './load-settings.ts'
import { readSettings } from './read-settings.ts'
import { saveSettings } from './save-settings.ts'

let database: TestDatabase
let context: Awaited<ReturnType<typeof staffContext>>

beforeAll(async () => {
  database = await testDatabase()
  context = await staffContext(database.db, 'gerente')
})
afterAll(() => database.close())
beforeEach(async () => {
  await saveSettings(database, DEMO_SETTINGS)
})

describe('settings', () => {
  test('are saved part by part: omitted parts stay unchanged', async () => {
    const { versao, partes } = await readSettings(context)

    await changeSettings(context, { versao, partes: { precos: { ...partes.precos, descontoVista: 12 } } })

    const saved = await loadSettings(database.db)
    expect(saved).toEqual({ ...DEMO_SETTINGS, precos: { ...DEMO_SETTINGS.precos, descontoVista: 12 } })
  })

  test('invalidate cached pages at once', async () => {
    const client = await database.pool.connect()
    const published: string[] = []
    client.on('notification', ({ payload = '' }) => published.push(payload))
    await client.query(`listen ${TAGS_CHANNEL}`)

    const { versao } = await readSettings(context)
    await changeSettings(context, {
      versao,
      partes: { manutencao: { ativa: true, mensagem: 'Voltamos já' } },
    })
    await client.query('select 1')
    client.release(true)

    expect(published.join(' ').split(' ')).toContain('configuracao')
  })

  test('are audited field by field, with before and after', async () => {
    const { versao, partes } = await readSettings(context)
    await changeSettings(context, {
      versao,
      partes: { loja: { ...partes.loja, telefone: '(11) 3333-0000' } },
    })

    const [noted] = await database.db.select().from(auditoria).orderBy(desc(auditoria.id)).limit(1)
    expect(noted).toMatchObject({
      acao: 'configuracao.alterada',
      idFuncionario: context.funcionario?.id,
      mudancas: [{ campo: 'loja.telefone', antes: DEMO_SETTINGS.loja.telefone, depois: '(11) 3333-0000' }],
    })
  })

  test('that somebody saved since are not overwritten', async () => {
    const { versao, partes } = await readSettings(context)
    await changeSettings(context, { versao, partes: { devolucao: { dias: 45 } } })

    const second = changeSettings(context, {
      versao,
      partes: { precos: { ...partes.precos, descontoVista: 1 } },
    })

    await expect(second).rejects.toMatchObject({
      code: 'VersaoAntiga',
      data: { versao: versao + 1, atual: { devolucao: { dias: 45 } } },
    })
    expect((await loadSettings(database.db))?.precos.descontoVista).toBe(DEMO_SETTINGS.precos.descontoVista)
  })

  test('saved by two people at the same moment: the second is refused', async () => {
    const { versao } = await readSettings(context)
    const results = await Promise.allSettled(
      [31, 32].map((dias) => changeSettings(context, { versao, partes: { devolucao: { dias } } })),
    )

    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  })

  test('saved without a change invalidate nothing, and are not audited', async () => {
    const { versao, partes } = await readSettings(context)
    const before = await database.db.$count(auditoria)

    expect(await changeSettings(context, { versao, partes })).toEqual({ versao })
    expect(await database.db.$count(auditoria)).toBe(before)
  })

  test.each<[string, (partes: SettingsParts) => Partial<SettingsParts>]>([
    ['loja.cnpj', ({ loja }) => ({ loja: { ...loja, cnpj: '12.345.678/0001-96' } })],
    [
      'loja.endereco.cep',
      ({ loja }) => ({ loja: { ...loja, endereco: { ...loja.endereco, cep: '00000-000' } } }),
    ],
    ['loja.whatsapp', ({ loja }) => ({ loja: { ...loja, whatsapp: '123' } })],
    ['listagem.order', () => ({ listagem: { ipp: 12, order: 'Ao acaso' } })],
  ])('an invalid %s is refused at its field', async (campo, change) => {
    const { versao, partes } = await readSettings(context)

    await expect(changeSettings(context, { versao, partes: change(partes) })).rejects.toMatchObject({
      code: 'CamposInvalidos',
      data: { campos: [{ campo }] },
    })
  })

  test.each<[string, (partes: SettingsParts) => object]>([
    [
      'a link that runs a program',
      ({ loja }) => ({ loja: { ...loja, redesSociais: [{ nome: 'X', url: 'javascript:alert(1)' }] } }),
    ],
    [
      'a message without the amount',
      ({ carrinho }) => ({ carrinho: { ...carrinho, mensagemAlertaFreteGratis: 'Falta pouco' } }),
    ],
    [
      'a code of measuring that holds a script',
      () => ({ integracoes: { googleAnalytics: 'G-A"><script>', metaPixel: '' } }),
    ],
    ['fewer days than the law gives', () => ({ devolucao: { dias: 6 } })],
    [
      'more instalments without interest than with',
      ({ precos }) => ({ precos: { ...precos, parcelasSemJuros: 24, parcelasMaximas: 3 } }),
    ],
    [
      'a place in another country',
      ({ frete }) => ({ frete: { ...frete, coordenadas: { latitude: 38.7223, longitude: -9.1393 } } }),
    ],
    ['a discount of all', ({ precos }) => ({ precos: { ...precos, descontoVista: 100 } })],
  ])('%s is not a setting', async (_, change) => {
    const { versao, partes } = await readSettings(context)
    const body = { versao, partes: change(partes) }

    const { status } = await testAdminApi(database.db)('PUT', '/settings', { papel: 'gerente', body })

    expect(status).toBe(400)
    expect(await loadSettings(database.db)).toEqual(DEMO_SETTINGS)
  })

  test('contain the environment without its secrets', async () => {
    const body = JSON.stringify(
      (await testAdminApi(database.db)('GET', '/settings', { papel: 'gerente' })).body,
    )

    expect(body).not.toContain(context.environment.palavraDeAcesso)
  })
})

test('the release link is shown to staff who may close the shop, and reading it is audited', async () => {
  const ask = testAdminApi<{ url: string }>(database.db)
  const { body } = await ask('POST', '/settings/release-link', { papel: 'gerente' })

  expect(body.url).toBe('http://loja.test/?liberarAcesso=palavra-de-teste')
  const noted = await database.db.select().from(auditoria).where(eq(auditoria.acao, 'manutencao.link-lido'))
  expect(noted).toHaveLength(1)
})

test('a test mail is sent to its requester', async () => {
  const { body } = await testAdminApi<{ para: string }>(database.db)('POST', '/settings/test-mail', {
    papel: 'gerente',
  })
  const { rows } = await database.pool.query(
    `select data from pgboss.job where name = 'content.send-test-mail'`,
  )
  const sent: unknown[] = []
  const mail: JobContext['mail'] = {
    send: async (template, _, { to }) => void sent.push([template, to.email]),
  }
  for (const job of settingsJobs)
    if (job.schedule === undefined) await job.run({ ...context, mail, idTarefa: 't' }, rows[0].data)

  expect(sent).toEqual([['mail-test', body.para]])
})
