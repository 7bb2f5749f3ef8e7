import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { contasEnsino as contas, creditosEnsino as creditos } from '../tables.ts'

/** `share` is what the store still has of the money for what is left, in centavos; all of it unless a part was refunded. */
type Earnings = { idPedido: string; now: Date; share?: { left: number; of: number } }

const ALL = { left: 1, of: 1 }

/**
 * Brings the credit that an order gives its lists' accounts in line with what is paid of it: `ganho` and `estorno` are the
 * differences, so that any event may come again. The caller has the order's lock.
 */
export async function settleEarnings(tx: Database, { idPedido, now, share = ALL }: Earnings): Promise<void> {
  await tx.execute(sql`
    with earned as (
      select list.id_cliente, floor(
        sum(case when bought.situacao = 'paga' then bought.valor * bought.credito else 0 end)::numeric
          * ${share.left}::integer / (${share.of}::integer * 100::numeric)
      )::integer as valor
      from listas_compras bought join listas_ensino list on list.id = bought.id_lista
      where bought.id_pedido = ${idPedido}
      group by list.id_cliente
    ),
    noted as (
      select id_cliente, sum(valor)::integer as valor from creditos_ensino
      where id_pedido = ${idPedido} and tipo in ('ganho', 'estorno')
      group by id_cliente
    )
    insert into creditos_ensino (id_cliente, id_pedido, tipo, valor, em)
    select id_cliente, ${idPedido}, case when difference > 0 then 'ganho' else 'estorno' end, difference, ${now}
    from (
      select earned.id_cliente, earned.valor - coalesce(noted.valor, 0) as difference
      from earned left join noted using (id_cliente)
    ) differences
    where difference <> 0`)
}

/**
 * Brings the credit that an order uses in line with `valor` (centavos): `uso` and `devolucao` are the differences. Returns
 * false, and writes nothing, if the account has less than the order wants more. The account stays locked until the
 * transaction ends, so that its credit goes to one order. `agreed`: the order's price stands, whatever the account has.
 */
export async function settleUse(
  tx: Database,
  order: { idPedido: string; idCliente: number | null; valor: number; now: Date; agreed?: boolean },
): Promise<boolean> {
  const { idPedido, idCliente, valor, now, agreed = false } = order
  if (idCliente === null) return valor === 0
  const [account] = await tx
    .select({ idCliente: contas.idCliente })
    .from(contas)
    .where(eq(contas.idCliente, idCliente))
    .for('update')
  if (!account) return valor === 0
  const [sums] = await tx
    .select({
      saldo: sql<number>`coalesce(sum(${creditos.valor}), 0)::integer`,
      usado: sql<number>`coalesce(-sum(${creditos.valor}) filter (
        where ${creditos.idPedido} = ${idPedido} and ${creditos.tipo} in ('uso', 'devolucao')
      ), 0)::integer`,
    })
    .from(creditos)
    .where(eq(creditos.idCliente, idCliente))
  const more = valor - (sums?.usado ?? 0)
  if (more > Math.max(0, sums?.saldo ?? 0) && !agreed) return false
  if (more !== 0)
    await tx
      .insert(creditos)
      .values({ idCliente, idPedido, tipo: more > 0 ? 'uso' : 'devolucao', valor: -more, em: now })

  return true
}
