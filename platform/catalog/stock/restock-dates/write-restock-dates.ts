import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'

export type RestockDate = { idSku: number; previsaoReposicao: string | null }

const Changed = z.object({
  rows: z.array(
    z.object({
      id: z.int(),
      idProduto: z.int(),
      sku: z.string(),
      antes: z.string().nullable(),
      depois: z.string().nullable(),
    }),
  ),
})

export type RestockDateChange = z.infer<typeof Changed>['rows'][number]

/**
 * Writes when goods are expected (null: unknown), and invalidates the pages that show it. Skips SKUs that are gone, pieces,
 * and those of kits, which come when their parts do. Returns what changed.
 */
export async function writeRestockDates(
  tx: Database,
  { itens, now }: { itens: readonly RestockDate[]; now: Date },
): Promise<RestockDateChange[]> {
  if (itens.length === 0) return []
  const result = await tx.execute(sql`
    with stated as (
      select s.id, s.id_produto, s.sku, i."previsaoReposicao" as depois
      from jsonb_to_recordset(${JSON.stringify(itens)}::jsonb) as i("idSku" integer, "previsaoReposicao" date)
      join skus s on s.id = i."idSku" and not s.exemplar
      where not exists (select from kit_itens k where k.id_produto = s.id_produto)
    ),
    changed as (
      select t.*, r.data as antes from stated t left join previsoes_reposicao r on r.id_sku = t.id
      where r.data is distinct from t.depois
    ),
    removed as (delete from previsoes_reposicao r using changed c where r.id_sku = c.id and c.depois is null),
    written as (
      insert into previsoes_reposicao (id_sku, data, alterada_em)
      select id, depois, ${now}::timestamptz from changed where depois is not null order by id
      on conflict (id_sku) do update set data = excluded.data, alterada_em = excluded.alterada_em, vencida_em = null
    )
    select id, id_produto as "idProduto", sku, antes::text, depois::text from changed order by id`)
  const { rows } = Changed.parse(result)
  await invalidateProducts(
    tx,
    rows.map(({ id }) => id),
  )

  return rows
}

/**
 * Takes back the dates of SKUs whose goods have come. Those who still wait were promised that day, which needs no mail of
 * its own.
 */
export async function clearRestockDates(tx: Database, skus: readonly number[]): Promise<void> {
  if (skus.length === 0) return
  const ids = sql`${sql.param([...skus])}::integer[]`
  const cleared = await tx.execute(sql`
    with cleared as (delete from previsoes_reposicao where id_sku = any(${ids}) returning id_sku),
    forgotten as (
      update avisos_estoque a set previsao = null from cleared c
      where a.id_sku = c.id_sku and a.avisado_em is null and a.previsao is not null
    )
    select id_sku as id from cleared`)
  await invalidateProducts(
    tx,
    Cleared.parse(cleared).rows.map(({ id }) => id),
  )
}

const Cleared = z.object({ rows: z.array(z.object({ id: z.int() })) })

const Products = z.object({ rows: z.array(z.object({ id: z.int() })) })

/** Invalidates the pages of SKUs' products, and of the kits that they are parts of. */
export async function invalidateProducts(tx: Database, skus: readonly number[]): Promise<void> {
  if (skus.length === 0) return
  const ids = sql`${sql.param([...skus])}::integer[]`
  const found = await tx.execute(sql`
    select id_produto as id from skus where id = any(${ids})
    union select id_produto from kit_itens where id_sku = any(${ids})`)
  await invalidateTags(
    tx,
    Products.parse(found).rows.map(({ id }) => tags.product(id)),
  )
}
