import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { listagem } from '../tables.ts'

/**
 * The products that a listing starts from, before any filter. A search brings the ids that it found, best match first,
 * and its text if it is a frequent search.
 */
export type ListingScope =
  | { tipo: 'tudo' }
  | { tipo: 'categoria'; id: number }
  | { tipo: 'marca'; id: number }
  | { tipo: 'busca'; ids: readonly number[]; texto?: string | undefined }

/** A scope whose counts are precomputed on write: all but a search. */
export type CountedScope = Exclude<ListingScope, { tipo: 'busca' }>

/** The condition that a row of `listagem` is in the scope; undefined if all are. */
export function scopeCondition(scope: ListingScope): SQL | undefined {
  return scope.tipo === 'busca'
    ? sql`${listagem.idProduto} = any(${sql.param(scope.ids)}::integer[])`
    : countedScopeCondition(scope.tipo, scope.tipo === 'tudo' ? 0 : scope.id)
}

/** The same for a precomputed scope; its id may be a placeholder. */
export function countedScopeCondition(
  tipo: CountedScope['tipo'],
  id: number | Placeholder<'id'>,
): SQL | undefined {
  switch (tipo) {
    case 'tudo':
      return undefined
    case 'categoria':
      return sql`${listagem.categorias} @> array[${id}]::integer[]`
    case 'marca':
      return eq(listagem.idMarca, id)
  }
}

/** The scope's name in `contagens`. */
export function scopeName(scope: CountedScope): string {
  return scope.tipo === 'tudo' ? 'tudo' : `${scope.tipo}:${scope.id}`
}
