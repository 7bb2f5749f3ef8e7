/** The lower median of some numbers. */
export function median(numbers: number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor((numbers.length - 1) / 2)] ?? Number.NaN
}
