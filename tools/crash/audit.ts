import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type pg from 'pg'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { runChecks } from '#platform/infrastructure/doctor/run-checks.ts'
import { CHARGES } from '../counterparts/start-providers.ts'
import { CHECKS } from '../doctor/checks.ts'
import type { ConfirmedOrder } from './checkouts.ts'

const BankCharges = z.array(
  z.tuple([z.string(), z.object({ id: z.string(), status: z.string(), descricao: z.string() })]),
)

const Orders = z.array(
  z.tuple([z.string(), z.object({ reference: z.string(), status: z.string(), description: z.string() })]),
)

/** Work of the shop that still waits for a job: empty once it is idle. */
export async function unsettled(pool: pg.Pool): Promise<string[]> {
  const { rows } = await pool.query<{ rest: string }>(`
    select 'payment ' || id || ' was never answered' as rest from pagamentos where situacao = 'pendente' and dados is null
    union all select 'change ' || id || ' is not dispatched' from pagamentos_mudancas where avisada_em is null
    union all select 'notice ' || id || ' is unread' from avisos_pagamento where processado_em is null
    union all select 'order ' || p.id || ' does not know that it is paid'
      from pedidos p join pagamentos g on g.referencia = p.id::text
      where g.situacao = 'pago' and p.situacao = 'aguardandoPagamento'`)

  return rows.map(({ rest }) => rest)
}

/**
 * Returns every inconsistency after the crashes; it should be empty. `stock` is the initial stock, `folder` that of the
 * providers' files.
 */
export async function audit(
  { db, pool }: { db: Database; pool: pg.Pool },
  { confirmed, stock, folder }: { confirmed: readonly ConfirmedOrder[]; stock: number; folder: string },
): Promise<string[]> {
  return [
    ...(await unsettled(pool)),
    ...(await failedChecks(db)),
    ...(await wrongStock(pool, stock)),
    ...(await wrongOrders(pool, confirmed)),
    ...(await wrongCharges(pool, await chargesIn(folder))),
  ]
}

/** The doctor's findings, for a store without staff. */
async function failedChecks(db: Database): Promise<string[]> {
  const findings = await runChecks(
    db,
    CHECKS.filter(({ name }) => name !== 'settings'),
  )
  return findings.flatMap(({ check, examples }) => examples.map((example) => `${check.name}: ${example}`))
}

/** Stock, reserved and sold units add up to the initial stock. */
async function wrongStock(pool: pg.Pool, stock: number): Promise<string[]> {
  return problems(
    pool,
    `select 'SKU ' || s.sku || ': stock ' || s.estoque || ', taken ' || taken.quantidade || ', was $1' as problem
     from skus s cross join lateral (
       select coalesce(sum(quantidade), 0) as quantidade from reservas where id_sku = s.id and situacao <> 'devolvida'
     ) taken where s.estoque + taken.quantidade <> $1`,
    [stock],
  )
}

/** Each order that was answered exists and is complete; nobody has two, and nobody's cart is still full. */
async function wrongOrders(pool: pg.Pool, confirmed: readonly ConfirmedOrder[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; itens: number; pagamentos: number }>(`
    select p.id, (select count(*)::integer from pedidos_itens i where i.id_pedido = p.id) as itens,
      (select count(*)::integer from pagamentos g where g.referencia = p.id::text) as pagamentos
    from pedidos p`)
  const there = new Map(rows.map((row) => [row.id, row]))

  return [
    ...confirmed
      .filter(({ pedido }) => !there.has(pedido))
      .map(({ pedido }) => `order ${pedido} was answered and is gone`),
    ...(rows.length === confirmed.length ? [] : [`${rows.length} orders of ${confirmed.length} wishes`]),
    ...rows
      .filter(({ itens, pagamentos }) => itens !== 2 || pagamentos !== 1)
      .map(({ id }) => `order ${id} is not whole`),
    ...(await problems(
      pool,
      `select 'cart ' || id_carrinho || ' still holds what was ordered' as problem from carrinho_itens`,
    )),
  ]
}

/** What the provider captured belongs to an order, and no order was charged twice. */
async function wrongCharges(pool: pg.Pool, charges: StoredCharge[]): Promise<string[]> {
  const { rows } = await pool.query<{ id: string; situacao: string; pedido: string | null }>(`
    select replace(g.id::text, '-', '') as id, g.situacao, p.situacao as pedido
    from pagamentos g left join pedidos p on p.id::text = g.referencia`)
  const known = new Map(rows.map((row) => [row.id, row]))
  const orders = charges.map(({ descricao }) => descricao)

  return [
    ...orders.filter((order, i) => orders.indexOf(order) !== i).map((order) => `${order} was charged twice`),
    ...charges.flatMap(({ id, captured, descricao }) => {
      const payment = known.get(id)
      if (!payment?.pedido) return [`charge ${id} (${descricao}) has no order`]
      const counted = payment.situacao === 'pago' && payment.pedido === 'pagamentoAprovado'
      return captured === counted
        ? []
        : [`${descricao}: captured ${captured}, payment ${payment.situacao}, order ${payment.pedido}`]
    }),
  ]
}

type StoredCharge = { id: string; captured: boolean; descricao: string }

/** The charges of the bank and of Mercado Pago, by the shop's id. */
async function chargesIn(folder: string): Promise<StoredCharge[]> {
  const read = async (name: string) => JSON.parse(await readFile(join(folder, name), 'utf8'))
  const bank = BankCharges.parse(await read(CHARGES.bank))
  const orders = Orders.parse(await read(CHARGES.mercadoPago))

  return [
    ...bank.map(([, { id, status, descricao }]) => ({ id, descricao, captured: status === 'paid' })),
    ...orders.map(([, { reference, status, description }]) => ({
      id: reference,
      descricao: description.replace(/, cartão final .*$/, ''),
      captured: status === 'processed',
    })),
  ]
}

async function problems(pool: pg.Pool, query: string, values: unknown[] = []): Promise<string[]> {
  const { rows } = await pool.query<{ problem: string }>(query, values)

  return rows.map(({ problem }) => problem)
}
