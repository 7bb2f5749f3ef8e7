import type { Range } from '../size.ts'

/**
 * Median heights in millimetres at each birthday from 3 to 19, of girls and of boys: WHO Child Growth Standards 2006
 * (who.int, length/height-for-age) and, from 5 years, WHO Growth Reference 2007 (height-for-age, 5 to 19 years).
 */
const GIRLS = [
  951, 1027, 1094, 1151, 1208, 1266, 1325, 1386, 1450, 1512, 1564, 1598, 1617, 1625, 1629, 1631, 1632,
]
const BOYS = [
  961, 1033, 1100, 1160, 1217, 1273, 1326, 1378, 1431, 1491, 1560, 1632, 1690, 1729, 1752, 1761, 1765,
]

const FIRST_YEAR = 3

/** From this age on, the medians grow by less than half a centimetre in all: nobody grows into a larger instrument. */
export const GROWN_AT = 18

/** Less than this in a year is no growth to plan by. */
const LEAST_GROWTH = 10

/** The median height of an age in millimetres, girls and boys alike; of adults from 19 years on. */
export function medianHeight(years: number): number {
  return (heightAt(GIRLS, years) + heightAt(BOYS, years)) / 2
}

/**
 * How many years pass until the body is `ratio` times as long, growing like the median: the shortest and the longest
 * time of girls and boys. By the age, or by the height of those whose age is not known. Null for those who will
 * probably not grow that much.
 */
export function yearsUntil(
  ratio: number,
  { years, height }: { years?: number; height?: number },
): Range | null {
  const times = [GIRLS, BOYS].flatMap((heights) => {
    const start = years ?? (height === undefined ? null : ageAt(heights, height))
    const end = start === null ? null : ageAt(heights, heightAt(heights, start) * ratio)
    return start === null || end === null ? [] : [end - start]
  })
  if (times.length === 0) return null

  return [Math.min(...times), Math.max(...times)]
}

function heightAt(heights: readonly number[], years: number): number {
  const place = Math.min(Math.max(years - FIRST_YEAR, 0), heights.length - 1)
  const [before = 0, after = before] = heights.slice(Math.floor(place))

  return before + (after - before) * (place % 1)
}

/** The age at which the median has a height; null for one that it only has when it has nearly stopped growing. */
function ageAt(heights: readonly number[], height: number): number | null {
  const next = heights.findIndex((each) => each >= height)
  if (next < 0) return null
  const [before, after] = [heights[next - 1], heights[next] ?? 0]
  if (before === undefined) return FIRST_YEAR
  if (after - before < LEAST_GROWTH) return null

  return FIRST_YEAR + next - 1 + (height - before) / (after - before)
}
