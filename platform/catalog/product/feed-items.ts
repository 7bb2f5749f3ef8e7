import { googleCategory } from '#domain/product/google-category.ts'
import { advertisedCondition, CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { pieceDescription } from '#domain/product/pieces/piece-description.ts'
import { selectionQuery } from '#domain/product/variants/variants.ts'
import {
  hasFreeFreightEverywhere,
  type StoreFreeFreight,
  storeFreeFreight,
} from '#domain/shipping/free-freight.ts'
import { pictureUrl, resizedUrl } from '#domain/urls/picture-url.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { type PieceRow, piecesOnSale } from '../pieces/piece-rows.ts'
import { plainText } from '../sanitize.ts'
import { type ProductSnapshot, soldAfter } from './snapshot-products.ts'

/** One SKU in an advertiser's feed, with Google Merchant Center's field names; empty fields are left out. */
export type FeedItem = { campos: FeedField[] }

/** Some of Google's fields have subfields. */
export type FeedField = readonly [nome: string, valor: string | readonly FeedField[]]

/** Products that are in memory at a time. */
const PAGE = 100

/** Google's limits for characters and additional pictures. */
const LIMIT = { title: 150, description: 5_000, pictures: 10 }

const WIDTH = 1280

/**
 * The SKUs of the next products that the shop sells, after the product id `depois`; the returned `depois` is null at
 * the end. Prices are those for cards, as on the product's page and in its structured data.
 */
export async function feedItems(
  context: Pick<RequestContext, 'db' | 'storeUrl' | 'settings'>,
  depois: number,
): Promise<{ itens: FeedItem[]; depois: number | null }> {
  const products = await soldAfter(context.db, { depois, limit: PAGE })
  const pieces = await piecesOnSale(
    context.db,
    products.map(({ id }) => id),
  )

  return {
    itens: products.flatMap((product) => {
      const own = pieces.filter(({ idProduto }) => idProduto === product.id)
      const isGroup = product.input.skus.length + own.length > 1
      return [
        ...product.input.skus.map((sku) => ({ sku, fields: fieldsOf(context, product, { sku, isGroup }) })),
        ...own.map((piece) => {
          const sku = skuOfPiece(piece)
          return {
            sku,
            fields: pieceFields(context, fieldsOf(context, product, { sku, isGroup }), product, piece),
          }
        }),
      ]
        .filter(({ sku }) => sku.precoPor > 0)
        .map(({ fields }) => ({ campos: fields.filter(([, valor]) => valor.length > 0) }))
    }),
    depois: products.at(-1)?.id ?? null,
  }
}

type Sku = ProductSnapshot['input']['skus'][number]

function fieldsOf(
  { storeUrl, settings }: Pick<RequestContext, 'storeUrl' | 'settings'>,
  { id, niveis, input }: ProductSnapshot,
  { sku, isGroup }: { sku: Sku; isGroup: boolean },
): FeedField[] {
  const { nome, marca, slug } = input
  const { unico, simples } = sku.atributos
  const pairs = unico ? [unico, ...simples] : simples
  const [picture = '', ...more] = picturesOf(storeUrl, input, sku)
  const known = sku.ean !== null || sku.mpn !== null

  return [
    ['id', sku.sku],
    ['title', cut([nome, ...pairs.map(({ valor }) => valor)].join(' – '), LIMIT.title)],
    ['description', cut(descriptionOf(input), LIMIT.description)],
    ['link', `${storeUrl}/${slug}${selectionQuery(sku)}`],
    ['image_link', picture],
    ...more.slice(0, LIMIT.pictures).map((address): [string, string] => ['additional_image_link', address]),
    ['availability', sku.estoque > 0 ? 'in_stock' : 'out_of_stock'],
    ['price', reais(sku.precoDe ?? sku.precoPor)],
    ['sale_price', sku.precoDe === null ? '' : reais(sku.precoPor)],
    ['condition', 'new'],
    ['brand', marca.nome],
    ['gtin', sku.ean ?? ''],
    ['mpn', sku.mpn ?? ''],
    ['identifier_exists', known ? '' : 'no'],
    ['google_product_category', googleCategory(niveis) ?? ''],
    ['product_type', niveis.join(' > ')],
    ['item_group_id', isGroup ? String(id) : ''],
    ...pairs.flatMap(({ label, valor }): [string, string][] => {
      const attribute = ATTRIBUTES[label]
      return attribute ? [[attribute, valor]] : []
    }),
    ['shipping', freeShipping(sku.precoPor, storeFreeFreight(settings.sistema))],
    ['shipping_weight', sku.peso === null ? '' : `${sku.peso} g`],
    ['shipping_length', centimetres(sku.comprimento)],
    ['shipping_width', centimetres(sku.largura)],
    ['shipping_height', centimetres(sku.altura)],
  ]
}

function descriptionOf({ nome, descricao, descricaoCurta }: ProductSnapshot['input']): string {
  return plainText(descricao) || descricaoCurta || nome
}

/** A piece as a SKU of the feed, whose own fields `pieceFields` replaces. Its package is left to Google's account. */
function skuOfPiece({ sku, precoDe, precoPor, estoque, atributos }: PieceRow): Sku {
  return {
    sku,
    precoDe,
    precoPor,
    estoque,
    ean: null,
    mpn: null,
    peso: null,
    altura: null,
    largura: null,
    comprimento: null,
    atributos: { unico: null, simples: atributos },
    midias: [],
  }
}

/**
 * The fields in which a piece differs from its product's SKUs: description, condition, address, and its own pictures if
 * it has any.
 */
function pieceFields(
  { storeUrl }: Pick<RequestContext, 'storeUrl'>,
  fields: FeedField[],
  { input }: ProductSnapshot,
  piece: PieceRow,
): FeedField[] {
  const { nome, slug } = input
  const { atributos, condicao, selecao, imagens } = piece
  const words = [nome, ...atributos.map(({ valor }) => valor), CONDITION_WORDS[condicao].nome]
  const own = new Map<string, string>([
    ['title', cut(words.join(' – '), LIMIT.title)],
    ['description', cut(pieceDescription(piece, descriptionOf(input)), LIMIT.description)],
    ['link', `${storeUrl}/${slug}${selecao}`],
    ['condition', advertisedCondition(condicao)],
  ])
  const [picture, ...more] = imagens.map(({ hash }) => storeUrl + resizedUrl(pictureUrl(hash), WIDTH, 'jpg'))
  if (picture === undefined) return fields.map(([name, value]) => [name, own.get(name) ?? value])

  return fields.flatMap(([name, value]): FeedField[] => {
    if (name === 'additional_image_link') return []
    if (name !== 'image_link') return [[name, own.get(name) ?? value]]
    return [[name, picture], ...more.map((address): FeedField => ['additional_image_link', address])]
  })
}

/** Empty unless freight is free everywhere: other freight depends on the CEP, so the merchant sets it up at Google. */
function freeShipping(precoPor: number, offer: StoreFreeFreight | null): FeedField[] {
  if (!hasFreeFreightEverywhere(precoPor, offer)) return []

  return [
    ['country', 'BR'],
    ['price', reais(0)],
  ]
}

/** Google's names for attributes that distinguish variants. */
const ATTRIBUTES: Record<string, string> = {
  Cor: 'color',
  Acabamento: 'color',
  Tamanho: 'size',
  Material: 'material',
  Madeira: 'material',
}

/** The SKU's own pictures come first. */
function picturesOf(storeUrl: string, { midias }: ProductSnapshot['input'], sku: Sku): string[] {
  const own = sku.midias.flatMap((posicao) => midias[posicao] ?? [])
  const hashes = new Set([...own, ...midias].map(({ arquivo }) => arquivo))

  return [...hashes].map((hash) => storeUrl + resizedUrl(pictureUrl(hash), WIDTH, 'jpg'))
}

function reais(centavos: number): string {
  return `${(centavos / 100).toFixed(2)} BRL`
}

/** Google accepts decimals. */
function centimetres(millimetres: number | null): string {
  return millimetres === null ? '' : `${millimetres / 10} cm`
}

function cut(text: string, limit: number): string {
  return text.length <= limit ? text : `${text.slice(0, limit - 1).replace(/\s+\S*$/, '')}…`
}
