import { MAX_ITEM_UNITS } from '#domain/customer/teaching/teaching-account.ts'

/** Units of a SKU in a cart that are for a pupil of a teacher's list. */
export type UnitsOfPupil = { idAluno: number; idItem: number; idSku: number; quantidade: number }

/** Units with how many the pupil needs of the item, and how many were ordered for them, of whatever variant. */
export type NeededUnits = UnitsOfPupil & { precisa: number; compradas: number }

/** Divides units into those that their pupils still need, the first ones, and those beyond, which have no benefits. */
export function splitByNeed<U extends NeededUnits>(units: readonly U[]): { needed: U[]; beyond: U[] } {
  const left = new Map<string, number>()
  const parts = units.map((unit) => {
    const key = `${unit.idAluno} ${unit.idItem}`
    const free = left.get(key) ?? Math.max(0, unit.precisa - unit.compradas)
    const quantidade = Math.min(unit.quantidade, free)
    left.set(key, free - quantidade)
    return { unit, quantidade }
  })
  const some = ({ quantidade }: UnitsOfPupil) => quantidade > 0

  return {
    needed: parts.map(({ unit, quantidade }) => ({ ...unit, quantidade })).filter(some),
    beyond: parts
      .map(({ unit, quantidade }) => ({ ...unit, quantidade: unit.quantidade - quantidade }))
      .filter(some),
  }
}

/**
 * Returns the units that the lines still have, in the given order: whoever lowers a line's quantity, or removes it, takes
 * them from the last pupils.
 */
export function unitsInLines<U extends UnitsOfPupil>(
  units: readonly U[],
  lines: readonly { idAtributoSimples: number; quantidade: number }[],
): U[] {
  const left = new Map(lines.map(({ idAtributoSimples, quantidade }) => [idAtributoSimples, quantidade]))

  return units.flatMap((unit) => {
    const free = left.get(unit.idSku) ?? 0
    const quantidade = Math.min(unit.quantidade, free)
    left.set(unit.idSku, free - quantidade)

    return quantidade > 0 ? [{ ...unit, quantidade }] : []
  })
}

/**
 * Returns how many units of an item have to be added for a pupil, so that the cart has as many as wanted, whichever
 * variant: a repeated click adds nothing.
 */
export function missingUnits(
  units: readonly UnitsOfPupil[],
  { idAluno, idItem, quantidade }: Omit<UnitsOfPupil, 'idSku'>,
): number {
  const there = units
    .filter((unit) => unit.idAluno === idAluno && unit.idItem === idItem)
    .reduce((sum, unit) => sum + unit.quantidade, 0)

  return Math.max(0, quantidade - there)
}

/** Adds units to others; in the order in which a cart's units are read again. */
export function withUnits<U extends UnitsOfPupil>(units: readonly U[], added: readonly U[]): U[] {
  const isSame = (a: U) => (b: U) => a.idAluno === b.idAluno && a.idItem === b.idItem && a.idSku === b.idSku
  const sums = units.map((unit) => {
    const more = added.find(isSame(unit))
    return more ? { ...unit, quantidade: Math.min(MAX_ITEM_UNITS, unit.quantidade + more.quantidade) } : unit
  })
  const others = added.filter((unit) => !units.some(isSame(unit)))

  return [...sums, ...others].sort(
    (a, b) => a.idAluno - b.idAluno || a.idItem - b.idItem || a.idSku - b.idSku,
  )
}
