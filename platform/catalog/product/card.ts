import { sql } from 'drizzle-orm'
import type { ProductCard } from '#contract/catalog/catalog.ts'
import type { Picture } from '#contract/picture.ts'
import { pricesOf } from '#domain/money/prices.ts'
import { badgesOf } from '#domain/product/badges.ts'
import { isUsed } from '#domain/product/pieces/condition.ts'
import { PIECE_PARAMETER } from '#domain/product/pieces/piece-codes.ts'
import type { Promotion } from '#domain/promotions/promotion.ts'
import { cardText } from '#domain/promotions/promotion-text.ts'
import { fits } from '#domain/promotions/unmet-condition.ts'
import { storeFreeFreight } from '#domain/shipping/free-freight.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import { preparedQuery } from '#platform/database/prepared.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { promotionsForEverybody } from '#platform/marketing/promotions/promotions-for-everybody.ts'
import { listagem } from '../tables.ts'
import type { PictureRow, VariantRow } from './card-view.ts'

/** The columns of `listagem` that a card needs, as `CARD` reads them. */
export type CardRow = Pick<
  typeof listagem.$inferSelect,
  | 'idProduto'
  | 'idSku'
  | 'situacao'
  | 'precoDe'
  | 'precoPor'
  | 'precoMaximo'
  | 'estoque'
  | 'variacoes'
  | 'notaMedia'
  | 'notaQuantidade'
  | 'idMarca'
  | 'categorias'
  | 'card'
  | 'menorExemplar'
> & {
  /** ISO 8601. */
  publicadoEm: string
  /** The requested SKU, whose prices and stock the row then has. */
  variante?: VariantRow | null
}

/**
 * A row of `listagem` as one JSON value: faster to read than a dozen columns that driver and query builder convert one
 * by one. The query must call its rows `listagem`. A query that sorts and limits must do so in a subquery, otherwise
 * PostgreSQL builds the JSON of every row before it sorts.
 */
export const CARD = sql<CardRow>`json_build_object(
  'idProduto', listagem.id_produto, 'idSku', listagem.id_sku, 'situacao', listagem.situacao,
  'precoDe', listagem.preco_de, 'precoPor', listagem.preco_por, 'precoMaximo', listagem.preco_maximo,
  'estoque', listagem.estoque, 'variacoes', listagem.variacoes, 'notaMedia', listagem.nota_media,
  'notaQuantidade', listagem.nota_quantidade, 'publicadoEm', listagem.publicado_em, 'idMarca', listagem.id_marca,
  'categorias', listagem.categorias, 'card', listagem.card,
  'menorExemplar', listagem.menor_exemplar
)`

/** Returns a function from rows to product cards, with the prices, promotions and time of the request. */
export async function cardMaker(context: RequestContext): Promise<(row: CardRow) => ProductCard> {
  const promotions = await promotionsForEverybody(context)

  return (row) => cardOf(context, row, promotions)
}

function cardOf(
  { settings, now }: Pick<RequestContext, 'settings' | 'now'>,
  row: CardRow,
  promotions: readonly Promotion[],
): ProductCard {
  const { slug, nome, marca, imagem, imagemSecundaria, descricaoCurta, fatos } = row.card
  const aPartirDe = row.precoMaximo > row.precoPor
  const precos = pricesOf({ precoDe: row.precoDe, precoPor: row.precoPor, aPartirDe }, settings.precos)
  const variante = row.variante ?? null
  // A variant with its own pictures does not show the product's.
  const [first, second = null] = variante?.imagens.length ? variante.imagens : [imagem, imagemSecundaria]

  return {
    id: row.idProduto,
    url: `/${slug}${variante?.selecao ?? ''}`,
    nome,
    marca: { nome: marca.nome, url: `/marcas/${marca.slug}` },
    imagem: pictureOf(first ?? imagem),
    imagemSecundaria: second && pictureOf(second),
    precos,
    estoque: row.estoque,
    status: statusOf(row.situacao, row.estoque),
    selos: badgesOf({
      desconto: precos.desconto,
      precoPor: row.precoPor,
      estoque: row.estoque,
      publicadoEm: isPiece(variante) ? null : new Date(row.publicadoEm),
      now,
      freteGratis: storeFreeFreight(settings.sistema),
    }),
    avaliacao: { media: roundedRating(row.notaMedia), quantidade: row.notaQuantidade },
    descricaoCurta,
    variacoes: row.variacoes,
    idSku: row.idSku,
    variante: variante?.atributos ?? null,
    // A card of one variant says nothing of pieces of others.
    exemplar: variante === null ? cheapestPiece(row) : null,
    fatos,
    promocoes: promotions
      .filter((promotion) => fits(promotion, row))
      .map((promotion) => ({ id: promotion.id, label: cardText(promotion) })),
  }
}

function cheapestPiece({ menorExemplar }: CardRow): ProductCard['exemplar'] {
  if (menorExemplar === null) return null
  const { condicao, precoPor } = menorExemplar

  return { tipo: isUsed(condicao) ? 'usado' : 'vitrine', precoPor }
}

function isPiece(variante: VariantRow | null): boolean {
  return variante?.selecao.startsWith(`?${PIECE_PARAMETER}=`) ?? false
}

/** The cards of these products, in the order of their ids; those that the shop doesn't show are left out. */
export async function cardsOf(context: RequestContext, ids: readonly number[]): Promise<ProductCard[]> {
  if (ids.length === 0) return []
  const [cardOf, rows] = await Promise.all([
    cardMaker(context),
    cardQuery(context.db).execute({ ids: [...ids] }),
  ])
  const byId = new Map(rows.map(({ row }) => [row.idProduto, row]))

  return ids.flatMap((id) => byId.get(id) ?? []).map(cardOf)
}

const cardQuery = preparedQuery((db) =>
  db
    .select({ row: CARD })
    .from(listagem)
    .where(sql`${listagem.idProduto} = any(${sql.placeholder('ids')}::integer[])`)
    .prepare('cards'),
)

/** Maps a stored picture to the wire. */
export function pictureOf({ hash, alt, largura, altura }: PictureRow): Picture {
  return { imagem: pictureUrl(hash), alt, largura, altura }
}

/** One unit in stock is enough to buy. */
export function statusOf(situacao: 'disponivel' | 'sobConsulta', estoque: number): ProductCard['status'] {
  if (situacao === 'sobConsulta') return 'sobConsulta'

  return estoque > 0 ? 'disponivel' : 'indisponivel'
}

/** Rounds to one decimal: four-byte floats read as 4.300000190734863. */
export function roundedRating(media: number): number {
  return Math.round(media * 10) / 10
}
