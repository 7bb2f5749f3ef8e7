import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import { listagem } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { DISCOUNT, OFFER } from './listing-offer.ts'

/**
 * Updates stock and prices of listing rows from the SKUs. Returns the ids of products whose listings now show something
 * else: availability, price or the last units.
 */
export async function refreshOffers(tx: Database, products: readonly number[]): Promise<number[]> {
  // Locked before reading: if two SKUs of a product change at the same time, the second change counts both.
  await tx
    .select({ idProduto: listagem.idProduto })
    .from(listagem)
    .where(inArray(listagem.idProduto, [...products]))
    .orderBy(listagem.idProduto)
    .for('no key update')
  const result = await tx.execute(sql`
    with fresh as (
      select p.id, cheapest.preco_por, cheapest.preco_de, stock.preco_maximo, ${DISCOUNT} as desconto, stock.estoque,
        stock.variacoes, quick.id as id_sku, piece.cheapest as menor_exemplar
      from produtos p
      ${OFFER}
      where p.id = any(${sql.param([...products])}::integer[])
    ),
    stale as (select * from listagem where id_produto = any(${sql.param([...products])}::integer[]))
    update listagem l
    set preco_por = n.preco_por, preco_de = n.preco_de, preco_maximo = n.preco_maximo, desconto = n.desconto,
      estoque = n.estoque, variacoes = n.variacoes, id_sku = n.id_sku,
      menor_exemplar = n.menor_exemplar,
      -- A piece that is sold no longer says what its product has.
      valores = case when exists (select from exemplares e where e.id_produto = n.id) then product_value_ids(n.id)
        else l.valores end
    from fresh n join stale v on v.id_produto = n.id
    where l.id_produto = n.id
    returning l.id_produto as id,
      (l.disponivel, l.id_sku, l.variacoes, l.valores, l.preco_por, l.preco_de, l.preco_maximo, l.menor_exemplar,
          least(l.estoque, ${LAST_SHOWN}))
        is distinct from (v.disponivel, v.id_sku, v.variacoes, v.valores, v.preco_por, v.preco_de, v.preco_maximo,
          v.menor_exemplar, least(v.estoque, ${LAST_SHOWN}))
        as changed`)

  return Refreshed.parse(result)
    .rows.filter(({ changed }) => changed)
    .map(({ id }) => id)
}

/** Cards show the stock of the last three units. */
const LAST_SHOWN = 4

const Refreshed = z.object({ rows: z.array(z.object({ id: z.int(), changed: z.boolean() })) })
