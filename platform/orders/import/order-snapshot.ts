import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { OrderSituation } from '#contract/orders/orders.ts'
import type { Database } from '#platform/database/connect.ts'

const Parcel = z.object({ codigo: z.string(), transportadora: z.string(), url: z.string() })
const Invoice = z.object({ numero: z.string(), chave: z.string(), url: z.string() })

/**
 * The fields of an order that a file can change, and those that show whether it has changed since. Timestamps in ISO
 * 8601.
 */
export const OrderSnapshot = z.object({
  id: z.uuid(),
  numero: z.int(),
  numeroAntigo: z.string().nullable(),
  /** The day on which it was placed, in São Paulo (`YYYY-MM-DD`). */
  dia: z.iso.date(),
  total: z.int(),
  retirada: z.boolean(),
  /** The carrier's name if no other is known. */
  frete: z.string(),
  situacao: OrderSituation,
  pagoEm: z.string().nullable(),
  entregueEm: z.string().nullable(),
  envio: Parcel.nullable(),
  /** How many parcels it has, which earlier imports did not record. */
  encomendas: z.int().default(1),
  nota: Invoice.nullable(),
  anotacoes: z.array(z.object({ id: z.int(), texto: z.string() })),
  /** The number of entries in its time line. `andou`: some of them are not imports. */
  passos: z.int(),
  andou: z.boolean(),
})

export type OrderSnapshot = z.infer<typeof OrderSnapshot>

/** Finds orders by their number here or in another shop. */
export function ordersNamed(db: Database, names: readonly string[]): Promise<OrderSnapshot[]> {
  return snapshot(db, named(names))
}

/** Same as `ordersNamed`, locked until the transaction ends. */
export async function lockOrdersByNumber(tx: Database, names: readonly string[]): Promise<OrderSnapshot[]> {
  await tx.execute(sql`select from pedidos p where ${named(names)} order by p.id for update`)

  return ordersNamed(tx, names)
}

function named(names: readonly string[]) {
  const numbers = names.filter((name) => /^\d{8}$/.test(name)).map(Number)

  return sql`(p.numero = any(${sql.param(numbers)}::integer[])
    or p.numero_antigo = any(${sql.param([...names])}::text[]))`
}

export async function orderSnapshot(db: Database, id: string): Promise<OrderSnapshot | undefined> {
  return (await snapshot(db, sql`p.id = ${id}`))[0]
}

async function snapshot(db: Database, where: ReturnType<typeof sql>): Promise<OrderSnapshot[]> {
  const result = await db.execute(sql`
    select p.id, p.numero, p.numero_antigo as "numeroAntigo", p.total, p.situacao, p.frete ->> 'label' as frete,
      to_char(p.criado_em at time zone 'America/Sao_Paulo', 'YYYY-MM-DD') as dia,
      p.frete ->> 'tipo' = 'retirada' as retirada,
      ${moment(sql`p.pago_em`)} as "pagoEm", ${moment(sql`p.entregue_em`)} as "entregueEm",
      (
        select json_build_object('codigo', e.codigo, 'transportadora', e.transportadora, 'url', e.url)
        from pedidos_envios e where e.id_pedido = p.id and e.volume = 1
      ) as envio,
      (select count(*)::integer from pedidos_envios e where e.id_pedido = p.id) as encomendas,
      (
        select json_build_object('numero', n.numero, 'chave', n.chave, 'url', n.url)
        from pedidos_notas n where n.id_pedido = p.id
      ) as nota,
      (
        select coalesce(json_agg(json_build_object('id', a.id, 'texto', a.texto) order by a.id), '[]')
        from pedidos_anotacoes a where a.id_pedido = p.id
      ) as anotacoes,
      (select count(*)::integer from pedidos_mudancas m where m.id_pedido = p.id) as passos,
      exists (select from pedidos_mudancas m where m.id_pedido = p.id and m.evento <> 'import') as andou
    from pedidos p where ${where}`)

  return Rows.parse(result).rows
}

const Rows = z.object({ rows: z.array(OrderSnapshot) })

function moment(column: ReturnType<typeof sql>) {
  return sql`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
}
