/**
 * Splits centavos in proportion to weights so that the parts add up to the total: each share is rounded down, and the
 * leftover centavos go to the largest remainders, the earlier one of equal remainders first. If `total` is at most the
 * sum of the weights, no part exceeds its weight. Needs a weight above 0, unless there is nothing to split.
 */
export function splitCents(total: number, weights: readonly number[]): number[] {
  if (total === 0) return weights.map(() => 0)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  // BigInt: the product of two amounts can exceed the safe integers.
  const shares = weights.map((weight) => BigInt(total) * BigInt(weight))
  const parts = shares.map((share) => Number(share / BigInt(all)))
  const left = total - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = shares
    .map((share, i) => ({ i, remainder: Number(share % BigInt(all)) }))
    .sort((a, b) => b.remainder - a.remainder || a.i - b.i)
  const rewarded = new Set(byRemainder.slice(0, left).map(({ i }) => i))

  return parts.map((part, i) => (rewarded.has(i) ? part + 1 : part))
}
