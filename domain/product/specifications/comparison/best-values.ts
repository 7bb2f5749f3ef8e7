/** From its lowest to its highest value, such as a product's prices; a single value is both. */
export type Range = { de: number; ate: number }

/**
 * Returns which values are the best: the highest (`maior`) or the lowest (`menor`). A range is the best only if no part
 * of any other is better, so that a cheap size does not win against a violin of one price. Equal ones win together.
 * Nothing is the best of one known value, or where all are equal.
 */
export function bestValues(values: readonly (Range | null)[], direction: 'maior' | 'menor'): boolean[] {
  const known = values.filter((value) => value !== null)
  const wins = ({ de, ate }: Range) =>
    direction === 'menor'
      ? known.every((other) => ate <= other.de || (other.de === de && other.ate === ate))
      : known.every((other) => de >= other.ate || (other.de === de && other.ate === ate))
  const best = values.map((value) => value !== null && wins(value))
  const decided = known.length > 1 && best.filter(Boolean).length < known.length

  return best.map((is) => is && decided)
}
