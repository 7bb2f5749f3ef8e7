import { familiesNamed } from '#domain/instruments/families/families-named.ts'
import type { SoldAccessory } from '#domain/instruments/mine/verdict.ts'
import { sizeNamed } from '#domain/instruments/sizes/sizes.ts'
import { fieldOf, type SpecificationField } from './field.ts'
import type { SheetOfSets } from './sold-sets.ts'

type Fields = readonly Pick<SpecificationField, 'label' | 'papel'>[]

/**
 * For which instruments a product says that it is (the field of the role `instrumento`): once for all SKUs, or for each
 * size that they come in. Empty if it names none. A template without a field of sizes says that sizes don't matter.
 */
export function soldAccessories(
  campos: Fields,
  { lines, skus }: SheetOfSets,
): { skus: number[]; set: SoldAccessory }[] {
  const stated = (papel: 'instrumento' | 'tamanho') =>
    lines.flatMap(({ label, valor }) => (fieldOf(campos, label)?.field.papel === papel ? [valor] : []))
  const families = stated('instrumento').flatMap(familiesNamed)
  if (families.length === 0) return []
  const isSize = (text: string) => families.some((family) => sizeNamed(family, text) !== undefined)
  const sized = campos.some(({ papel }) => papel === 'tamanho')
  const common = sized ? stated('tamanho').filter(isSize) : null
  const bySize = Map.groupBy(skus, ({ valores }) => valores.find(isSize))

  return [...bySize].map(([size, group]) => ({
    skus: group.map(({ id }) => id),
    set: { families, sizes: size === undefined ? common : [size] },
  }))
}
