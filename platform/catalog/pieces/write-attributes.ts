import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

/** Gives the pieces of these products the attributes of the variants that they are pieces of, after those have changed. */
export async function writeAttributesOfPieces(tx: Database, products: readonly number[]): Promise<void> {
  const ids = sql.param([...products])
  await tx.execute(sql`
    with pieces as (select * from exemplares where id_produto = any(${ids}::integer[])),
    outdated as (delete from sku_atributos s using pieces e where s.id_sku = e.id_sku)
    insert into sku_atributos (id_sku, id_produto, id_atributo, id_valor)
    select e.id_sku, e.id_produto, a.id_atributo, a.id_valor
    from pieces e join sku_atributos a on a.id_sku = e.id_variante
    on conflict (id_sku, id_atributo) do update set id_valor = excluded.id_valor`)
}
