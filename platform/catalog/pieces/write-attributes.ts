import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

/**
 * Gives the pieces of these products the attributes and the package of the variants that they are pieces of, after those
 * have changed.
 */
export async function writeAttributesOfPieces(tx: Database, products: readonly number[]): Promise<void> {
  const ids = sql.param([...products])
  await tx.execute(sql`
    with pieces as (select * from exemplares where id_produto = any(${ids}::integer[])),
    outdated as (delete from sku_atributos s using pieces e where s.id_sku = e.id_sku),
    packed as (
      update skus s set peso = v.peso, altura = v.altura, largura = v.largura, comprimento = v.comprimento
      from pieces e join skus v on v.id = e.id_variante
      where s.id = e.id_sku and (s.peso, s.altura, s.largura, s.comprimento)
        is distinct from (v.peso, v.altura, v.largura, v.comprimento)
    )
    insert into sku_atributos (id_sku, id_produto, id_atributo, id_valor, id_valor_filtro)
    select e.id_sku, e.id_produto, a.id_atributo, a.id_valor, a.id_valor_filtro
    from pieces e join sku_atributos a on a.id_sku = e.id_variante
    on conflict (id_sku, id_atributo) do update set id_valor = excluded.id_valor, id_valor_filtro = excluded.id_valor_filtro`)
}
