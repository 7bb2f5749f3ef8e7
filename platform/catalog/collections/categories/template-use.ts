import { eq, sql } from 'drizzle-orm'
import { foldText } from '#domain/format/slug.ts'
import { fieldOf } from '#domain/product/specifications/field.ts'
import { caracteristicas, categorias, produtos } from '#platform/catalog/tables.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { hasTemplateOf, templateOf } from './template-of.ts'

/** By the label of a field, and of a choice's value besides, as the template writes them. */
type TemplateUse = {
  campos: { label: string; produtos: number }[]
  valores: { campo: string; valor: string; produtos: number }[]
}

/** How many products fill the fields of the template that a category has or inherits, before somebody changes it. */
export async function countTemplateUse(
  context: RequestContext,
  { categoria }: { categoria: string },
): Promise<TemplateUse> {
  permit(context, 'catalogo.ver')
  const { campos } = await templateOf(context.db, categoria)
  const choices = campos.filter(({ opcoes }) => opcoes.length > 0)
  const lines = await filledLines(
    context,
    categoria,
    choices.map(({ label }) => label.toLowerCase()),
  )
  const filled = lines.flatMap(({ label, valor, produtos }) => {
    const field = fieldOf(campos, label)?.field
    return field ? [{ label: field.label, valor, produtos }] : []
  })
  const sumOf = (of: typeof filled) => of.reduce((sum, { produtos }) => sum + produtos, 0)

  return {
    campos: campos.map(({ label }) => ({
      label,
      produtos: sumOf(filled.filter((line) => line.label === label)),
    })),
    valores: choices.flatMap(({ label, opcoes }) =>
      opcoes.map((valor) => ({
        campo: label,
        valor,
        produtos: sumOf(
          filled.filter((line) => line.label === label && foldText(line.valor) === foldText(valor)),
        ),
      })),
    ),
  }
}

/**
 * Lines of products in the category or below it, but in no category with a template of its own, with their numbers; of
 * choices by value. The categories are read first: in one statement, the sheets of the whole catalogue were unpacked.
 */
async function filledLines({ db }: RequestContext, categoria: string, choices: string[]) {
  const within = await db.select({ id: categorias.id }).from(categorias).where(hasTemplateOf(categoria))
  const ids = within.map(({ id }) => id)
  const { label, idProduto } = caracteristicas
  const valor = sql<string>`case when lower(${label}) = any(${sql.param(choices)}::text[]) then ${caracteristicas.valor} else '' end`

  return db
    .select({ label, valor, produtos: sql<number>`count(*)::integer` })
    .from(caracteristicas)
    .innerJoin(produtos, eq(produtos.id, idProduto))
    .where(sql`${produtos.idCategoria} = any(${sql.param(ids)}::integer[])`)
    .groupBy(sql`1`, sql`2`)
}
