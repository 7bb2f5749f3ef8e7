import { sql } from 'drizzle-orm'
import type { GridRow } from '#contract/catalog/grid.ts'
import { brandId } from '#platform/catalog/collections/brands/brand-rows.ts'
import { categoriesBelow } from '#platform/catalog/collections/categories/products-below.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { NO_PIECES, skuPage } from '../skus/sku-pages.ts'
import { gridRows } from './grid-rows.ts'

type ListGridInput = {
  pagina: number
  porPagina: number
  busca: string
  categoria?: string | undefined
  marca?: string | undefined
  situacao?: GridRow['situacao'] | undefined
}

/** A page of the grid. A category includes its subcategories. */
export async function listGrid(
  context: RequestContext,
  { categoria, marca, situacao, ...page }: ListGridInput,
): Promise<{ itens: GridRow[]; total: number }> {
  permit(context, 'catalogo.ver')
  const below = categoria === undefined ? undefined : await categoriesBelow(context.db, categoria)
  const { ids, total } = await skuPage(context, {
    ...page,
    below,
    brand: marca === undefined ? undefined : await brandId(context.db, marca),
    conditions: [
      NO_PIECES,
      situacao === undefined
        ? undefined
        : sql`k.id_produto in (select id from produtos where situacao = ${situacao})`,
    ],
  })

  const itens = await gridRows(
    context.db,
    sql`s.id = any(${sql.param(ids)}::integer[])`,
    categoria !== undefined,
  )

  return { itens, total }
}
