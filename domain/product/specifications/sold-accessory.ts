import type { Hand } from '#domain/instruments/compatibility/fit.ts'
import { handOf } from '#domain/instruments/compatibility/hand.ts'
import { familiesNamed } from '#domain/instruments/families/families-named.ts'
import type { SoldAccessory } from '#domain/instruments/mine/verdict.ts'
import { sizeNamed } from '#domain/instruments/sizes/sizes.ts'
import { type FieldRole, fieldOf, type SpecificationField } from './field.ts'
import { measuredMm } from './measured-mm.ts'
import type { SheetOfSets } from './sold-sets.ts'

type Fields = readonly Pick<SpecificationField, 'label' | 'unidade' | 'papel'>[]

/**
 * For which instruments a product says that it is (the field of the role `instrumento`): once for all SKUs, or for each
 * size and hand that they come in. Empty if it names none. A template without a field of sizes says that sizes don't
 * matter.
 */
export function soldAccessories(
  campos: Fields,
  { lines, skus }: SheetOfSets,
): { skus: number[]; set: SoldAccessory }[] {
  const filled = lines.flatMap(({ label, valor }) => {
    const field = fieldOf(campos, label)?.field
    return field?.papel ? [{ field, valor }] : []
  })
  const stated = (papel: FieldRole) =>
    filled.flatMap(({ field, valor }) => (field.papel === papel ? [valor] : []))
  const families = stated('instrumento').flatMap(familiesNamed)
  if (families.length === 0) return []
  const isSize = (text: string) => families.some((family) => sizeNamed(family, text) !== undefined)
  const sized = campos.some(({ papel }) => papel === 'tamanho')
  const common = sized ? stated('tamanho').filter(isSize) : null
  const post = filled.find(({ field }) => field.papel === 'furo')
  const postMm = post ? measuredMm(post.field, post.valor) : null
  const handed = campos.some(({ papel }) => papel === 'mao')
  const variants = skus.map(({ id, valores }) => ({
    id,
    size: valores.find(isSize),
    hand: handed ? oneHand([...valores, ...stated('mao')]) : null,
  }))
  const groups = Map.groupBy(variants, ({ size, hand }) => `${size} ${hand}`)

  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const { size, hand } = first
    const set = { families, sizes: size === undefined ? common : [size], postMm, hand }

    return [{ skus: group.map(({ id }) => id), set }]
  })
}

/** The first hand that is named; null for both. */
function oneHand(values: readonly string[]): Hand | null {
  const [named] = values.flatMap((text) => handOf(text) ?? [])

  return named === undefined || named === 'ambos' ? null : named
}
