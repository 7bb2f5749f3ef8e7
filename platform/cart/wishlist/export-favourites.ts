import { asc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { favoritos } from './tables.ts'

/** A customer's favourites, for the download of personal data. */
export function exportFavourites(db: Database, idCliente: number) {
  return db
    .select({ idProduto: favoritos.idProduto, criadoEm: favoritos.criadoEm })
    .from(favoritos)
    .where(eq(favoritos.idCliente, idCliente))
    .orderBy(asc(favoritos.criadoEm))
}
