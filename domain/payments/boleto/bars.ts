/**
 * Encodes an even number of digits as Interleaved 2 of 5, the symbology of boletos (ISO/IEC 16390): widths in modules,
 * alternating black and white, black first. Narrow bars are 1, wide ones 3. A boleto's 44 digits take 405 modules and
 * are printed 103 mm wide and 13 mm high.
 */
export function interleavedBars(digits: string): number[] {
  const pairs = digits.match(/\d\d/g) ?? []

  return [...START, ...pairs.flatMap(interleave), ...END]
}

const [NARROW, WIDE] = [1, 3]
const START = [NARROW, NARROW, NARROW, NARROW]
const END = [WIDE, NARROW, NARROW]

/** Two of five elements are wide: their positions weigh 1, 2, 4, 7 and 0, and add up to the digit (0 is 4 plus 7). */
const WIDE_PLACES = ['23', '04', '14', '01', '24', '02', '12', '34', '03', '13']

/** The first digit of a pair is in the black bars, the second in the white bars between them. */
function interleave([first = '', second = '']: string): number[] {
  return [0, 1, 2, 3, 4].flatMap((place) => [width(first, place), width(second, place)])
}

function width(digit: string, place: number): number {
  return WIDE_PLACES[Number(digit)]?.includes(String(place)) ? WIDE : NARROW
}
