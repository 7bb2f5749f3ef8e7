import type { ProductDetail, Sku } from '#contract/catalog/catalog.ts'
import type { Piece } from '#contract/catalog/pieces.ts'
import { advertisedCondition, CONDITION_WORDS } from '#domain/product/pieces/condition.ts'
import { pieceDescription } from '#domain/product/pieces/piece-description.ts'
import { selectionQuery } from '#domain/product/variants/variants.ts'
import { hasFreeFreightEverywhere, storeFreeFreight } from '#domain/shipping/free-freight.ts'
import { mediaType } from '#domain/urls/media-type.ts'
import { resizedUrl } from '#domain/urls/picture-url.ts'
import { videoKind } from '#domain/urls/video-address.ts'
import { plainText } from '#platform/catalog/sanitize.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

type Content = ProductDetail['conteudo']
type JsonLd = Record<string, unknown>

/**
 * A product's structured data (schema.org). A product with several SKUs or with pieces is a `ProductGroup` with variants. The price is
 * the one for cards, which the page shows too; only a product with reviews has a rating; one with price on request has
 * no offer.
 */
export function productData(context: RequestContext, content: Content): JsonLd {
  const { skus, nome, marca } = content
  const whole = {
    '@context': 'https://schema.org',
    name: nome,
    url: context.storeUrl + content.url,
    description: descriptionOf(content),
    image: content.midias.imagens.map(({ imagem }) => absolutePicture(context, imagem)),
    brand: { '@type': 'Brand', name: marca.nome },
    ...ratingOf(content),
    ...mediaOf(context, content),
  }
  const [only] = skus
  const pieces = content.exemplares.filter(({ disponivel }) => disponivel)
  if (skus.length === 1 && only && pieces.length === 0)
    return { ...whole, '@type': 'Product', ...skuData(context, content, only) }

  return {
    ...whole,
    '@type': 'ProductGroup',
    productGroupID: String(content.id),
    variesBy: labelsOf(skus).map(propertyOf),
    hasVariant: [
      ...skus.map((sku) => ({
        '@type': 'Product',
        name: [nome, ...attributesOf(sku).map(({ valor }) => valor)].join(' – '),
        image: pictureOf(context, content, sku),
        ...skuData(context, content, sku),
      })),
      ...pieces.map((piece) => pieceData(context, content, piece)),
    ],
  }
}

function descriptionOf({ nome, descricoes }: Content): string {
  return descricoes.curta || plainText(descricoes.longa) || nome
}

/** A single instrument is a variant of its own, with its own description, pictures and condition. */
function pieceData(context: RequestContext, content: Content, piece: Piece): JsonLd {
  const { sku, atributos, condicao, numeroSerie, imagens, selecao, precos } = piece
  const [picture = content.midias.imagens[0]] = imagens

  return {
    '@type': 'Product',
    name: [content.nome, ...atributos.map(({ valor }) => valor), CONDITION_WORDS[condicao].nome].join(' – '),
    description: pieceDescription(piece, descriptionOf(content)),
    image: picture && absolutePicture(context, picture.imagem),
    sku,
    ...propertiesOf(atributos),
    ...(content.status === 'sobConsulta' || precos.precoPor === 0
      ? {}
      : {
          offers: {
            ...offerOf(context, { url: content.url + selecao, precos, estoque: 1 }),
            itemCondition: `https://schema.org/${advertisedCondition(condicao) === 'new' ? 'New' : 'Used'}Condition`,
            serialNumber: numeroSerie,
          },
        }),
  }
}

function skuData(context: RequestContext, content: Content, sku: Sku): JsonLd {
  return {
    sku: sku.sku,
    ...(sku.ean ? { gtin13: sku.ean } : {}),
    ...(sku.mpn ? { mpn: sku.mpn } : {}),
    ...propertiesOf(attributesOf(sku)),
    ...(content.status === 'sobConsulta' || sku.precos.precoPor === 0
      ? {}
      : // The whole selection, as in feeds: without one, the selected SKU changes with the stock.
        { offers: offerOf(context, { ...sku, url: content.url + selectionQuery(sku) }) }),
  }
}

function propertiesOf(attributes: readonly { label: string; valor: string }[]): JsonLd {
  return Object.fromEntries(
    attributes.flatMap(({ label, valor }) => {
      const property = PROPERTIES[label]
      return property ? [[property, valor]] : []
    }),
  )
}

