import { asc, eq, sql } from 'drizzle-orm'
import type { CategoryNode, PanelCategory } from '#contract/catalog/categories.ts'
import { categorias, embalagensCategorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { keyedPicture, ORIGINAL } from '../keyed-picture.ts'

/** All categories: parents before children, each level in its order. */
export async function getCategoryTree(context: RequestContext): Promise<{ itens: CategoryNode[] }> {
  permit(context, 'catalogo.ver')

  return { itens: await categoryNodes(context.db) }
}

export async function categoryNodes(db: Database): Promise<CategoryNode[]> {
  const rows = await db
    .select({
      id: categorias.id,
      idPai: categorias.idPai,
      caminho: categorias.caminho,
      nome: categorias.nome,
      nivel: categorias.nivel,
      versao: categorias.versao,
      produtos: sql<number>`(
        select coalesce(sum(c.total), 0)::integer from contagens c
        where c.escopo = 'categoria:' || categorias.id and c.tipo = 'total'
      )`,
    })
    .from(categorias)
    .orderBy(asc(categorias.posicao), asc(categorias.id))
  const children = Map.groupBy(rows, ({ idPai }) => idPai)
  const below = (idPai: number | null): CategoryNode[] =>
    (children.get(idPai) ?? []).flatMap((row) => [row, ...below(row.id)])

  return below(null)
}

/** A category for the form. Refuses `CadastroInexistente`. */
export function getCategoryForm(context: RequestContext, { id }: { id: number }): Promise<PanelCategory> {
  permit(context, 'catalogo.ver')

  return categoryForm(context.db, id)
}

export async function categoryForm(db: Database, id: number): Promise<PanelCategory> {
  const [row] = await db
    .select({ category: categorias, original: ORIGINAL, box: embalagensCategorias })
    .from(categorias)
    .leftJoin(embalagensCategorias, eq(embalagensCategorias.idCategoria, categorias.id))
    .leftJoin(originais, eq(originais.hash, categorias.imagem))
    .where(eq(categorias.id, id))
  if (!row) throw refuse('CadastroInexistente')
  const { idPai, caminho, slug, nome, titulo, descricao, alt, seoTitle, seoDescription } = row.category
  const { atributosPrincipais, versao } = row.category

  return {
    id,
    idPai,
    caminho,
    slug,
    nome,
    titulo,
    descricao,
    atributosPrincipais,
    versao,
    imagem: keyedPicture(row.original, alt),
    embalagem: row.box && boxOf(row.box),
    seo:
      seoTitle === null && seoDescription === null
        ? null
        : { title: seoTitle ?? '', description: seoDescription ?? '' },
  }
}

function boxOf({ peso, altura, largura, comprimento }: typeof embalagensCategorias.$inferSelect) {
  return { peso, altura, largura, comprimento }
}

/**
 * Locks the category tree against other writers, so that two moves can't make a cycle or take the same place. Reads are
 * not blocked.
 */
export async function lockTree(tx: Database): Promise<void> {
  await tx.execute(sql`lock table categorias in share row exclusive mode`)
}
