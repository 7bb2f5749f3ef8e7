import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleProduct, sampleSku } from '#platform/catalog/catalog.fixtures.ts'
import { samplePiece } from '#platform/catalog/pieces/pieces.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { ensureBasics } from '#platform/content/settings/ensure-basics.ts'
import type { Database } from '#platform/database/connect.ts'
import { auditoria } from '#platform/infrastructure/audit/tables.ts'
import { fixFinding, runChecks } from '#platform/infrastructure/doctor/run-checks.ts'
import { localStorage } from '#platform/infrastructure/storage/local.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { type OrderShop, openOrderShop } from '#tests/support/order-shop.ts'
import { staffContext } from '#tests/support/staff.ts'
import { checkMachine } from './check-machine.ts'
import { CHECKS } from './checks.ts'

const NOW = new Date('2026-11-21T15:00:00Z')

let shop: OrderShop

beforeAll(async () => {
  shop = await openOrderShop()
  const { db } = shop
  await ensureBasics({ db })
  await staffContext(db, 'dono')
  const violin = sampleSku('VIOLINO', {}, { Tamanho: '4/4' })
  await saveProduct({ db }, sampleProduct('violino', { skus: [violin] }))
  await samplePiece(db, 'VIOLINO')
  await saveProduct({ db }, sampleProduct('kit', { skus: [sampleSku('KIT')] }))
  await shop.place({ metodo: 'boleto' })
  const paid = await shop.place({ metodo: 'pix' })
  await shop.payAndSettle(paid.idPagamento)
  await db.execute(sql`
    insert into promocoes (codigo, nome, beneficio, acumula, somente_preco_cheio, subtotal_minimo, primeira_compra, exige_login, ativo)
    values ('CORDAS10', 'Cordas', '{"tipo": "porcentagem", "porcentagem": 10}', true, false, 0, false, false, true)`)
  await db.execute(sql`delete from pgboss.job`)
})
afterAll(() => shop.close())

test('finds nothing in a shop whose orders went through its own use cases', async () => {
  expect(await runChecks(shop.db, CHECKS)).toEqual([])
})

test('reports a recurring job that failed for good until it succeeds', async () => {
  const reported = async (tx: Database) => {
    const findings = await runChecks(tx, CHECKS)
    return findings.filter(({ check }) => check.name === 'failed-jobs').map(({ total }) => total)
  }
  await rolledBack(async (tx) => {
    await tx.execute(
      sql`select pgboss.create_queue('teste.a-cada-minuto', '{"policy": "stately", "retryLimit": 1, "retryDelay": 0, "retryBackoff": false, "expireInSeconds": 60, "retentionSeconds": 60, "deleteAfterSeconds": 60}')`,
    )
    await tx.execute(sql`
      insert into pgboss.job (name, source_name, created_on) values ('dead-letter', 'teste.a-cada-minuto', now() - interval '1 hour')`)
    expect(await reported(tx)).toEqual([1])
    await tx.execute(sql`
      insert into pgboss.job (name, state, policy, created_on, completed_on)
      values ('teste.a-cada-minuto', 'completed', 'stately', now() - interval '2 minutes', now())`)
    expect(await reported(tx)).toEqual([])
  })
})

const GUESSED = randomUUID()

/** A unit that is held for a place which still waits. */
const HOLD_OF_A_PLACE = [
  `insert into avisos_estoque (id_sku, id_produto, nome, email, contato, mensagem, mailing, criado_em)
   select id, id_produto, '', 'fila@example.com', '', '', false, now() - interval '1 day' from skus where sku = 'CORDA'`,
  `insert into reservas_espera (id_aviso, id_sku, criada_em, ate)
   select id, id_sku, now() - interval '1 day', now() + interval '1 day' from avisos_estoque`,
]

