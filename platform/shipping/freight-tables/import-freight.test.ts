import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FreightImport } from '#contract/settings/admin-settings.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { staffContext, testAdminApi } from '#tests/support/staff.ts'
import { listFreight } from './admin-list-freight.ts'

const HEADER = 'servico;nome;cep_de;cep_ate;peso_de_g;peso_ate_g;valor;prazo_dias'
const PAC = 'pac;PAC;01000-000;99999-999;0;30000;24,90;7'
const SEDEX = 'sedex;SEDEX;01000-000;19999-999;0;30000;"39,90";2'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

test('replaces all tables by a CSV, and audits it', async () => {
  expect(await upload([HEADER, PAC, SEDEX])).toMatchObject({
    status: 200,
    body: { servicos: ['PAC', 'SEDEX'], faixas: 2, problemas: [], gravado: true },
  })
  expect(await upload([HEADER, PAC])).toMatchObject({ body: { gravado: true } })

  expect(await listed()).toEqual([
    {
      codigo: 'pac',
      nome: 'PAC',
      faixas: 1,
      pesoMaximo: null,
      prazoDe: 7,
      prazoAte: 7,
      valorDe: 2490,
      valorAte: 2490,
    },
  ])
  const [noted] = await database.db.select().from(auditoria).orderBy(desc(auditoria.id)).limit(1)
  expect(noted).toMatchObject({
    acao: 'frete.tabelas-trocadas',
    mudancas: [
      { campo: 'arquivo', antes: null, depois: 'frete.csv' },
      { campo: 'servicos', antes: ['PAC', 'SEDEX'], depois: ['PAC'] },
    ],
  })
})

test('changes nothing for a preview, or if a line is wrong; reports each wrong line', async () => {
  const before = await listed()

  expect(await upload([HEADER, SEDEX], { conferir: 'true' })).toMatchObject({
    body: { servicos: ['SEDEX'], gravado: false },
  })
  expect(await upload([HEADER, SEDEX, '', 'pac;PAC;1;2;0;30000;caro;7'])).toMatchObject({
    status: 200,
    body: { gravado: false, problemas: [{ line: 4 }, { line: 4 }, { line: 4 }] },
  })
  expect(await listed()).toEqual(before)
})

test.each([
  ['a text that is no UTF-8', new Uint8Array([0x73, 0xe7, 0x6f])],
  ['a spreadsheet', new Uint8Array([0x50, 0x4b, 3, 4, 0, 0])],
  ['quotes out of their place', new TextEncoder().encode(`${HEADER}\npac;P"A"C;"1`)],
])('refuses %s', async (_, bytes) => {
  expect(await upload(bytes)).toMatchObject({ status: 422, body: { code: 'CadastroInvalido' } })
})

async function listed() {
  return (await listFreight(await staffContext(database.db, 'gerente'))).servicos
}

function upload(content: string[] | Uint8Array<ArrayBuffer>, fields: Record<string, string> = {}) {
  const form = new FormData()
  form.append('arquivo', new File(Array.isArray(content) ? [content.join('\r\n')] : [content], 'frete.csv'))
  for (const [name, value] of Object.entries(fields)) form.append(name, value)

  return testAdminApi<FreightImport & { code?: string }>(database.db)('POST', '/settings/freight', {
    papel: 'gerente',
    form,
  })
}
