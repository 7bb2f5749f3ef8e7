/** A SKU of a product page: `selecao` is the full query string that selects it (`?cor=preto&mao=destro`). */
export type PickableSku = { selecao: string; estoque: number }

/**
 * Returns the SKU that a URL shows; undefined only for a product without SKUs. `looks` are the URL words of attributes
 * that concern the look only. All others are functional: they decide who can use the product, such as the size of a
 * violin or the hand of a guitar.
 *
 * 1. Chooses the functional values: the requested ones; for those not requested, the values of the first SKU; then,
 *    among several, by the requested look and the order of the SKUs.
 * 2. Among SKUs with these functional values, prefers the requested look, then stock (one unit is enough), then the
 *    order of the SKUs.
 *
 * So stock can change a colour that was not requested, but never the size or hand. Values that no SKU has are ignored.
 */
export function pickVariant<S extends PickableSku>(
  skus: readonly S[],
  looks: ReadonlySet<string>,
  search: URLSearchParams,
): S | undefined {
  const options = skus.map((sku) => optionOf(sku, looks))
  const [first] = options
  if (!first) return undefined
  const requested = [...search].filter(([chave, valor]) =>
    options.some(({ values }) => values.get(chave) === valor),
  )
  const defaults = first.service.filter(([chave]) => !requested.some(([other]) => other === chave))
  const has = ({ values }: Option<S>, pairs: Pair[]) =>
    pairs.filter(([chave, valor]) => values.get(chave) === valor).length
  const requestedService = requested.filter(([chave]) => !looks.has(chave))
  const requestedLook = requested.filter(([chave]) => looks.has(chave))

  const [serving] = best(options, [
    (option) => has(option, requestedService),
    (option) => has(option, defaults),
    (option) => has(option, requestedLook),
  ])
  const usable = options.filter((option) => has(option, serving?.service ?? []) === option.service.length)
  const [shown] = best(usable, [(option) => has(option, requestedLook), ({ sku }) => Number(sku.estoque > 0)])

  return shown?.sku
}

type Pair = readonly [chave: string, valor: string]
/** `service` are the functional values. */
type Option<S> = { sku: S; values: ReadonlyMap<string, string>; service: Pair[] }

function optionOf<S extends PickableSku>(sku: S, looks: ReadonlySet<string>): Option<S> {
  const values = new Map(new URLSearchParams(sku.selecao))

  return { sku, values, service: [...values].filter(([chave]) => !looks.has(chave)) }
}

/** Returns the items with the highest first measure; among them those with the highest second measure, and so on. */
function best<T>(list: T[], measures: ((item: T) => number)[]): T[] {
  return measures.reduce((left, measure) => {
    const max = Math.max(...left.map(measure))
    return left.filter((item) => measure(item) === max)
  }, list)
}
