import { usedAttributes, type VariantAttribute } from './combine-variants.ts'

/** Changes one attribute. A product has one attribute that is chosen by picture at most, so choosing it unsets the others. */
export function withAttribute(
  attributes: readonly VariantAttribute[],
  place: number,
  changes: Partial<VariantAttribute>,
): VariantAttribute[] {
  return attributes.map((one, i) => {
    if (i === place) return { ...one, ...changes }

    return changes.unico ? { ...one, unico: false } : one
  })
}

/** Returns how many variants `combineVariants` makes of these attributes, without its limit. */
export function combinationCount(attributes: readonly VariantAttribute[]): number {
  return usedAttributes(attributes).reduce((product, { valores }) => product * valores.length, 1)
}
