import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { alertStaff } from '#platform/infrastructure/jobs/alert-staff.ts'
import { IN_SHOP, IS_LOW } from './list-stock-levels.ts'

const Fallen = z.object({
  rows: z.array(z.object({ id: z.int(), sku: z.string(), nome: z.string(), estoque: z.int() })),
})

/** How many are named if several fall at once. */
const NAMED = 3

/**
 * Notifies staff of SKUs that fell to their minimum since the last run: each SKU once, until it was above it again;
 * several SKUs in one notification.
 */
export async function alertLowStock({ db, now }: Pick<RequestContext, 'db' | 'now'>): Promise<void> {
  await db.transaction(async (tx) => {
    const found = await tx.execute(sql`
      with low as materialized (select k.id from skus k where ${IS_LOW} and ${IN_SHOP}),
      recovered as (delete from skus_baixos where id_sku not in (select id from low)),
      newly_low as (
        insert into skus_baixos select id, ${now}::timestamptz from low on conflict do nothing returning id_sku
      )
      select k.id, k.sku, p.nome, k.estoque from newly_low
      join skus k on k.id = newly_low.id_sku join produtos p on p.id = k.id_produto
      order by k.estoque, k.id`)
    const { rows } = Fallen.parse(found)
    const [first, ...others] = rows
    if (!first) return
    await alertStaff(tx, {
      tipo: 'estoqueBaixo',
      em: now,
      ...(others.length === 0
        ? { caminho: `/estoque/${first.id}`, texto: `${first.nome} (${first.sku}): ${leftOf(first)}.` }
        : { caminho: '/estoque?filtro=baixo', texto: `${rows.length} itens no mínimo: ${namesOf(rows)}.` }),
    })
  })
}

function leftOf({ estoque }: { estoque: number }): string {
  if (estoque <= 0) return 'acabou'

  return estoque === 1 ? 'resta 1 peça' : `restam ${estoque} peças`
}

function namesOf(rows: { nome: string; sku: string }[]): string {
  const names = rows.slice(0, NAMED).map(({ nome, sku }) => `${nome} (${sku})`)
  const more = rows.length - names.length

  return more > 0 ? `${names.join(', ')} e mais ${more}` : names.join(' e ')
}
