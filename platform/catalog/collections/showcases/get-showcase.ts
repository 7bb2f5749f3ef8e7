import { and, asc, eq, notInArray, sql } from 'drizzle-orm'
import type { ProductCard, Showcase } from '#contract/catalog/catalog.ts'
import { LISTING_ORDERS } from '#domain/listing/listing-order.ts'
import { orderBy } from '#platform/catalog/listing/listing-order.ts'
import { CARD, type CardRow, cardMaker } from '#platform/catalog/product/card.ts'
import { listagem, vitrineItens, vitrines } from '#platform/catalog/tables.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

type Row = typeof vitrines.$inferSelect

/** A showcase: its own products first; if it is automatic, then the first in stock of its order. */
export async function getShowcase(
  context: RequestContext,
  { hash, limit }: { hash: string; limit: number },
): Promise<Showcase> {
  const [showcase] = await context.db.select().from(vitrines).where(eq(vitrines.hash, hash))
  if (!showcase) throw refuse('VitrineInexistente')
  const [cardOf, rows] = await Promise.all([cardMaker(context), ownRows(context, showcase, limit)])
  const own = rows.map(cardOf)
  const more = (await automaticRows(context, showcase, own, limit - own.length)).map(cardOf)
  const { titulo, descricao, link } = showcase
  context.tag(tags.showcase(hash), ...own.map(({ id }) => tags.product(id)))

  return { vitrine: { hash, titulo, descricao, link }, produtos: [...own, ...more] }
}

async function ownRows(context: RequestContext, { id }: Row, limit: number): Promise<CardRow[]> {
  const rows = await context.db
    .select({ row: CARD })
    .from(vitrineItens)
    .innerJoin(listagem, eq(listagem.idProduto, vitrineItens.idProduto))
    .where(eq(vitrineItens.idVitrine, id))
    .orderBy(asc(vitrineItens.posicao))
    .limit(limit)

  return rows.map(({ row }) => row)
}

async function automaticRows(
  context: RequestContext,
  { ordem, idCategoria }: Row,
  own: ProductCard[],
  limit: number,
): Promise<CardRow[]> {
  const order = LISTING_ORDERS.find((each) => each === ordem)
  if (!order || limit === 0) return []
  context.tag(idCategoria === null ? tags.listing : tags.category(idCategoria))
  const shown = own.map(({ id }) => id)
  const chosen = context.db
    .select()
    .from(listagem)
    .where(
      and(
        eq(listagem.disponivel, true),
        idCategoria === null ? undefined : sql`${listagem.categorias} @> array[${idCategoria}]::integer[]`,
        shown.length > 0 ? notInArray(listagem.idProduto, shown) : undefined,
      ),
    )
    .orderBy(...orderBy(order))
    .limit(limit)
  const rows = await context.db.select({ row: CARD }).from(chosen.as('listagem'))

  return rows.map(({ row }) => row)
}
