/** A size and the ages (in years, both ends included) that mostly play it. */
type Size = { tamanho: string; from: number; to: number }

/** Bowed instruments, after the usual table of teachers: between two sizes the smaller is chosen. */
const BOWED: Size[] = [
  { tamanho: '1/16', from: 2, to: 4 },
  { tamanho: '1/10', from: 4, to: 5 },
  { tamanho: '1/8', from: 4, to: 6 },
  { tamanho: '1/4', from: 5, to: 7 },
  { tamanho: '1/2', from: 7, to: 9 },
  { tamanho: '3/4', from: 9, to: 11 },
  { tamanho: '4/4', from: 12, to: 99 },
]

/** Those that an adult doesn't play. */
const GROWN_UP = '4/4'

/** The sizes for a player of this age; for a child of unknown age (null), all but the adult's. */
export function sizesForAge(age: number | null): string[] {
  return BOWED.filter(({ tamanho, from, to }) =>
    age === null ? tamanho !== GROWN_UP : age >= from && age <= to,
  ).map(({ tamanho }) => tamanho)
}

/** From this age on an instrument of full size is meant. */
export const ADULT_AGE = 12
