import type { ProductDetail, Sku } from '#contract/catalog/catalog.ts'
import { pricesOf } from '#domain/money/prices.ts'
import { badgesOf } from '#domain/product/badges.ts'
import { shownRestockDate } from '#domain/product/restock-date.ts'
import { storeFreeFreight } from '#domain/shipping/free-freight.ts'
import { dayOf } from '#domain/time/last-days.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { pictureOf } from '../card.ts'
import type { ProductRow } from './product-rows.ts'

type Attributes = ProductDetail['conteudo']['atributos']

/** The SKUs of a product, each with the whole query string that selects it. */
export function skusOf({ settings, now }: RequestContext, product: ProductRow): Sku[] {
  const { skus, attributes, publicadoEm } = product

  return skus.map(({ id, sku, ean, mpn, selecao, precoDe, precoPor, estoque, previsao, midias }) => {
    const precos = pricesOf({ precoDe, precoPor, aPartirDe: false }, settings.precos)
    const own = attributes.filter(({ idSku }) => idSku === id)
    const unico = own.find(({ tipo }) => tipo === 'unico')
    return {
      id,
      sku,
      ean,
      mpn,
      selecao,
      estoque,
      previsaoReposicao: shownRestockDate({ previsao, estoque, today: dayOf(now) }),
      precos,
      selos: badgesOf({
        desconto: precos.desconto,
        precoPor,
        estoque,
        publicadoEm,
        now,
        freteGratis: storeFreeFreight(settings.sistema),
      }),
      atributos: {
        unico: unico ? { label: unico.label, valor: unico.valor } : null,
        simples: own.filter(({ tipo }) => tipo === 'simples').map(({ label, valor }) => ({ label, valor })),
      },
      imagens: midias,
    }
  })
}

/** URL words of the attributes that only concern a product's look. */
export function looksOf({ attributes }: ProductRow): Set<string> {
  return new Set(attributes.filter(({ aparencia }) => aparencia).map(({ chave }) => chave))
}

/** The attribute that is chosen by picture: each value with the first picture of its SKUs. */
export function uniqueAttribute({ attributes, skus: all, pictures }: ProductRow): Attributes['unico'] {
  const rows = attributes.filter(({ tipo }) => tipo === 'unico')
  const [first] = rows
  if (!first) return null

  return {
    label: first.label,
    valores: valuesOf(rows).map(({ label, skus }) => {
      const shown = all.filter(({ id }) => skus.includes(id)).flatMap(({ midias }) => midias)
      const picture = pictures[Math.min(...shown)]
      return { label, skus, imagem: picture ? pictureOf(picture) : null }
    }),
  }
}

/** The attributes that are chosen by name, with values in the order of the SKUs. */
export function simpleAttributes({ attributes }: ProductRow): Attributes['simples'] {
  const byLabel = Map.groupBy(
    attributes.filter(({ tipo }) => tipo === 'simples'),
    ({ label }) => label,
  )

  return [...byLabel].map(([label, rows]) => ({ label, valores: valuesOf(rows) }))
}

function valuesOf(rows: ProductRow['attributes']) {
  const byValue = Map.groupBy(rows, ({ valor }) => valor)

  return [...byValue].map(([label, list]) => ({ label, skus: list.map(({ idSku }) => idSku) }))
}
