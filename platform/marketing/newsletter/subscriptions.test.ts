import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { newsletterInscricoes } from '../newsletter-tables.ts'
import { exportSubscriptions } from './subscriptions.ts'

// biome-ignore lint/suspicious/noExplicitAny: bodies of several calls, of which each test names what it reads
let api: ReturnType<typeof testAdminApi<any>>
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  api = testAdminApi(database.db)
  await database.db.insert(newsletterInscricoes).values([
    {
      idEvento: 1,
      email: 'clara@example.com',
      nome: 'Clara',
      segmento: 'violino',
      situacao: 'confirmada',
      pedidaEm: new Date('2026-11-01T12:00:00Z'),
      origem: '/violinos',
      texto: 'Novidades; e "ofertas".',
      confirmadaEm: new Date('2026-11-01T13:00:00Z'),
    },
    {
      idEvento: 1,
      email: 'malvada@example.com',
      nome: '=HYPERLINK("x")',
      situacao: 'pendente',
      pedidaEm: new Date('2026-11-02T12:00:00Z'),
      origem: '/',
    },
    {
      idEvento: 2,
      email: '+mais@example.com',
      nome: '',
      situacao: 'cancelada',
      origem: 'avise-me',
      pedidaEm: new Date('2026-11-03T12:00:00Z'),
      canceladaEm: new Date('2026-11-04T12:00:00Z'),
    },
  ])
})
afterAll(() => database.close())

test('addresses are listed newest first, and found', async () => {
  expect(await emails('')).toEqual(['+mais@example.com', 'malvada@example.com', 'clara@example.com'])
  expect(await emails('?busca=CLARA')).toEqual(['clara@example.com'])
  expect(await emails('?situacao=pendente')).toEqual(['malvada@example.com'])
})

test('the file contains the record of consent, and no cell that a spreadsheet would evaluate', async () => {
  const { status, headers, body } = await api('GET', '/newsletter/export', { papel: 'financeiro' })

  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(headers.get('content-disposition')).toContain('newsletter-2026-11-21.csv')
  expect(headers.get('content-length')).toBeNull()
  expect(body.replace('\uFEFF', '').split('\r\n')).toEqual([
    'email;nome;segmento;situacao;pedidaEm;origem;texto;confirmadaEm;canceladaEm',
    'clara@example.com;Clara;violino;confirmada;2026-11-01T12:00:00.000Z;/violinos;"Novidades; e ""ofertas"".";2026-11-01T13:00:00.000Z;',
    'malvada@example.com;"\'=HYPERLINK(""x"")";;pendente;2026-11-02T12:00:00.000Z;/;;;',
    "'+mais@example.com;;;cancelada;2026-11-03T12:00:00.000Z;avise-me;;;2026-11-04T12:00:00.000Z",
    '',
  ])
  expect(await database.db.select().from(auditoria)).toMatchObject([
    { acao: 'newsletter.exportada', alvoTipo: 'newsletter' },
  ])
})

test('a filtered list exports a filtered file', async () => {
  const { body } = await api('GET', '/newsletter/export?situacao=confirmada', { papel: 'dono' })

  expect(body).toContain('clara@example.com')
  expect(body).not.toContain('malvada')
})

test('personal data needs the permission', async () => {
  expect(await api('GET', '/newsletter', { papel: 'leitura' })).toMatchObject({ status: 403 })
  expect(await api('GET', '/newsletter/export', { papel: 'atendimento' })).toMatchObject({ status: 403 })
  expect(await api('GET', '/newsletter/export')).toMatchObject({ status: 401 })
})

test('the file is read while it is sent', async () => {
  const file = await exportSubscriptions(await staffContext(database.db, 'financeiro'), { busca: '' })
  const reader = file.stream().getReader()
  const header = await reader.read()
  await database.pool.query(
    `update newsletter_inscricoes set nome = 'Nara' where email = 'clara@example.com'`,
  )
  const rows = await reader.read()
  await reader.cancel()

  expect(String(Buffer.from(header.value!))).toContain('email;nome')
  expect(String(Buffer.from(rows.value!))).toContain('clara@example.com;Nara')
})

async function emails(query: string): Promise<string[]> {
  const { body } = await api('GET', `/newsletter${query}`, { papel: 'atendimento' })
  return body.itens.map(({ email }: { email: string }) => email)
}
