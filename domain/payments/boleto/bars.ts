/**
 * The bars of an even number of digits as Interleaved 2 of 5, the symbology of boletos (ISO/IEC 16390): widths in modules,
 * beginning with a black bar, black and white in turn. Narrow ones are 1, wide ones 3. Of a boleto's 44 digits that is 405
 * modules, which are printed 103 mm wide and 13 mm high.
 */
export function interleavedBars(digits: string): number[] {
  const pairs = digits.match(/\d\d/g) ?? []

  return [...START, ...pairs.flatMap(interleave), ...END]
}

const [NARROW, WIDE] = [1, 3]
const START = [NARROW, NARROW, NARROW, NARROW]
const END = [WIDE, NARROW, NARROW]

/** Of five elements two are wide: their places weigh 1, 2, 4, 7 and 0, and add up to the digit (0 is 4 and 7). */
const WIDE_PLACES = ['23', '04', '14', '01', '24', '02', '12', '34', '03', '13']

/** The first digit of a pair stands in its black bars, the second in the white ones between. */
function interleave([first = '', second = '']: string): number[] {
  return [0, 1, 2, 3, 4].flatMap((place) => [width(first, place), width(second, place)])
}

function width(digit: string, place: number): number {
  return WIDE_PLACES[Number(digit)]?.includes(String(place)) ? WIDE : NARROW
}
