import { type FoundSize, type Goods, isForFound, isOfFound, sizeOfVariant } from './found-size.ts'

/**
 * The size of each option of a product for the instrument, as the found size is written; null of an option that says
 * none. If no strings of the found size are among them, those that serve it count as that. Empty for all other products.
 */
export function sizesOfOptions<Option extends { values: readonly string[] }>(
  found: FoundSize,
  { options, ...goods }: Goods & { options: readonly Option[] },
): Map<Option, string | null> {
  if (!isOfFound(found, goods)) return new Map()
  const sizes = options.map(({ values }) =>
    values.map((value) => sizeOfVariant(found, value)).find((size) => size !== undefined),
  )
  const isExact = sizes.includes(found.tamanho)

  return new Map(
    options.map((option, i) => {
      const size = sizes[i]
      const isOwn = size !== undefined && !isExact && isForFound(found, goods.tools, size)
      return [option, isOwn ? found.tamanho : (size ?? null)]
    }),
  )
}

/** The only option of a product that has the found size, if it is for the instrument; undefined otherwise. */
export function optionOfSize<Option extends { values: readonly string[] }>(
  found: FoundSize,
  product: Goods & { options: readonly Option[] },
): Option | undefined {
  const fitting = [...sizesOfOptions(found, product)].filter(([, size]) => size === found.tamanho)

  return fitting.length === 1 ? fitting[0]?.[0] : undefined
}
