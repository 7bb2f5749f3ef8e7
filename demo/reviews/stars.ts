import { chance } from '#demo/catalogue/chance.ts'

/** Shares of five, four, three, two and one star: most buyers are happy, few are neutral, some are angry. */
const SPREAD = [0.7, 0.19, 0.05, 0.025, 0.035] as const

/** Returns the stars of one review. Each product has its own quality, so that averages differ. */
export function starsOf(slug: string, id: string): number {
  const quality = chance(slug, 'qualidade') * 0.24 - 0.1
  let left = chance(slug, id, 'nota')
  for (const [i, share] of SPREAD.entries()) {
    left -= i === 0 ? share + quality : share * (1 - quality * (0.7 / 0.3))
    if (left < 0) return 5 - i
  }
  return 1
}