/** How each rule is broken; `fixed` if the doctor can repair it. */
const BREAKS: { name: string; sql: string[]; fixed?: true }[] = [
  { name: 'settings', sql: ['delete from configuracao'] },
  {
    name: 'invoice-account',
    sql: [
      `insert into contas_nfe (id, ambiente, credenciais, pista, conferida_em)
       values (gen_random_uuid(), 'homologacao', '\\x00', 'abcd', now())`,
      `update emissao_nfe set ambiente = 'homologacao', automatica = true`,
    ],
  },
  {
    name: 'invoice-waiting',
    sql: [
      `insert into notas_fiscais (id_pedido, tipo, ambiente, conferir_em, criada_em, falha, falha_desde)
       select id, 'venda', 'producao', now(), now(), 'semResposta', now() - interval '2 hours' from pedidos limit 1`,
    ],
  },
  {
    name: 'invoice-forgotten',
    sql: [
      `insert into notas_fiscais (id_pedido, tipo, ambiente, criada_em)
       select id, 'venda', 'producao', now() from pedidos limit 1`,
    ],
    fixed: true,
  },
  { name: 'stock-movements', sql: ['update skus set estoque = estoque + 3 where not exemplar'] },
  {
    name: 'stock-history',
    sql: [
      `insert into movimentos_estoque (em, id_sku, sku, tipo, unidades, quantidade, saldo, quem)
       select now(), id, sku, 'entrada', 1, 1, estoque, 'Ana' from skus`,
    ],
  },
  {
    name: 'stock-sales',
    sql: [`update movimentos_estoque set saldo = saldo + 1 where tipo = 'venda'`],
    fixed: true,
  },
  {
    name: 'stock-kits',
    sql: [
      `insert into kit_itens (id_produto, posicao, id_sku, quantidade)
       select k.id, 0, s.id, 2 from produtos k, skus s where k.slug = 'kit' and s.sku = 'CORDA' on conflict do nothing`,
      `update skus set estoque = 99 where sku = 'KIT'`,
      `delete from movimentos_estoque where sku = 'KIT'`,
    ],
    fixed: true,
  },
  {
    name: 'queue-holds-overdue',
    sql: [
      ...HOLD_OF_A_PLACE,
      `update avisos_estoque set avisado_em = criado_em`,
      `update reservas_espera set ate = now() - interval '2 hours'`,
    ],
    fixed: true,
  },
  { name: 'queue-holds-unfounded', sql: HOLD_OF_A_PLACE, fixed: true },
  { name: 'sku-pictures', sql: [`update skus set midias = midias || 59::smallint`], fixed: true },
  { name: 'piece-rows', sql: ['update skus set exemplar = true, estoque = 0'] },
  {
    name: 'piece-attributes',
    sql: [`delete from sku_atributos where id_sku in (select id_sku from exemplares)`],
    fixed: true,
  },
  {
    name: 'piece-carts',
    sql: [
      `insert into carrinhos (sessao, mensagens, alterado_em) values (repeat('0', 64), '[]', now())`,
      `update exemplares set retido_por = (select max(id) from carrinhos), retido_ate = now()`,
    ],
    fixed: true,
  },
  {
    name: 'ratings',
    sql: [`update produtos set nota_media = 5, nota_quantidade = 2 where slug = 'corda'`],
    fixed: true,
  },
  {
    name: 'listing-rows',
    sql: [`update listagem set vendas = vendas + 7`],
    fixed: true,
  },
  { name: 'search-index', sql: [`update listagem set versao_busca = 1`], fixed: true },
  { name: 'listing-counts', sql: [`update contagens set total = total + 1`], fixed: true },
  {
    name: 'listing-facet-sets',
    sql: [
      `insert into conjuntos (valores) values ('{7}')`,
      'alter table listagem disable trigger user',
      `update listagem set id_conjunto = (select id from conjuntos where valores = '{7}')`,
      'alter table listagem enable trigger user',
    ],
    fixed: true,
  },
  { name: 'search-words', sql: [`update palavras_de_produto set busca = ''`], fixed: true },
  {
    name: 'stock-of-products',
    sql: [`update estoque_por_produto set estoque = estoque + 1`],
    fixed: true,
  },
  { name: 'panel-search-products', sql: [`update produtos_busca set palavras = ''`], fixed: true },
  { name: 'panel-search-skus', sql: ['delete from skus_busca'], fixed: true },
  { name: 'order-items', sql: ['delete from pedidos_itens'] },
  { name: 'order-history', sql: ['delete from pedidos_mudancas'] },
  { name: 'order-goods', sql: [`update reservas set situacao = 'devolvida'`] },
  {
    name: 'reservation-order',
    sql: [
      `insert into reservas select '${GUESSED}', id, 1, 'reservada', now(), now() from skus where sku = 'CORDA'`,
    ],
  },
  {
    name: 'method-origin',
    sql: [
      `insert into fretes_metodos (codigo, nome, ativo, regras)
       values ('motoboy', 'Motoboy', true, '[{"onde": {"tipo": "distancia", "ate": 5000}}]')`,
    ],
  },
  {
    name: 'method-directory',
    sql: [
      `insert into fretes_metodos (codigo, nome, ativo, origem, regras)
       values ('motoboy', 'Motoboy', true, '{"latitude": -23.55, "longitude": -46.63}',
               '[{"onde": {"tipo": "distancia", "ate": 5000}}]')`,
      `update configuracao set valor = jsonb_set(valor, '{sistema,enderecos}', '{"busca": "viacep"}')`,
    ],
  },
  { name: 'order-payment', sql: [`update pedidos set situacao = 'aguardandoPagamento'`] },
  { name: 'panel-search-orders', sql: ['delete from pedidos_busca'], fixed: true },
  {
    name: 'payment-sums',
    sql: [`update pagamentos set recebido = recebido + 1 where situacao = 'pago'`],
    fixed: true,
  },
  {
    name: 'payment-unanswered',
    sql: [
      `update pagamentos set dados = null, criado_em = now() - interval '2 hours' where situacao = 'pendente'`,
    ],
  },
  {
    name: 'payment-undispatched',
    sql: [`update pagamentos_mudancas set avisada_em = null, em = now() - interval '2 hours'`],
  },
  {
    name: 'refund-pending',
    sql: [
      `insert into estornos (id_pagamento, chave, valor, criado_em)
       select id, 'a', 1, now() - interval '2 days' from pagamentos where situacao = 'pago'`,
    ],
  },
  { name: 'promotion-uses', sql: ['update promocoes set usos = 4'], fixed: true },
  {
    name: 'promotion-use-order',
    sql: [
      `insert into promocao_usos (id_promocao, pedido, usado_em) select id, '${GUESSED}', now() from promocoes`,
      'update promocoes set usos = 1',
    ],
    fixed: true,
  },
  {
    name: 'failed-jobs',
    sql: [`insert into pgboss.job (name, source_name) values ('dead-letter', 'orders.send-order-mail')`],
  },
  {
    name: 'jobs-in-retry',
    sql: [
      `insert into pgboss.job (name, state, retry_count, created_on)
       values ('orders.send-order-mail', 'retry', 3, now() - interval '2 hours')`,
    ],
  },
  {
    name: 'jobs-waiting',
    sql: [
      `insert into pgboss.job (name, start_after) values ('orders.send-order-mail', now() - interval '2 hours')`,
    ],
  },
]

