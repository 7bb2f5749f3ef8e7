import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { type UnitsOfPupil, unitsInLines } from '#domain/cart/teaching/pupil-units.ts'
import type { Database } from '#platform/database/connect.ts'
import { listasCompras as compras, listasEnsino as listas } from '../tables.ts'
import { settleEarnings } from './credit-ledger.ts'

/** Units that an order has for a pupil; `valor` is what is paid for them, `desconto` and `credito` are percentages. */
export type NewPurchase = UnitsOfPupil & {
  idLista: string
  valor: number
  desconto: number
  credito: number
}

/** What is paid for a line of an order: its goods, in centavos. */
export type PaidLine = { idAtributoSimples: number; quantidade: number; pago: number }

type Order = { idPedido: string; now: Date }

/** Books what an order has for pupils, in its transaction. Lists that were erased in the meantime are left out. */
export async function bookPurchases(
  tx: Database,
  { idPedido, now }: Order,
  purchases: readonly NewPurchase[],
): Promise<void> {
  if (purchases.length === 0) return
  await tx.execute(sql`
    insert into listas_compras (
      id_pedido, id_lista, id_aluno, id_item, id_sku, quantidade, valor, desconto, credito, em
    )
    select ${idPedido}, list.id, pupil.id, item.id, b."idSku", b.quantidade, b.valor, b.desconto, b.credito, ${now}
    from jsonb_to_recordset(${JSON.stringify(purchases.map((one, posicao) => ({ ...one, posicao })))}::jsonb) as b(
      "idLista" uuid, "idAluno" integer, "idItem" integer, "idSku" integer, quantidade smallint, valor integer,
      desconto smallint, credito smallint, posicao integer
    )
    join listas_ensino list on list.id = b."idLista"
    left join listas_alunos pupil on pupil.id = b."idAluno"
    left join listas_itens item on item.id = b."idItem"
    -- Whoever takes units out of the order takes the last ones.
    order by b.posicao`)
}

/**
 * Marks what an order has for pupils as paid, with what was paid for each line, and gives the accounts their credit. Also
 * after an order is reopened.
 */
export async function payPurchases(tx: Database, order: Order, lines: readonly PaidLine[]): Promise<void> {
  const rows = await purchasesOf(tx, order.idPedido)
  if (rows.length === 0) return
  await writeValues(tx, rows, lines)
  await tx.update(compras).set({ situacao: 'paga' }).where(eq(compras.idPedido, order.idPedido))
  await settleEarnings(tx, order)
}

/** Reserves purchases again after a payment that was undone, or cancels them; the credit for them is taken back. */
export async function unpayPurchases(
  tx: Database,
  order: Order,
  situacao: 'reservada' | 'cancelada',
): Promise<void> {
  const changed = await tx
    .update(compras)
    .set({ situacao })
    .where(eq(compras.idPedido, order.idPedido))
    .returning({ id: compras.id })
  if (changed.length > 0) await settleEarnings(tx, order)
}

/** Follows an edit of an unpaid order: what its lines no longer have was not bought. */
export async function changePurchases(
  tx: Database,
  { idPedido }: Order,
  lines: readonly PaidLine[],
): Promise<void> {
  const rows = await purchasesOf(tx, idPedido)
  if (rows.length === 0) return
  const left = unitsInLines(rows, lines)
  const lost = rows.filter(({ id }) => !left.some((one) => one.id === id)).map(({ id }) => id)
  if (lost.length > 0) await tx.delete(compras).where(inArray(compras.id, lost))
  await writeValues(tx, left, lines)
}

/**
 * Follows a refund of goods that were paid: what lines no longer have is cancelled, from the last pupils, and what was
 * paid for the rest is its share.
 */
export async function returnPurchases(
  tx: Database,
  { idPedido }: Pick<Order, 'idPedido'>,
  lines: readonly { idAtributoSimples: number; quantidade: number }[],
): Promise<void> {
  const rows = (await purchasesOf(tx, idPedido)).filter(({ situacao }) => situacao !== 'cancelada')
  const left = unitsInLines(rows, lines)
  const lost = rows.filter(({ id }) => !left.some((one) => one.id === id)).map(({ id }) => id)
  if (lost.length > 0)
    await tx.update(compras).set({ situacao: 'cancelada' }).where(inArray(compras.id, lost))
  await tx.execute(sql`
    update listas_compras bought
    set quantidade = v.quantidade, valor = bought.valor::bigint * v.quantidade / bought.quantidade
    from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as v(id integer, quantidade smallint)
    where bought.id = v.id and bought.quantidade > v.quantidade`)
}

/** A line whose price was reduced by `valor` centavos after it was paid; `quantidade` is all of its units. */
type ReducedLine = { idSku: number; quantidade: number; valor: number }

/** Follows a price reduction: the units of pupils have their part of it, rounded up. */
export async function reducePurchases(
  tx: Database,
  { idPedido }: Pick<Order, 'idPedido'>,
  lines: readonly ReducedLine[],
): Promise<void> {
  await tx.execute(sql`
    update listas_compras bought
    set valor = greatest(0, bought.valor - ceil(v.valor::numeric * bought.quantidade / v.quantidade))
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as v("idSku" integer, quantidade integer, valor integer)
    where bought.id_pedido = ${idPedido} and bought.id_sku = v."idSku" and bought.situacao <> 'cancelada'`)
}

/** What an order has for pupils, in the order of a cart's units. */
export async function purchasesOf(tx: Database, idPedido: string) {
  const rows = await tx
    .select({
      id: compras.id,
      idLista: compras.idLista,
      lista: listas.nome,
      idAluno: compras.idAluno,
      idItem: compras.idItem,
      idSku: compras.idSku,
      quantidade: compras.quantidade,
      desconto: compras.desconto,
      situacao: compras.situacao,
    })
    .from(compras)
    .innerJoin(listas, eq(listas.id, compras.idLista))
    .where(and(eq(compras.idPedido, idPedido)))
    .orderBy(asc(compras.id))

  return rows.map((row) => ({
    ...row,
    idAluno: row.idAluno ?? 0,
    idItem: row.idItem ?? 0,
    idSku: row.idSku ?? 0,
  }))
}

async function writeValues(
  tx: Database,
  rows: readonly { id: number; idSku: number; quantidade: number }[],
  lines: readonly PaidLine[],
): Promise<void> {
  const values = rows.map(({ id, idSku, quantidade }) => ({
    id,
    quantidade,
    valor: paidFor(lines, { idSku, quantidade }),
  }))
  await tx.execute(sql`
    update listas_compras bought set quantidade = v.quantidade, valor = v.valor
    from jsonb_to_recordset(${JSON.stringify(values)}::jsonb) as v(id integer, quantidade smallint, valor integer)
    where bought.id = v.id`)
}

/** What is paid for some units of a line, in centavos: the line's average, rounded down. */
export function paidFor(
  lines: readonly PaidLine[],
  { idSku, quantidade }: { idSku: number; quantidade: number },
): number {
  const line = lines.find(({ idAtributoSimples }) => idAtributoSimples === idSku)

  return line ? Math.floor((line.pago * quantidade) / line.quantidade) : 0
}
