import { googleCategory } from '#domain/product/google-category.ts'
import { selectionQuery } from '#domain/product/variants.ts'
import {
  hasFreeFreightEverywhere,
  type StoreFreeFreight,
  storeFreeFreight,
} from '#domain/shipping/free-freight.ts'
import { pictureUrl, resizedUrl } from '#domain/urls/picture-url.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { plainText } from '../sanitize.ts'
import { type ProductSnapshot, soldAfter } from './snapshot-products.ts'

/** What an advertiser's feed tells of one SKU, by Google Merchant Center's names; what is empty is left out. */
export type FeedItem = { campos: FeedField[] }

/** Some of Google's values have fields of their own. */
export type FeedField = readonly [nome: string, valor: string | readonly FeedField[]]

/** Products that are in memory at a time. */
const PAGE = 100

/** Google takes so many letters and pictures. */
const LIMIT = { title: 150, description: 5_000, pictures: 10 }

const WIDTH = 1280

/**
 * The SKUs of the next products that the shop sells; `depois` goes on after them, null at the end. The price is the one by
 * card, as the product's page and its structured data have it.
 */
export async function feedItems(
  context: Pick<RequestContext, 'db' | 'storeUrl' | 'settings'>,
  depois: number,
): Promise<{ itens: FeedItem[]; depois: number | null }> {
  const products = await soldAfter(context.db, { depois, limit: PAGE })

  return {
    itens: products.flatMap((product) =>
      product.input.skus
        .filter(({ precoPor }) => precoPor > 0)
        .map((sku) => ({ campos: fieldsOf(context, product, sku).filter(([, valor]) => valor.length > 0) })),
    ),
    depois: products.at(-1)?.id ?? null,
  }
}

type Sku = ProductSnapshot['input']['skus'][number]

function fieldsOf(
  { storeUrl, settings }: Pick<RequestContext, 'storeUrl' | 'settings'>,
  { id, niveis, input }: ProductSnapshot,
  sku: Sku,
): FeedField[] {
  const { nome, marca, descricao, descricaoCurta, skus, slug } = input
  const { unico, simples } = sku.atributos
  const pairs = unico ? [unico, ...simples] : simples
  const [picture = '', ...more] = picturesOf(storeUrl, input, sku)
  const known = sku.ean !== null || sku.mpn !== null

  return [
    ['id', sku.sku],
    ['title', cut([nome, ...pairs.map(({ valor }) => valor)].join(' – '), LIMIT.title)],
    ['description', cut(plainText(descricao) || descricaoCurta || nome, LIMIT.description)],
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
    ['item_group_id', skus.length > 1 ? String(id) : ''],
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

/** Says nothing where freight costs something: that depends on the CEP, so the merchant tells Google in its own settings. */
function freeShipping(precoPor: number, offer: StoreFreeFreight | null): FeedField[] {
  if (!hasFreeFreightEverywhere(precoPor, offer)) return []

  return [
    ['country', 'BR'],
    ['price', reais(0)],
  ]
}

/** Google's own names for what tells variants apart. */
const ATTRIBUTES: Record<string, string> = {
  Cor: 'color',
  Acabamento: 'color',
  Tamanho: 'size',
  Material: 'material',
  Madeira: 'material',
}

/** Those that show the SKU first. */
function picturesOf(storeUrl: string, { midias }: ProductSnapshot['input'], sku: Sku): string[] {
  const own = sku.midias.flatMap((posicao) => midias[posicao] ?? [])
  const hashes = new Set([...own, ...midias].map(({ arquivo }) => arquivo))

  return [...hashes].map((hash) => storeUrl + resizedUrl(pictureUrl(hash), WIDTH, 'jpg'))
}

function reais(centavos: number): string {
  return `${(centavos / 100).toFixed(2)} BRL`
}

/** Of millimetres; Google takes whole or broken numbers. */
function centimetres(millimetres: number | null): string {
  return millimetres === null ? '' : `${millimetres / 10} cm`
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).replace(/\s+\S*$/, '')}…`
}
