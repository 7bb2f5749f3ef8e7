import { chance } from '#demo/catalogue/chance.ts'

/** Weights of the eight digits (UPU S10). */
const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** Returns a Correios tracking code with its check digit, the same for the same words. */
export function trackingCode(...words: string[]): string {
  const digits = WEIGHTS.map((_, place) => Math.floor(chance(...words, `${place}`) * 10))
  const rest = digits.reduce((sum, digit, place) => sum + digit * (WEIGHTS[place] ?? 0), 0) % 11
  const check = [5, 0][rest] ?? 11 - rest

  return `OV${digits.join('')}${check}BR`
}
