import type { Sku } from '#contract/catalog/catalog.ts'

/** A value of an attribute, such as `{ label: 'Tamanho', valor: '3/4' }`. */
export type Choice = { label: string; valor: string }

/**
 * The SKU that a query string selects: the one whose whole `selecao` it contains. If it names only some attributes, the
 * platform has completed it (`idSku`); if it names none, the SKU with an empty `selecao`. Other parameters are ignored.
 * A product without SKUs is a bug.
 */
export function skuOf(skus: readonly Sku[], search: string, idSku: number): Sku {
  const given = new URLSearchParams(search)
  const pairs = (sku: Sku) => [...new URLSearchParams(sku.selecao)]
  const whole = skus.find(
    (sku) => sku.selecao !== '' && pairs(sku).every(([chave, valor]) => given.get(chave) === valor),
  )
  const named = skus.flatMap(pairs).some(([chave]) => given.has(chave))
  const usual = named ? undefined : skus.find(({ selecao }) => selecao === '')

  const sku = whole ?? usual ?? skus.find(({ id }) => id === idSku) ?? skus[0]
  if (!sku) throw new Error('A product has at least one SKU.')

  return sku
}

/**
 * The SKU after a choice. Attributes rank in the order of the page (`unico`, then `simples`): values before the chosen
 * one are kept. Of the remaining SKUs, prefers the one that keeps most of the later values, then one in stock, then the
 * first. Returns undefined if the earlier values exclude the choice.
 */
export function chooseSku(skus: readonly Sku[], current: Sku, choice: Choice): Sku | undefined {
  const attributes = attributesOf(current)
  const rank = attributes.findIndex(({ label }) => label === choice.label)
  const required = [...attributes.slice(0, Math.max(rank, 0)), choice]
  const rest = attributes.slice(rank + 1)

  return skus
    .filter((sku) => count(sku, required) === required.length)
    .toSorted((a, b) => count(b, rest) - count(a, rest) || Number(b.estoque > 0) - Number(a.estoque > 0))[0]
}

export function has(sku: Sku, { label, valor }: Choice): boolean {
  return attributesOf(sku).some((attribute) => attribute.label === label && attribute.valor === valor)
}

function attributesOf({ atributos: { unico, simples } }: Sku): Choice[] {
  return unico ? [unico, ...simples] : simples
}

function count(sku: Sku, choices: readonly Choice[]): number {
  return choices.filter((choice) => has(sku, choice)).length
}
