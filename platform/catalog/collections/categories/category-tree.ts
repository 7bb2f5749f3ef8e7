import { asc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { ListingDetails } from '#contract/catalog/catalog.ts'
import type { Picture } from '#contract/picture.ts'
import { pictureOf } from '#platform/catalog/product/card.ts'
import { categorias } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'

type Row = typeof categorias.$inferSelect & {
  total: number
  imageWidth: number | null
  imageHeight: number | null
}

export type CategoryNode = Omit<Row, 'imagem' | 'imageWidth' | 'imageHeight'> & { imagem: Picture | null }

/** A category with its ancestors (first level first), siblings and children, and how many products each lists. */
export type CategoryTree = {
  atual: CategoryNode
  niveisAnteriores: CategoryNode[]
  irmas: CategoryNode[]
  filhas: CategoryNode[]
}

/** The surroundings of the category at this path, in one query; null if the path is unknown. */
export async function categoryTree(db: Database, caminho: string): Promise<CategoryTree | null> {
  const parts = caminho.split('/')
  const line = parts.map((_, i) => parts.slice(0, i + 1).join('/'))
  const pai = line.at(-2) ?? null
  const nodes = nodesOf(await treeQuery(db).execute({ line, caminho, pai }))
  const atual = nodes.find((node) => node.caminho === caminho)
  if (!atual) return null

  return {
    atual,
    niveisAnteriores: nodes.filter((node) => node.nivel < atual.nivel && line.includes(node.caminho)),
    irmas: nodes.filter((node) => node.idPai === atual.idPai && node.id !== atual.id),
    filhas: nodes.filter((node) => node.idPai === atual.id),
  }
}

const treeQuery = preparedQuery((db) =>
  categoryRows(
    db,
    sql`${categorias.caminho} = any(${sql.placeholder('line')}::text[])
      or caminho_pai = ${sql.placeholder('caminho')} or caminho_pai is not distinct from ${sql.placeholder('pai')}`,
  ).prepare('category_tree'),
)

/** The categories of the first level, in their order. */
export async function firstLevel(db: Database): Promise<CategoryNode[]> {
  return nodesOf(await categoryRows(db, eq(categorias.nivel, 1)))
}

/** A category as a link. Empty ones have no address, so `shownLinks` leaves them out. */
export function categoryLink({ nome, caminho, total, imagem }: CategoryNode) {
  return { nome, url: `/${caminho}`, total, imagem }
}

export function shownLinks(nodes: CategoryNode[]): ListingDetails['categorias']['irmas'] {
  return nodes.filter(({ total }) => total > 0).map(categoryLink)
}

function categoryRows(db: Database, condition: SQL) {
  return db
    .select({
      ...getTableColumns(categorias),
      imageWidth: originais.largura,
      imageHeight: originais.altura,
      total: sql<number>`(
        select coalesce(sum(c.total), 0)::integer from contagens c
        where c.escopo = 'categoria:' || ${categorias.id} and c.tipo = 'total'
      )`,
    })
    .from(categorias)
    .leftJoin(originais, eq(originais.hash, categorias.imagem))
    .where(condition)
    .orderBy(asc(categorias.nivel), asc(categorias.posicao))
}

function nodesOf(rows: Row[]): CategoryNode[] {
  return rows.map(({ imagem, imageWidth, imageHeight, ...row }) => ({
    ...row,
    imagem:
      imagem && imageWidth && imageHeight
        ? pictureOf({ hash: imagem, alt: row.alt, largura: imageWidth, altura: imageHeight })
        : null,
  }))
}
