import { inArray, sql } from 'drizzle-orm'
import * as z from 'zod'
import { listagem } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { DISCOUNT, OFFER } from './listing-offer.ts'

/**
 * Brings stock and prices of listing rows up to date with the SKUs, and answers the products of which listings show something
 * else now: whether they can be had, their price, their last units.
 */
export async function refreshOffers(tx: Database, products: readonly number[]): Promise<number[]> {
  // Locked before it is read: of two SKUs of a product that change at a time, the second counts both.
  await tx
    .select({ idProduto: listagem.idProduto })
    .from(listagem)
    .where(inArray(listagem.idProduto, [...products]))
    .orderBy(listagem.idProduto)
    .for('no key update')
  const result = await tx.execute(sql`
    with novas as (
      select p.id, cheapest.preco_por, cheapest.preco_de, stock.preco_maximo, ${DISCOUNT} as desconto, stock.estoque,
        quick.id as id_sku
      from produtos p
      ${OFFER}
      where p.id = any(${sql.param([...products])}::integer[])
    ),
    velhas as (select * from listagem where id_produto = any(${sql.param([...products])}::integer[]))
    update listagem l
    set preco_por = n.preco_por, preco_de = n.preco_de, preco_maximo = n.preco_maximo, desconto = n.desconto,
      estoque = n.estoque, id_sku = n.id_sku
    from novas n join velhas v on v.id_produto = n.id
    where l.id_produto = n.id
    returning l.id_produto as id,
      (l.disponivel, l.id_sku, l.preco_por, l.preco_de, l.preco_maximo, least(l.estoque, ${LAST_SHOWN}))
        is distinct from (v.disponivel, v.id_sku, v.preco_por, v.preco_de, v.preco_maximo, least(v.estoque, ${LAST_SHOWN}))
        as outra`)

  return Refreshed.parse(result)
    .rows.filter(({ outra }) => outra)
    .map(({ id }) => id)
}

/** Cards tell the last three units. */
const LAST_SHOWN = 4

const Refreshed = z.object({ rows: z.array(z.object({ id: z.int(), outra: z.boolean() })) })