test('breaks every rule in one of these tests', () => {
  expect(BREAKS.map(({ name }) => name).sort()).toEqual(CHECKS.map(({ name }) => name).sort())
})

describe.each(BREAKS)('$name', ({ name, sql: statements, fixed }) => {
  test(fixed ? 'is reported and repaired' : 'is reported with advice', async () => {
    await rolledBack(async (tx) => {
      for (const statement of statements) await tx.execute(sql.raw(statement))
      const findings = await runChecks(tx, CHECKS)
      const finding = findings.find(({ check }) => check.name === name)
      if (!finding) throw new Error(`Found ${findings.map(({ check }) => check.name)}.`)
      expect(finding.total).toBeGreaterThan(0)
      expect(finding.examples[0]).toMatch(/\w/)
      expect(finding.check.advice).toMatch(/\w/)

      expect(await fixFinding(tx, finding, NOW)).toBe(fixed ? 'fixed' : 'unfixable')
      if (!fixed) return
      expect(await runChecks(tx, [finding.check])).toEqual([])
      const entries = await tx.select().from(auditoria).where(eq(auditoria.alvoId, name))
      expect(entries).toHaveLength(1)
    })
  })
})

test('reports a missing picture that a row names', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lira-doctor-'))
  const storage = localStorage(join(folder, 'fotos'))
  const picture = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>')
  const hash = await saveOriginal(shop.db, storage, picture)
  const config = {
    dataDir: folder,
    files: { folder },
    linkSecret: 'x'.repeat(32),
    maintenanceSecret: undefined,
  }
  const found = await checkMachine({ db: shop.db, pool: shop.pool, config, replica: null })

  expect(found.find(({ name }) => name === 'secrets')?.examples).toEqual(['manutencao'])
  expect(found.find(({ name }) => name === 'files')?.examples).not.toContain(`Imagem ${hash}`)
  await storage.remove(`originais/${hash.slice(0, 2)}/${hash}`)
  const later = await checkMachine({ db: shop.db, pool: shop.pool, config, replica: null })
  expect(later.find(({ name }) => name === 'files')?.examples).toContain(`Imagem ${hash}`)
  rmSync(folder, { recursive: true })
})

test('reports a missing or unknown migration', async () => {
  await shop.pool.query(`insert into migrations (nome) values ('9999_depois.sql')`)
  const config = {
    dataDir: '/',
    files: { folder: '/' },
    linkSecret: 'a',
    maintenanceSecret: 'b',
  }
  const found = await checkMachine({ db: shop.db, pool: shop.pool, config, replica: null })
  await shop.pool.query(`delete from migrations where nome = '9999_depois.sql'`)

  expect(found.find(({ name }) => name === 'schema')?.examples).toEqual([
    'esta loja não conhece 9999_depois.sql',
  ])
})

/** Runs the work and rolls it back. */
async function rolledBack(work: (tx: Database) => Promise<void>) {
  const back = new Error('Undo.')
  await shop.db
    .transaction(async (tx) => {
      await work(tx)
      throw back
    })
    .catch((error: unknown) => {
      if (error !== back) throw error
    })
}
