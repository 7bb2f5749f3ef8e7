import { sql } from 'drizzle-orm'
import * as z from 'zod'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type Period, SOLD } from './sold-in.ts'

/** Amounts in centavos: `valor` is the orders' total, freight included, without interest of instalments. */
export type SalesSummary = {
  pedidos: number
  valor: number
  /** The part of `valor` that is freight. */
  frete: number
  /**
   * Each day of the period, also those without a sale; `own` counts those of `pedidos` that were placed in this shop.
   */
  dias: { dia: string; pedidos: number; own: number; valor: number }[]
}

const Days = z.object({
  rows: z.array(
    z.object({
      dia: z.iso.date(),
      pedidos: z.int(),
      own: z.int(),
      // Sums of integers are bigints, which come as text.
      valor: z.coerce.number().int(),
      frete: z.coerce.number().int(),
    }),
  ),
})

/**
 * Sums the sales of a period from what triggers add up (migration `0393`), by the day of payment in São Paulo. Leaves
 * out orders that were cancelled or returned since; a partly refunded one counts in full.
 */
export async function summariseSales(context: RequestContext, period: Period): Promise<SalesSummary> {
  permit(context, 'vendas.ver')
  const result = await context.db.execute(sql`
    with sales as (
      select dia, sum(pedidos)::integer as pedidos, sum(proprios)::integer as own, sum(valor) as valor, sum(frete) as frete
      from pedidos_por_dia
      where dia between ${period.de} and ${period.ate} and ${SOLD}
      group by dia
    )
    select to_char(d, 'YYYY-MM-DD') as dia, coalesce(v.pedidos, 0) as pedidos, coalesce(v.own, 0) as own,
      coalesce(v.valor, 0) as valor, coalesce(v.frete, 0) as frete
    from generate_series(${period.de}::date, ${period.ate}::date, interval '1 day') d
    left join sales v on v.dia = d::date
    order by d`)
  const { rows } = Days.parse(result)
  const sum = (amount: 'pedidos' | 'valor' | 'frete') => rows.reduce((all, row) => all + row[amount], 0)

  return {
    pedidos: sum('pedidos'),
    valor: sum('valor'),
    frete: sum('frete'),
    dias: rows.map(({ dia, pedidos, own, valor }) => ({ dia, pedidos, own, valor })),
  }
}