type Offered = Pick<Sku, 'precos' | 'estoque'> & { url: string }

function offerOf(context: RequestContext, { url, precos, estoque }: Offered): JsonLd {
  const { precoDe, precoPor } = precos

  return {
    '@type': 'Offer',
    url: context.storeUrl + url,
    price: reais(precoPor),
    priceCurrency: 'BRL',
    ...(precoDe === null
      ? {}
      : {
          priceSpecification: {
            '@type': 'UnitPriceSpecification',
            priceType: 'https://schema.org/StrikethroughPrice',
            price: reais(precoDe),
            priceCurrency: 'BRL',
          },
        }),
    availability: `https://schema.org/${estoque > 0 ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    seller: { '@type': 'Organization', name: context.settings.loja.nome },
    hasMerchantReturnPolicy: returnPolicy(context),
    ...freeShipping(context, precoPor),
  }
}

function returnPolicy({ settings }: RequestContext): JsonLd {
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: 'BR',
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: settings.devolucao.dias,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: 'https://schema.org/FreeReturn',
  }
}

/** Freight depends on the CEP, so only free freight that is valid in all states is stated. */
function freeShipping({ settings }: RequestContext, precoPor: number): JsonLd {
  if (!hasFreeFreightEverywhere(precoPor, storeFreeFreight(settings.sistema))) return {}

  return {
    shippingDetails: {
      '@type': 'OfferShippingDetails',
      shippingDestination: { '@type': 'DefinedRegion', addressCountry: 'BR' },
      shippingRate: { '@type': 'MonetaryAmount', value: '0.00', currency: 'BRL' },
    },
  }
}

/** Sounds and video are works about the product: its own properties have no place for them. */
function mediaOf(context: RequestContext, content: Content): JsonLd {
  const { nome, sons } = content
  const sounds = sons.map(({ titulo, url, segundos }) => ({
    '@type': 'AudioObject',
    name: `${nome}: ${titulo}`,
    contentUrl: context.storeUrl + url,
    encodingFormat: mediaType(url),
    duration: `PT${Math.max(1, Math.round(segundos))}S`,
  }))
  const works = [...sounds, ...videoOf(context, content)]

  return works.length === 0 ? {} : { subjectOf: works }
}

/** Of videos at other places, only YouTube's can be played in place. */
function videoOf(
  context: RequestContext,
  { nome, video, publicadoEm, midias, descricoes }: Content,
): JsonLd[] {
  const [picture] = midias.imagens
  const found = video === null ? null : videoKind(video)
  if (!picture || found === null || found.kind === 'link') return []

  return [
    {
      '@type': 'VideoObject',
      name: nome,
      description: descricoes.curta || nome,
      thumbnailUrl: absolutePicture(context, picture.imagem),
      uploadDate: publicadoEm,
      ...(found.kind === 'file'
        ? { contentUrl: context.storeUrl + found.url }
        : { embedUrl: `https://www.youtube-nocookie.com/embed/${found.id}` }),
    },
  ]
}

function ratingOf({ avaliacao: { media, quantidade } }: Content): JsonLd {
  if (quantidade === 0) return {}

  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: media.toFixed(1),
      reviewCount: quantidade,
      bestRating: 5,
      worstRating: 1,
    },
  }
}

/** schema.org's properties for attributes that distinguish SKUs. */
const PROPERTIES: Record<string, string> = {
  Cor: 'color',
  Acabamento: 'color',
  Tamanho: 'size',
  Material: 'material',
  Madeira: 'material',
}

function propertyOf(label: string): string {
  const property = PROPERTIES[label]

  return property ? `https://schema.org/${property}` : label
}

function labelsOf(skus: Sku[]): string[] {
  return [...new Set(skus.flatMap(attributesOf).map(({ label }) => label))]
}

function attributesOf({ atributos: { unico, simples } }: Sku) {
  return unico ? [unico, ...simples] : simples
}

function pictureOf(context: RequestContext, { midias }: Content, sku: Sku): string | undefined {
  const picture = midias.imagens[sku.imagens[0] ?? 0]

  return picture && absolutePicture(context, picture.imagem)
}

function absolutePicture({ storeUrl }: RequestContext, imagem: string): string {
  return storeUrl + resizedUrl(imagem, 1280, 'jpg')
}

function reais(centavos: number): string {
  return (centavos / 100).toFixed(2)
}
