import { asc, eq } from 'drizzle-orm'
import { normalPath } from '#domain/listing/listing-url.ts'
import { listagem, listaItens, listas } from '#platform/catalog/tables.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

const SLUG = /^[a-z0-9-]+$/

/** A list by its slug (`hash`) or by its page's address. */
export type ListName = { hash?: string | undefined; url?: string | undefined }

/** A list's products that the shop shows, with quantities. Refuses `ListaInexistente`. */
export async function listToShop(
  { db }: Pick<RequestContext, 'db'>,
  { hash, url }: ListName,
): Promise<{ idProduto: number; quantidade: number }[]> {
  const slug = hash ?? normalPath(url?.split(/[?#]/)[0] ?? '').replace(/^\/lista\//, '')
  if (!SLUG.test(slug)) throw refuse('ListaInexistente')
  const rows = await db
    .select({ id: listas.id, idProduto: listagem.idProduto, quantidade: listaItens.quantidade })
    .from(listas)
    .leftJoin(listaItens, eq(listaItens.idLista, listas.id))
    .leftJoin(listagem, eq(listagem.idProduto, listaItens.idProduto))
    .where(eq(listas.slug, slug))
    .orderBy(asc(listaItens.posicao))
  if (rows.length === 0) throw refuse('ListaInexistente')

  return rows.flatMap(({ idProduto, quantidade }) =>
    idProduto === null || quantidade === null ? [] : [{ idProduto, quantidade }],
  )
}
