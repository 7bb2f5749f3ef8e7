import { slugOf } from '../../format/slug.ts'
import { attributeKeyOf } from '../../listing/listing-url.ts'

type Attribute = { label: string; valor: string }

export type Variant = { atributos: { unico: Attribute | null; simples: readonly Attribute[] } }

/**
 * Returns what is wrong with the attributes of a product's SKUs, as a sentence for the merchant; null if nothing is.
 * All SKUs must have the same attributes, in distinct combinations.
 */
export function variantProblem(skus: readonly Variant[]): string | null {
  const shapes = new Set(skus.map(shape))
  if (shapes.size > 1) return 'Todos os SKUs de um produto precisam ter os mesmos atributos.'
  const unnamed = skus.flatMap(attributesOf).some(({ label, valor }) => !slugOf(label) || !slugOf(valor))
  if (unnamed) return 'Atributos e seus valores precisam ter letras ou números.'
  if (skus.some((sku) => new Set(selectionOf(sku).keys()).size < attributesOf(sku).length))
    return 'Um SKU tem duas vezes o mesmo atributo.'
  if (new Set(skus.map(selectionQuery)).size < skus.length)
    return 'Dois SKUs do produto têm a mesma combinação de atributos.'

  return null
}

/**
 * Returns the query string that selects a SKU on its product page: `?cor=preto&tamanho=3-4`; empty without attributes.
 */
export function selectionQuery(sku: Variant): string {
  const pairs = [...selectionOf(sku)].map(([chave, valor]) => `${chave}=${valor}`)

  return pairs.length === 0 ? '' : `?${pairs.sort().join('&')}`
}

function selectionOf(sku: Variant): Map<string, string> {
  return new Map(attributesOf(sku).map(({ label, valor }) => [attributeKeyOf(label), slugOf(valor)]))
}

function attributesOf({ atributos: { unico, simples } }: Variant) {
  return unico ? [unico, ...simples] : simples
}

function shape({ atributos: { unico, simples } }: Variant) {
  return JSON.stringify([unico && slugOf(unico.label), simples.map(({ label }) => slugOf(label)).sort()])
}
