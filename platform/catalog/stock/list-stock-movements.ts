import { and, type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { StockMovement } from '#contract/catalog/stock.ts'
import { dayStart } from '#domain/time/day-start.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { foundSkus } from '../product/find-by-words.ts'

/** `de` and `ate` are days in São Paulo, inclusive. */
export type ListStockMovementsInput = {
  pagina: number
  porPagina: number
  busca: string
  idSku?: number | undefined
  tipo?: StockMovement['tipo'] | undefined
  de?: string | undefined
  ate?: string | undefined
}

/** As in the contract, but with only the order's id: the caller adds its number. */
type Row = Omit<StockMovement, 'pedido'> & { pedido: string | null }

/** Nobody pages further back, and counting on would only take time. */
const COUNTED = 100_000

const Movements = z.object({
  rows: z.array(
    z.object({
      id: z.coerce.number(),
      em: z.coerce.date(),
      idSku: z.int(),
      sku: z.string(),
      produto: z.string(),
      tipo: z.custom<StockMovement['tipo']>((tipo) => typeof tipo === 'string'),
      unidades: z.int(),
      quantidade: z.int(),
      saldo: z.int(),
      motivo: z.string(),
      pedido: z.string().nullable(),
      idInventario: z.int().nullable(),
      quem: z.string(),
    }),
  ),
})
const Counted = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })

/** Stock movements, latest first. */
export async function listStockMovements(
  context: RequestContext,
  input: ListStockMovementsInput,
): Promise<{ itens: Row[]; total: number }> {
  permit(context, 'estoque.ver')
  const { db } = context
  const where = await conditions(context, input)
  const [movements, counted] = await Promise.all([
    db.execute(sql`
      select m.id, m.em, m.id_sku as "idSku", m.sku, coalesce(p.nome, '') as produto, m.tipo, m.unidades, m.quantidade,
        m.saldo, m.motivo, m.pedido, m.id_inventario as "idInventario", m.quem
      -- The page first, so that names are looked up only for its rows.
      from (
        select * from movimentos_estoque m where ${where} order by m.id desc
        limit ${input.porPagina} offset ${(input.pagina - 1) * input.porPagina}
      ) m left join skus s on s.id = m.id_sku left join produtos p on p.id = s.id_produto
      order by m.id desc`),
    db.execute(sql`
      select count(*)::integer as total
      from (select from movimentos_estoque m where ${where} limit ${COUNTED}) as found`),
  ])
  const { rows } = Movements.parse(movements)

  return {
    itens: rows.map((row) => ({ ...row, em: row.em.toISOString() })),
    total: Counted.parse(counted).rows[0].total,
  }
}

async function conditions(
  context: RequestContext,
  { busca, idSku, tipo, de, ate }: ListStockMovementsInput,
): Promise<SQL> {
  return (
    and(
      busca === '' ? undefined : sql`m.id_sku in ${await foundSkus(context, busca)}`,
      idSku === undefined ? undefined : sql`m.id_sku = ${idSku}`,
      tipo === undefined ? undefined : sql`m.tipo = ${tipo}`,
      de === undefined ? undefined : sql`m.em >= ${dayStart(de)}`,
      ate === undefined ? undefined : sql`m.em < ${dayStart(ate, 1)}`,
    ) ?? sql`true`
  )
}
