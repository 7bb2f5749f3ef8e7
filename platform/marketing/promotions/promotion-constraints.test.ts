import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await database.pool.query(`
    ${promotion({ codigo: 'DEZ' })};
    insert into marcas (slug, nome, descricao) values ('a', 'A', '');
    insert into promocao_usos select id, 'p1', null, '52998224725', now() from promocoes`)
})
afterAll(() => database.close())

test.each([
  ['zero percent', promotion({ beneficio: { tipo: 'porcentagem', porcentagem: 0 } })],
  ['more than all', promotion({ beneficio: { tipo: 'porcentagem', porcentagem: 101 } })],
  ['a percentage without a number', promotion({ beneficio: { tipo: 'porcentagem' } })],
  ['a percentage that is null', promotion({ beneficio: { tipo: 'porcentagem', porcentagem: null } })],
  ['half a percent', promotion({ beneficio: { tipo: 'porcentagem', porcentagem: 0.5 } })],
  ['two kinds in one', promotion({ beneficio: { tipo: 'porcentagem', porcentagem: 5, valor: 100 } })],
  ['an amount below zero', promotion({ beneficio: { tipo: 'valor', valor: -1 } })],
  ['paying what one takes', promotion({ beneficio: { tipo: 'levePague', leve: 3, pague: 3 } })],
  ['paying nothing', promotion({ beneficio: { tipo: 'levePague', leve: 3, pague: 0 } })],
  ['a kind that nobody knows', promotion({ beneficio: { tipo: 'brinde' } })],
  ['no kind', promotion({ beneficio: {} })],
  ['neither promotion nor coupon', promotion({ codigo: null })],
  ['promotion and coupon', promotion({ hash: 'x' })],
  ['a code in small letters', promotion({ codigo: 'dez' })],
  ['the same code again', promotion({ codigo: 'DEZ' })],
  ['a period that ends before it begins', promotion({ validoDe: '2026-02-01', validoAte: '2026-01-01' })],
  ['a limit of nothing', promotion({ usosMaximos: 0 })],
  ['more uses than there are', promotion({ usosMaximos: 1, usos: 2 })],
  ['fewer uses than none', `update promocoes set usos = -1`],
  [
    'a target that is two things',
    `insert into promocao_alvos select p.id, null, m.id, 1 from promocoes p, marcas m`,
  ],
  ['a target that is nothing', `insert into promocao_alvos select id, null, null, null from promocoes`],
  [
    'a target twice',
    `insert into promocao_alvos select p.id, null, m.id, null from promocoes p, marcas m, generate_series(1, 2)`,
  ],
  [
    'a second use by the same order',
    `insert into promocao_usos select id, 'p1', null, '11144477735', now() from promocoes`,
  ],
  ['a CPF with dots', `update promocao_usos set documento = '529.982.247-25'`],
  ['a promotion deleted under its uses', `delete from promocoes`],
])('%s is refused', async (_, statement) => {
  await expect(database.pool.query(statement)).rejects.toThrow(/constraint|violates|viola|invalid input/)
})

/** A statement that inserts a valid coupon with these changes. */
function promotion(changes: Record<string, unknown>) {
  const row = {
    hash: null,
    codigo: 'OUTRO',
    beneficio: { tipo: 'valor', valor: 1000 },
    validoDe: null,
    validoAte: null,
    usosMaximos: null,
    usos: 0,
    ...changes,
  }
  return `insert into promocoes (
      hash, codigo, nome, beneficio, acumula, somente_preco_cheio, subtotal_minimo, primeira_compra, exige_login,
      valido_de, valido_ate, usos_maximos, usos, ativo)
    select x.hash, x.codigo, 'X', x.beneficio, true, false, 0, false, false,
      x."validoDe", x."validoAte", x."usosMaximos", x.usos, true
    from jsonb_to_record('${JSON.stringify(row)}') as x(hash text, codigo text, beneficio jsonb,
      "validoDe" timestamptz, "validoAte" timestamptz, "usosMaximos" integer, usos integer)`
}
