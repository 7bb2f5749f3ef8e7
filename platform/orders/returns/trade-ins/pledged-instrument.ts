import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'

/** The trade-in for which an owner's instrument is promised to the shop. */
export type Pledge = { id: string }

const Found = z.object({ rows: z.array(z.object({ id: z.uuid() })) })

/**
 * The trade-in whose credit an order uses, while the instrument of a passport is awaited or not inspected yet; null if its
 * owner may hand it over. Of several units of a line as many are promised as there are such trade-ins, whichever they
 * are: the others are free.
 */
export async function pledgeOf(
  db: Database,
  { id, idCliente }: { id: number; idCliente: number | null },
): Promise<Pledge | null> {
  if (idCliente === null) return null
  const found = await db.execute(sql`
    select t.id
    from passaportes p
    join trocas_instrumentos t on t.id_pedido = p.id_pedido and t.posicao = p.posicao
    join pedidos_itens i on i.id_pedido = t.id_pedido and i.posicao = t.posicao
    where p.id = ${id} and p.anulado_em is null and t.id_cliente = ${idCliente}
      and t.situacao in ('usada', 'aCaminho', 'recebida')
      and i.quantidade - 1 - (
        select count(*) from passaportes other
        where other.id_pedido = p.id_pedido and other.posicao = p.posicao and other.anulado_em is null
          and other.id <> p.id and (other.id_cliente is distinct from t.id_cliente or other.alerta is not null)
      ) < (
        select count(*) from trocas_instrumentos used
        where used.id_pedido = p.id_pedido and used.posicao = p.posicao
          and (
            used.situacao in ('usada', 'aCaminho', 'recebida')
            or used.situacao = 'conferida' and used.resultado in ('comoDito', 'pior')
          )
      )
    order by t.usada_em
    limit 1`)

  return Found.parse(found).rows[0] ?? null
}

/** Locks the passports of what trade-ins promise, so that nobody gets one while an order takes the credit. */
export async function lockPledged(tx: Database, ids: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select from passaportes p
    where p.anulado_em is null and (p.id_pedido, p.posicao) in (
      select t.id_pedido, t.posicao from trocas_instrumentos t where t.id = any(${sql.param([...ids])}::uuid[])
    )
    order by p.id for update`)
}
