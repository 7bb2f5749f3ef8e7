import { type SQL, sql } from 'drizzle-orm'

/** SKUs that can be bought now, as part of another area's statement: a table of `id`, `id_produto` and `estoque`. */
export function skusInStock(): SQL {
  return sql`(
    select s.id, s.id_produto, s.estoque
    from skus s join listagem l on l.id_produto = s.id_produto
    where s.estoque > 0 and l.situacao = 'disponivel'
  )`
}
