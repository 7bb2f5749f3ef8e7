import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { StockLevel } from '#contract/catalog/stock.ts'
import type { Database } from '#platform/database/connect.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'

import { IS_OVERDUE, STATED_RESTOCK_DATE } from './restock-dates/restock-date.ts'
import { UNITS_FOR_QUEUE } from './waiting/holds/units-for-queue.ts'

/** What distinguishes a SKU (`s`) from others of its product: `Calibre: Fina · Cor: Azul`. */
export const VARIATION = sql`coalesce((
  select string_agg(a.label || ': ' || v.label, ' · ' order by pa.posicao)
  from sku_atributos sa
  join produto_atributos pa on pa.id_produto = sa.id_produto and pa.id_atributo = sa.id_atributo
  join atributos a on a.id = sa.id_atributo
  join atributo_valores v on v.id = sa.id_valor
  where sa.id_sku = s.id
), '')`

/** Units of a SKU (`s`) that unpaid orders hold. */
export const RESERVED = sql`coalesce((
  select sum(r.quantidade) from reservas r where r.id_sku = s.id and r.situacao = 'reservada'
), 0)::integer`

/** Units of a SKU (`s`) on the shelf: on sale, held for the queue or by unpaid orders, or paid and not picked yet. */
export const IN_STOCK = sql`s.estoque + ${UNITS_FOR_QUEUE} + coalesce((
  select sum(r.quantidade) from reservas r
  where r.id_sku = s.id and r.situacao in ('reservada', 'vendida') and r.separada_em is null
), 0)::integer`

const IS_KIT = sql`exists (select from kit_itens k where k.id_produto = s.id_produto)`

const Levels = z.object({
  rows: z.array(
    z.object({
      idSku: z.int(),
      idProduto: z.int(),
      sku: z.string(),
      ean: z.string().nullable(),
      produto: z.string(),
      variacao: z.string(),
      situacao: z.enum(['disponivel', 'sobConsulta', 'inativo']),
      estoque: z.int(),
      estoqueMinimo: z.int().nullable(),
      previsaoReposicao: z.string().nullable(),
      previsaoVencida: z.boolean(),
      reservado: z.int(),
      naFila: z.int(),
      kit: z.boolean(),
    }),
  ),
})

/** The stock of these SKUs, in their order. */
export async function stockLevels(db: Database, ids: readonly number[]): Promise<StockLevel[]> {
  const idArray = sql`${sql.param(ids)}::integer[]`
  const result = await db.execute(sql`
    select s.id as "idSku", p.id as "idProduto", s.sku, s.ean, p.nome as produto, ${VARIATION} as variacao, p.situacao,
      s.estoque, s.estoque_minimo as "estoqueMinimo", ${STATED_RESTOCK_DATE} as "previsaoReposicao",
      ${IS_OVERDUE} as "previsaoVencida",
      ${RESERVED} as reservado, ${UNITS_FOR_QUEUE} as "naFila", ${IS_KIT} as kit
    from skus s join produtos p on p.id = s.id_produto
    where s.id = any(${idArray}) order by array_position(${idArray}, s.id)`)

  return Levels.parse(result).rows
}

/** A `like` pattern that finds this text anywhere. */
export function containing(text: string): string {
  return `%${escapeLike(text)}%`
}
