/** The lower median of some numbers. */
export function median(numbers: number[]): number {
  return percentile(numbers, 50)
}

/** The smallest of some numbers that `percent` of them do not exceed. */
export function percentile(numbers: number[], percent: number): number {
  return numbers.toSorted((a, b) => a - b)[Math.ceil((numbers.length * percent) / 100) - 1] ?? Number.NaN
}
