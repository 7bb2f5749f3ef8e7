/** A size and the ages of its players in years, inclusive. */
type Size = { tamanho: string; from: number; to: number }

/** Bowed instruments, by the usual teachers' table: players between two sizes take the smaller one. */
const BOWED: Size[] = [
  { tamanho: '1/16', from: 2, to: 4 },
  { tamanho: '1/10', from: 4, to: 5 },
  { tamanho: '1/8', from: 4, to: 6 },
  { tamanho: '1/4', from: 5, to: 7 },
  { tamanho: '1/2', from: 7, to: 9 },
  { tamanho: '3/4', from: 9, to: 11 },
  { tamanho: '4/4', from: 12, to: 99 },
]

/** The adult size. */
const ADULT_SIZE = '4/4'

/** Returns the sizes for a player's age; for a child of unknown age (null), all but the adult size. */
export function sizesForAge(age: number | null): string[] {
  return BOWED.filter(({ tamanho, from, to }) =>
    age === null ? tamanho !== ADULT_SIZE : age >= from && age <= to,
  ).map(({ tamanho }) => tamanho)
}

/** From this age on, players use full-size instruments. */
export const ADULT_AGE = 12
