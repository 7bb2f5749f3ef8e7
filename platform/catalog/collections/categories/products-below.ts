import { or, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { escapeLike } from '#platform/database/like-pattern.ts'
import { categorias } from '../../tables.ts'

/** The ids of a category and of those below it. */
export async function categoriesBelow(db: Database, caminho: string): Promise<number[]> {
  const below = await db
    .select({ id: categorias.id })
    .from(categorias)
    .where(
      or(
        sql`${categorias.caminho} = ${caminho}`,
        sql`${categorias.caminho} like ${`${escapeLike(caminho)}/%`}`,
      ),
    )

  return below.map(({ id }) => id)
}

/**
 * A subquery of the ids of products in a category or below it. With the categories' numbers, so that PostgreSQL knows
 * how many products they have.
 */
export async function productsBelow(db: Database, caminho: string): Promise<SQL> {
  return productsIn(await categoriesBelow(db, caminho))
}

/** A subquery of the ids of products in these categories (`categoriesBelow`). */
export function productsIn(categorias: readonly number[]): SQL {
  const ids = sql.param([...categorias])

  return sql`(select id_produto from produto_categorias where id_categoria = any(${ids}::integer[]))`
}
