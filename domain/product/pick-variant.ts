/** A SKU that can be picked: `selecao` is the whole query that selects it (`?cor=preto&mao=destro`). */
export type PickableSku = { selecao: string; estoque: number }

/**
 * The SKU that an address shows; undefined only for a product without SKUs. Attributes are told apart by `looks`, the words of
 * those that only concern the look: all others decide whom the product serves, as the size of a violin or the hand of a guitar.
 *
 * First it is decided whom it serves: as was asked for; where nothing was asked of that, as the product's first SKU does; where that
 * leaves a choice, in the look that was asked for, by the order of the SKUs. Then, among those that serve the same: the look
 * that was asked for, being in stock (one unit is enough), the order of the SKUs.
 *
 * Stock can so bring another colour where none was asked for, and never another size or hand. Values that no SKU has were not
 * asked for.
 */
export function pickVariant<S extends PickableSku>(
  skus: readonly S[],
  looks: ReadonlySet<string>,
  search: URLSearchParams,
): S | undefined {
  const options = skus.map((sku) => optionOf(sku, looks))
  const [first] = options
  if (!first) return undefined
  const asked = [...search].filter(([chave, valor]) =>
    options.some(({ values }) => values.get(chave) === valor),
  )
  const usual = first.service.filter(([chave]) => !asked.some(([other]) => other === chave))
  const has = ({ values }: Option<S>, wanted: Pair[]) =>
    wanted.filter(([chave, valor]) => values.get(chave) === valor).length
  const askedService = asked.filter(([chave]) => !looks.has(chave))
  const askedLook = asked.filter(([chave]) => looks.has(chave))

  const [serving] = best(options, [
    (option) => has(option, askedService),
    (option) => has(option, usual),
    (option) => has(option, askedLook),
  ])
  const alike = options.filter((option) => has(option, serving?.service ?? []) === option.service.length)
  const [shown] = best(alike, [(option) => has(option, askedLook), ({ sku }) => Number(sku.estoque > 0)])

  return shown?.sku
}

type Pair = readonly [chave: string, valor: string]
/** `service` is what decides whom it serves. */
type Option<S> = { sku: S; values: ReadonlyMap<string, string>; service: Pair[] }

function optionOf<S extends PickableSku>(sku: S, looks: ReadonlySet<string>): Option<S> {
  const values = new Map(new URLSearchParams(sku.selecao))

  return { sku, values, service: [...values].filter(([chave]) => !looks.has(chave)) }
}

/** Those with most of the first measure; of these those with most of the next, and so on. */
function best<T>(list: T[], measures: ((item: T) => number)[]): T[] {
  return measures.reduce((left, measure) => {
    const most = Math.max(...left.map(measure))
    return left.filter((item) => measure(item) === most)
  }, list)
}
