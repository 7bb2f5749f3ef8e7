import { type SQL, sql } from 'drizzle-orm'

/**
 * Whether a list shows a pupil: its teacher's always, one named by a parent while something is ordered for them. `pupil` is
 * the alias of `listas_alunos`.
 */
export function isShownPupil(pupil: string): SQL<boolean> {
  const row = sql.raw(pupil)

  return sql<boolean>`(${row}.nomeado_em is null or exists (
    select from listas_compras bought where bought.id_aluno = ${row}.id and bought.situacao <> 'cancelada'
  ))`
}

/** Whether a cart has something for a pupil, also saved for later; `pupil` as above. */
export function isInCarts(pupil: string): SQL<boolean> {
  const row = sql.raw(pupil)

  return sql<boolean>`(exists (select from carrinho_alunos units where units.id_aluno = ${row}.id)
    or exists (select from carrinho_guardados_alunos units where units.id_aluno = ${row}.id))`
}
