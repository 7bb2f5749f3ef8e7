import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { StockMovement } from '#contract/catalog/stock.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Staff } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { kitItens, skus } from '../tables.ts'
import { followStock, type StockChange } from './follow-stock.ts'
import { clearRestockDates } from './restock-dates/write-restock-dates.ts'
import { yieldHolds } from './waiting/holds/give-back.ts'

type Line = { idSku: number; quantidade: number }

/** `quantidade` of each line is added to the stock; each SKU appears in one line only. */
export type Change = {
  tipo: StockMovement['tipo']
  motivo: string
  itens: readonly Line[]
  idInventario?: number
  quem: Staff
  now: Date
}

const Changed = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      idProduto: z.int(),
      sku: z.string(),
      antes: z.int(),
      depois: z.int(),
      emKit: z.boolean(),
    }),
  ),
})

/**
 * Adds to stocks or subtracts from them, all or none, and records each change. One statement, which locks the SKUs in
 * the same order as orders do. Then updates everything that depends on the stock (`followStock`); `sobra` is what is for
 * sale after units were held for the queue. Units that come, unless a customer returned them, end the wait for the restock
 * date. Units that are taken away are taken from those holds, if need be. Refuses
 * `EstoqueNegativo`, `ReferenciaInexistente`, and `CadastroInvalido` for kits, whose stock is that of their parts, and for
 * a second unit of a piece.
 */
export async function changeStock(
  tx: Database,
  { tipo, motivo, itens, idInventario, quem, now }: Change,
): Promise<(StockChange & { sku: string; sobra: number })[]> {
  await refuseKits(tx, itens)
  await yieldHolds(tx, itens)
  const result = await tx.execute(sql`
    with requested as (
      select "idSku" as id, quantidade
      from jsonb_to_recordset(${JSON.stringify(itens)}::jsonb) as i("idSku" integer, quantidade integer)
    ),
    locked as (
      select s.id, s.estoque, s.exemplar, p.quantidade from skus s join requested p on p.id = s.id
      order by s.id for no key update of s
    ),
    changed as (
      update skus s set estoque = s.estoque + p.quantidade
      from locked p
      where s.id = p.id
        and (
          select count(*) from locked where estoque + quantidade >= 0 and (not exemplar or estoque + quantidade <= 1)
        ) = (select count(*) from requested)
      returning s.id, s.id_produto, s.sku, s.estoque, p.quantidade
    ),
    recorded as (
      insert into movimentos_estoque
        (em, id_sku, sku, tipo, unidades, quantidade, saldo, motivo, id_inventario, id_funcionario, quem)
      select ${now}::timestamptz, id, sku, ${tipo}, abs(quantidade), quantidade, estoque, ${motivo},
        ${idInventario ?? null}::integer, ${quem.id}::integer, ${quem.nome}
      from changed
    )
    select m.id, m.id_produto as "idProduto", m.sku, m.estoque - m.quantidade as antes, m.estoque as depois,
      exists (select from kit_itens k where k.id_sku = m.id) as "emKit"
    from changed m order by m.id`)
  const { rows } = Changed.parse(result)
  if (rows.length < itens.length) throw await refusalOf(tx, itens)
  if (tipo !== 'devolucao')
    await clearRestockDates(
      tx,
      rows.filter(({ antes, depois }) => depois > antes).map(({ id }) => id),
    )
  const left = new Map((await followStock(tx, rows)).map(({ id, depois }) => [id, depois]))

  return rows.map((row) => ({ ...row, sobra: left.get(row.id) ?? row.depois }))
}

async function refuseKits(tx: Database, itens: readonly Line[]) {
  const [kit] = await tx
    .select({ sku: skus.sku })
    .from(skus)
    .innerJoin(kitItens, sql`${kitItens.idProduto} = ${skus.idProduto}`)
    .where(inArray(skus.id, idsOf(itens)))
    .limit(1)
  if (kit)
    throw refuse('CadastroInvalido', {
      motivo: `${kit.sku} é um kit: seu estoque acompanha o de suas peças. Movimente as peças.`,
    })
}

async function refusalOf(tx: Database, itens: readonly Line[]) {
  const known = await tx
    .select({ idSku: skus.id, sku: skus.sku, estoque: skus.estoque, exemplar: skus.exemplar })
    .from(skus)
    .where(inArray(skus.id, idsOf(itens)))
  const missing = itens.find(({ idSku }) => !known.some((one) => one.idSku === idSku))
  if (missing) return refuse('ReferenciaInexistente', { campo: 'itens', valor: String(missing.idSku) })
  const quantities = new Map(itens.map(({ idSku, quantidade }) => [idSku, quantidade]))
  const after = ({ idSku, estoque }: { idSku: number; estoque: number }) =>
    estoque + (quantities.get(idSku) ?? 0)
  const second = known.find((one) => one.exemplar && after(one) > 1)
  if (second) {
    const motivo = `${second.sku} é um exemplar: só existe um, e o estoque dele não passa de 1.`
    return refuse('CadastroInvalido', { motivo }, motivo)
  }
  const lacking = known.filter((one) => after(one) < 0)

  return refuse(
    'EstoqueNegativo',
    { itens: lacking.map(({ idSku, sku, estoque }) => ({ idSku, sku, estoque })) },
    `Não há tanto assim: ${lacking.map(({ sku, estoque }) => `${sku} tem ${estoque}`).join(', ')}.`,
  )
}

function idsOf(itens: readonly Line[]): number[] {
  return itens.map(({ idSku }) => idSku)
}
