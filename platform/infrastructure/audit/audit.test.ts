import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { staffContext } from '#tests/support/staff.ts'
import { listChanges } from './list-changes.ts'
import { recordChange } from './record-change.ts'

const PAGE = { pagina: 1, porPagina: 50, busca: '' }

let database: TestDatabase
let context: Awaited<ReturnType<typeof staffContext>>

beforeAll(async () => {
  database = await testDatabase()
  context = await staffContext(database.db, 'dono', { ip: '203.0.113.7' })
  await recordChange(database.db, context, {
    acao: 'produto.alterado',
    alvo: { tipo: 'produto', id: '7', nome: 'Violão Clássico' },
    antes: { precoPor: 10_000, nome: 'Violão', peso: 1, descricao: '' },
    depois: { precoPor: 12_000, nome: 'Violão', garantia: '1 ano', itens: [], descricao: null, ean: '' },
  })
  await recordChange(
    database.db,
    { ...context, now: new Date('2026-11-22T02:30:00Z') },
    { acao: 'pedido.enviado', alvo: { tipo: 'pedido', id: '9', nome: 'Pedido 100%' } },
  )
})
afterAll(() => database.close())

describe('the audit log', () => {
  test.each([
    'update auditoria set quem = quem',
    "update auditoria set acao = 'nada'",
    'delete from auditoria',
    'truncate auditoria',
    'truncate auditoria cascade',
    'truncate funcionarios cascade',
  ])('cannot be modified by: %s', async (statement) => {
    await expect(database.pool.query(statement)).rejects.toThrow('A auditoria não se muda.')
    expect((await listChanges(context, PAGE)).total).toBe(2)
  })

  test('records only the changed fields, with their old and new values', async () => {
    const { itens } = await listChanges(context, { ...PAGE, tipo: 'produto' })

    expect(itens).toMatchObject([
      {
        quem: 'Pessoa de dono',
        ip: '203.0.113.7',
        mudancas: [
          { campo: 'garantia', antes: null, depois: '1 ano' },
          { campo: 'peso', antes: 1, depois: null },
          { campo: 'precoPor', antes: 10_000, depois: 12_000 },
        ],
      },
    ])
  })

  test.each([
    ['violao', 1],
    ['VIOLÃO pessoa', 1],
    ['violao pedido', 0],
    ['produto.alterado', 1],
    ['100%', 1],
    ['%', 1],
    ['', 2],
  ])('filtered by %j returns %i entries', async (busca, total) => {
    expect((await listChanges(context, { ...PAGE, busca })).total).toBe(total)
  })

  test("takes days in São Paulo's time zone", async () => {
    const on = async (de: string, ate: string) => (await listChanges(context, { ...PAGE, de, ate })).total

    expect(await on('2026-11-21', '2026-11-21')).toBe(2)
    expect(await on('2026-11-22', '2026-11-22')).toBe(0)
    expect(await on('2026-11-20', '2026-11-20')).toBe(0)
  })

  test('is read page by page, newest first', async () => {
    const { itens, total } = await listChanges(context, { ...PAGE, porPagina: 1 })

    expect(total).toBe(2)
    expect(itens.map(({ acao }) => acao)).toEqual(['pedido.enviado'])
  })
})
