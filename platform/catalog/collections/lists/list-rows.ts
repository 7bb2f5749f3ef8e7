import { asc, eq, inArray } from 'drizzle-orm'
import { CARD } from '#platform/catalog/product/card.ts'
import { listagem, listaItens } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'

/** The items of these lists that the shop shows, in the order of each list. */
export function itemsOfLists(db: Database, ids: number[]) {
  return db
    .select({ idLista: listaItens.idLista, quantidade: listaItens.quantidade, row: CARD })
    .from(listaItens)
    .innerJoin(listagem, eq(listagem.idProduto, listaItens.idProduto))
    .where(inArray(listaItens.idLista, ids))
    .orderBy(asc(listaItens.posicao))
}
