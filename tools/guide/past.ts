import type { Connection } from '#platform/database/connect.ts'

/** How many days ago each order of the pictures was bought: more recently, and up to two months back. */
export const DAYS_AGO = [
  ...[0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 3, 4, 5, 5, 6, 7, 8, 8, 9, 11, 12, 12, 14, 15, 17, 18, 20, 21, 23, 25],
  ...[27, 29, 32, 34, 38, 41, 45, 50, 55],
]

/** Backdates an order's purchase and payment by so many days, which no use case can. */
export async function backdateOrder({ pool }: Connection, id: string, days: number): Promise<void> {
  for (const [table, columns, key] of [
    ['pedidos', ['criado_em', 'pago_em', 'entregue_em'], 'id'],
    ['pedidos_mudancas', ['em'], 'id_pedido'],
  ] as const) {
    const changes = columns.map((column) => `${column} = ${column} - make_interval(days => $2)`)
    await pool.query(`update ${table} set ${changes.join(', ')} where ${key} = $1`, [id, days])
  }
}

/** Visits and their steps of the last thirty days, as the nightly job adds them up. */
export async function recordVisits({ pool }: Connection): Promise<void> {
  await pool.query(
    `insert into eventos_por_dia (dia, nome, id_produto, total, quantidade, valor)
     select (now() at time zone 'America/Sao_Paulo')::date - ago, step.nome, 0,
       round(step.media * (1 + 0.25 * sin(ago))), 0, 0
     from generate_series(1, 30) as ago,
       (values ('session_start', 210), ('view_item', 168), ('add_to_cart', 21), ('begin_checkout', 6)) as step (nome, media)
     on conflict do nothing`,
  )
}

/** Backdates abandoned carts by some hours. */
export async function backdateCarts({ pool }: Connection): Promise<void> {
  await pool.query(
    `update carrinhos set alterado_em = alterado_em - interval '5 hours' where id_cliente is null`,
  )
}
