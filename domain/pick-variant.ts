/** A SKU that can be picked: `selecao` is the whole query that selects it (`?cor=preto&mao=destro`). */
export type PickableSku = { selecao: string; estoque: number }

/**
 * The SKU that an address shows; undefined only for a product without SKUs. Attributes are told apart by `looks`, the words of
 * those that only concern the look: all others decide whom the product serves, as the size of a violin or the hand of a guitar.
 * What decides between two SKUs, the strongest first:
 *
 * 1. what was asked for and decides whom it serves,
 * 2. where nothing was asked of that, what the product's first SKU serves,
 * 3. the look that was asked for,
 * 4. being in stock (one unit is enough),
 * 5. the order of the SKUs.
 *
 * Stock can so bring another colour where none was asked for, and never another size or hand. Values that no SKU has were not asked for.
 */
export function pickVariant<S extends PickableSku>(
  skus: readonly S[],
  looks: ReadonlySet<string>,
  search: URLSearchParams,
): S | undefined {
  const options = skus.map((sku) => ({ sku, values: new Map(new URLSearchParams(sku.selecao)) }))
  const first = options[0]
  if (!first) return undefined
  const asked = new Map(
    [...search].filter(([chave, valor]) => options.some(({ values }) => values.get(chave) === valor)),
  )
  const usual = new Map([...first.values].filter(([chave]) => !asked.has(chave)))
  const ranked = options.map(({ sku, values }) => {
    const common = (wanted: ReadonlyMap<string, string>, ofLook: boolean) =>
      [...wanted].filter(([chave, valor]) => looks.has(chave) === ofLook && values.get(chave) === valor)
        .length
    const rank = [common(asked, false), common(usual, false), common(asked, true), Number(sku.estoque > 0)]

    return { sku, rank }
  })

  return ranked.toSorted((a, b) => compare(b.rank, a.rank))[0]?.sku
}

function compare(a: readonly number[], b: readonly number[]): number {
  const place = a.findIndex((each, i) => each !== b[i])

  return (a[place] ?? 0) - (b[place] ?? 0)
}
