import { attributeKey } from './listing-url.ts'
import { slugOf } from './slug.ts'

type Attribute = { label: string; valor: string }

export type Variant = { atributos: { unico: Attribute | null; simples: readonly Attribute[] } }

/**
 * What is wrong with the attributes of a product's SKUs, as its merchant reads it; null if nothing. All SKUs have the
 * same attributes, in a combination of their own.
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

/** The query string that picks a SKU on its product's page: `?cor=preto&tamanho=3-4`; empty without attributes. */
export function selectionQuery(sku: Variant): string {
  const pairs = [...selectionOf(sku)].map(([chave, valor]) => `${chave}=${valor}`)

  return pairs.length === 0 ? '' : `?${pairs.sort().join('&')}`
}

/** The SKU that an address picks: the one with most of the named attributes, the first of equals; else the default. */
export function pickSku<S extends { selecao: string; estoque: number }>(
  skus: readonly S[],
  search: URLSearchParams,
): S | undefined {
  const matches = (sku: S) =>
    [...new URLSearchParams(sku.selecao)].filter(([k, v]) => search.get(k) === v).length
  const best = Math.max(0, ...skus.map(matches))

  return best === 0 ? defaultSku(skus) : skus.find((sku) => matches(sku) === best)
}

/** The SKU that a product shows first: the first in stock (one unit is enough), else the first. */
export function defaultSku<S extends { estoque: number }>(skus: readonly S[]): S | undefined {
  return skus.find(({ estoque }) => estoque > 0) ?? skus[0]
}

function selectionOf(sku: Variant): Map<string, string> {
  return new Map(attributesOf(sku).map(({ label, valor }) => [attributeKey(slugOf(label)), slugOf(valor)]))
}

function attributesOf({ atributos: { unico, simples } }: Variant) {
  return unico ? [unico, ...simples] : simples
}

function shape({ atributos: { unico, simples } }: Variant) {
  return JSON.stringify([unico && slugOf(unico.label), simples.map(({ label }) => slugOf(label)).sort()])
}
