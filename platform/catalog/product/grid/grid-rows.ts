import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { GridRow } from '#contract/catalog/grid.ts'
import { STATED_RESTOCK_DATE } from '#platform/catalog/stock/restock-dates/restock-date.ts'
import { VARIATION } from '#platform/catalog/stock/stock-level-rows.ts'
import type { Database } from '#platform/database/connect.ts'

const Rows = z.object({ rows: z.array(GridRow) })

/**
 * Grid rows of some SKUs (`s`) with their products (`p`), sorted by product, then by position; if `withSheet`, with the
 * specification of their product.
 */
export async function gridRows(db: Database, where: SQL, withSheet: boolean): Promise<GridRow[]> {
  const sheet = sql`(select coalesce(json_object_agg(label, valor), '{}') from caracteristicas where id_produto = p.id)`
  const nearest = sql`(
    select t.caminho from modelos_ficha f join categorias t on t.id = f.id_categoria
    where starts_with(c.caminho || '/', t.caminho || '/') order by t.nivel desc limit 1
  )`
  const result = await db.execute(sql`
    select p.id as "idProduto", s.id as "idSku", p.versao, s.sku, ${VARIATION} as variacao, p.nome, p.situacao,
      m.slug as marca, c.caminho as categoria, p.ncm, p.garantia, s.preco_por as "precoPor", s.preco_de as "precoDe",
      s.custo, s.ean, s.mpn, s.peso, s.altura, s.largura, s.comprimento, s.estoque_minimo as "estoqueMinimo",
      ${STATED_RESTOCK_DATE} as "previsaoReposicao", s.estoque,
      ${withSheet ? sheet : sql`'{}'::json`} as ficha,
      ${withSheet ? nearest : sql`null::text`} as "fichaDe"
    from variantes s
    join produtos p on p.id = s.id_produto
    join marcas m on m.id = p.id_marca
    join categorias c on c.id = p.id_categoria
    where ${where} order by without_accents(p.nome), p.id, s.posicao`)

  return Rows.parse(result).rows
}
