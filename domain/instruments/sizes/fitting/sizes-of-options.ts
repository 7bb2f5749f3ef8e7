import { type FoundSize, type Goods, isOfFound, sizeOfVariant } from './found-size.ts'

/**
 * The size of each option of a product for the instrument, as the found size is written; null of an option that says
 * none. Empty for all other products.
 */
export function sizesOfOptions<Option extends { values: readonly string[] }>(
  found: FoundSize,
  { options, ...goods }: Goods & { options: readonly Option[] },
): Map<Option, string | null> {
  if (!isOfFound(found, goods)) return new Map()
  const sizeOf = ({ values }: Option) =>
    values.map((value) => sizeOfVariant(found, value)).find((size) => size !== undefined)

  return new Map(options.map((option) => [option, sizeOf(option) ?? null]))
}
