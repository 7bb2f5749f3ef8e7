import { eq, type SQL, sql } from 'drizzle-orm'
import { listagem } from './tables.ts'

/**
 * What a listing chooses from before any filter. A search brings its own condition on `listagem`, and the expression by
 * which it ranks (higher is better).
 */
export type ListingScope =
  | { tipo: 'tudo' }
  | { tipo: 'categoria'; id: number }
  | { tipo: 'marca'; id: number }
  | { tipo: 'busca'; condition: SQL; rank: SQL }

/** The condition on `listagem` that a row is in the scope; nothing for all. */
export function scopeCondition(scope: ListingScope): SQL | undefined {
  if (scope.tipo === 'tudo') return undefined
  if (scope.tipo === 'categoria') return sql`${listagem.categorias} @> array[${scope.id}]::integer[]`
  if (scope.tipo === 'marca') return eq(listagem.idMarca, scope.id)

  return scope.condition
}

/** The name under which `contagens` counts the scope; null for a search, which nobody has counted. */
export function countedScope(scope: ListingScope): string | null {
  if (scope.tipo === 'busca') return null

  return scope.tipo === 'tudo' ? 'tudo' : `${scope.tipo}:${scope.id}`
}
