import { asc } from 'drizzle-orm'
import { type Box, categoryBoxes } from '#platform/catalog/collections/categories/category-boxes.ts'
import { categoryLevels } from '#platform/catalog/collections/categories/category-levels.ts'
import { categorias, marcas } from '#platform/catalog/tables.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Choices = {
  categorias: { caminho: string; nome: string; embalagem: Box | null }[]
  marcas: { slug: string; nome: string }[]
}

/** All categories, parents before children, and all brands, for the product form. */
export async function productChoices(context: RequestContext): Promise<Choices> {
  permit(context, 'catalogo.ver')
  const rows = await context.db
    .select({ caminho: categorias.caminho })
    .from(categorias)
    .orderBy(asc(categorias.caminho))
  const boxOf = await categoryBoxes(context.db)
  const levelsOf = await categoryLevels(context.db)

  return {
    categorias: rows.map(({ caminho }) => ({
      caminho,
      nome: levelsOf(caminho).join(' › '),
      embalagem: boxOf(caminho),
    })),
    marcas: await context.db
      .select({ slug: marcas.slug, nome: marcas.nome })
      .from(marcas)
      .orderBy(asc(marcas.nome)),
  }
}
