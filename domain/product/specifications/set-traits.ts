import type { OfferedSet } from '#domain/instruments/choice/choose-sets.ts'
import type { Family } from '#domain/instruments/families/family.ts'
import { sizeNamed } from '#domain/instruments/sizes/sizes.ts'
import { slugOf } from '../../format/slug.ts'
import type { FieldRole, SpecificationField } from './field.ts'

/** What a sheet says of a set of strings beside the strings themselves. */
export type SetTraits = Pick<OfferedSet, 'materials' | 'level' | 'sizes'>

/**
 * Returns what a set is made of, for whom it is, and for which sizes of its instrument it is sold: by the filled fields
 * of its sheet, and by the values that tell its SKUs apart.
 */
export function setTraits(
  family: Family,
  filled: readonly { field: SpecificationField; valor: string }[],
  variants: readonly string[],
): SetTraits {
  const valuesOf = (role: FieldRole) =>
    filled.flatMap(({ field, valor }) => (field.papel === role ? [valor] : []))
  const level = filled.find(({ field }) => field.papel === 'nivel')
  const sizes = [...valuesOf('tamanho'), ...variants].flatMap((value) => sizeNamed(family, value)?.nome ?? [])

  return {
    materials: [...valuesOf('nucleo'), ...valuesOf('enrolamento')],
    level: level ? levelOf(level.field.opcoes, level.valor) : null,
    sizes: [...new Set(sizes)],
  }
}

/** Where a level stands among the merchant's own, which go from beginners to professionals. */
function levelOf(options: readonly string[], word: string): OfferedSet['level'] {
  const at = options.findIndex((option) => slugOf(option) === slugOf(word))

  return at < 0 || options.length < 2 ? null : { word, at: at / (options.length - 1) }
}
