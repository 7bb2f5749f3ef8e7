import { eq, type Placeholder, type SQL, sql } from 'drizzle-orm'
import { listagem } from '../tables.ts'

/**
 * What a listing chooses from before any filter. A search brings the products that it found, the best first, and its text
 * if that is one that many search for.
 */
export type ListingScope =
  | { tipo: 'tudo' }
  | { tipo: 'categoria'; id: number }
  | { tipo: 'marca'; id: number }
  | { tipo: 'busca'; ids: readonly number[]; texto?: string | undefined }

/** A scope whose products are counted as they are written: all but a search. */
export type CountedScope = Exclude<ListingScope, { tipo: 'busca' }>

/** The condition on `listagem` that a row is in the scope; nothing for all. */
export function scopeCondition(scope: ListingScope): SQL | undefined {
  return scope.tipo === 'busca'
    ? sql`${listagem.idProduto} = any(${sql.param(scope.ids)}::integer[])`
    : countedScopeCondition(scope.tipo, scope.tipo === 'tudo' ? 0 : scope.id)
}

/** The same for a counted scope, whose id may be given later. */
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

/** The name under which `contagens` counts the scope. */
export function scopeName(scope: CountedScope): string {
  return scope.tipo === 'tudo' ? 'tudo' : `${scope.tipo}:${scope.id}`
}
