import { and, sql } from 'drizzle-orm'
import * as z from 'zod'
import type { GridRow } from '#contract/admin/grid.ts'
import { permit } from '#platform/permit.ts'
import type { Visit } from '#platform/visit.ts'
import { GRID, gridRows } from './grid-rows.ts'
import { foundSkus } from './stock-level-rows.ts'

type Wanted = {
  pagina: number
  porPagina: number
  busca: string
  categoria?: string | undefined
  marca?: string | undefined
  situacao?: GridRow['situacao'] | undefined
}

const Counted = z.object({ rows: z.tuple([z.object({ total: z.int() })]) })

/** A part of the grid. A category holds what those below it hold. */
export async function listGrid(
  visit: Visit,
  { pagina, porPagina, busca, categoria, marca, situacao }: Wanted,
): Promise<{ itens: GridRow[]; total: number }> {
  permit(visit, 'catalogo.ver')
  const where =
    and(
      busca === '' ? undefined : sql`s.id in ${foundSkus(busca)}`,
      categoria === undefined
        ? undefined
        : sql`p.id in (
            select pc.id_produto from produto_categorias pc join categorias k on k.id = pc.id_categoria
            where k.caminho = ${categoria} or starts_with(k.caminho, ${`${categoria}/`})
          )`,
      marca === undefined ? undefined : sql`m.slug = ${marca}`,
      situacao === undefined ? undefined : sql`p.situacao = ${situacao}`,
    ) ?? sql`true`
  const [itens, counted] = await Promise.all([
    gridRows(visit.db, where, sql`limit ${porPagina} offset ${(pagina - 1) * porPagina}`),
    visit.db.execute(sql`select count(*)::integer as total from ${GRID} where ${where}`),
  ])

  return { itens, total: Counted.parse(counted).rows[0].total }
}
