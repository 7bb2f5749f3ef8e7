import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'

const Taxes = z.object({
  id: z.int(),
  ncm: z.string().nullable(),
  origem: z.int(),
  categorias: z.array(z.int()),
})

const Selected = z.object({ rows: z.array(Taxes) })

/** What invoices take from a product: NCM and origin, and its categories from its own up to the top. */
export type ProductTaxes = z.infer<typeof Taxes>

/** Returns the tax data of products by id, as they are now; products that are gone are left out. */
export async function productTaxes(db: Database, ids: readonly number[]): Promise<Map<number, ProductTaxes>> {
  if (ids.length === 0) return new Map()
  const result = await db.execute(sql`
    with recursive above (id_produto, id_categoria, id_pai, height) as (
      select p.id, c.id, c.id_pai, 0 from produtos p join categorias c on c.id = p.id_categoria
      where p.id = any(${sql.param([...new Set(ids)])}::integer[])
      union all
      select a.id_produto, c.id, c.id_pai, a.height + 1 from above a join categorias c on c.id = a.id_pai
    )
    select p.id, p.ncm, p.origem, array_agg(a.id_categoria order by a.height) as categorias
    from above a join produtos p on p.id = a.id_produto group by p.id`)

  return new Map(Selected.parse(result).rows.map((one) => [one.id, one]))
}
