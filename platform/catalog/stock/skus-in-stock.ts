import { type SQL, sql } from 'drizzle-orm'

/** SKUs that can be bought now: a subquery with `id`, `id_produto` and `estoque` for other modules' statements. */
export function skusInStock(): SQL {
  return sql`(
    select s.id, s.id_produto, s.estoque
    from skus s join listagem l on l.id_produto = s.id_produto
    where s.estoque > 0 and l.situacao = 'disponivel'
  )`
}
