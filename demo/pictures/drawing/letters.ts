import { group, n, type Point, stroke } from './sheet.ts'

// Each letter is a pen stroke on a field 6 high: width, then the path. Uses no font of the machine, so pictures are the
// same everywhere.
const glyphs: Record<string, readonly [width: number, path: string]> = {
  A: [4.4, 'M0 6L2.2 0L4.4 6M.75 4H3.65'],
  B: [3.6, 'M0 0V6H2Q3.6 6 3.6 4.4T2 2.9H0M0 0H1.9Q3.2 0 3.2 1.4T1.9 2.9'],
  C: [4.2, 'M4.2 1.2Q3.5 0 2.3 0Q0 0 0 3T2.3 6Q3.5 6 4.2 4.8'],
  D: [4, 'M0 0V6H1.6Q4 6 4 3T1.6 0Z'],
  E: [3.2, 'M3.2 0H0V6H3.2M0 2.9H2.8'],
  F: [3.1, 'M3.1 0H0V6M0 2.9H2.7'],
  G: [4.3, 'M4.1 1.2Q3.4 0 2.3 0Q0 0 0 3T2.3 6Q4.3 6 4.3 3.3H2.6'],
  H: [3.9, 'M0 0V6M3.9 0V6M0 2.9H3.9'],
  I: [0.2, 'M.1 0V6'],
  J: [2.5, 'M2.5 0V4.3Q2.5 6 1.2 6T0 4.7'],
  K: [3.7, 'M0 0V6M3.6 0L0 3.6M1.3 2.4L3.7 6'],
  L: [3, 'M0 0V6H3'],
  M: [4.9, 'M0 6V0L2.45 4.2L4.9 0V6'],
  N: [4, 'M0 6V0L4 6V0'],
  O: [4.6, 'M2.3 0Q4.6 0 4.6 3T2.3 6Q0 6 0 3T2.3 0Z'],
  P: [3.4, 'M0 6V0H1.8Q3.4 0 3.4 1.7T1.8 3.4H0'],
  Q: [4.6, 'M2.3 0Q4.6 0 4.6 3T2.3 6Q0 6 0 3T2.3 0ZM2.8 4.3L4.6 6.5'],
  R: [3.7, 'M0 6V0H1.8Q3.4 0 3.4 1.6T1.8 3.2H0M1.7 3.2L3.7 6'],
  S: [3.5, 'M3.3 1.1Q2.8 0 1.7 0Q.2 0 .2 1.4Q.2 2.5 1.75 2.9T3.5 4.5Q3.5 6 1.8 6Q.5 6 0 4.8'],
  T: [3.8, 'M0 0H3.8M1.9 0V6'],
  U: [4, 'M0 0V3.8Q0 6 2 6T4 3.8V0'],
  V: [4.2, 'M0 0L2.1 6L4.2 0'],
  W: [6, 'M0 0L1.5 6L3 .8L4.5 6L6 0'],
  X: [4, 'M0 0L4 6M4 0L0 6'],
  Y: [4, 'M0 0L2 2.9V6M4 0L2 2.9'],
  Z: [3.7, 'M0 0H3.7L0 6H3.7'],
  0: [3.8, 'M1.9 0Q3.8 0 3.8 3T1.9 6Q0 6 0 3T1.9 0Z'],
  1: [1.7, 'M0 1.2L1.5 0V6'],
  2: [3.5, 'M.1 1.5Q.3 0 1.8 0Q3.4 0 3.4 1.5Q3.4 2.4 2.3 3.6L0 6H3.5'],
  3: [3.4, 'M.1 1Q.6 0 1.7 0Q3.2 0 3.2 1.4T1.3 2.8Q3.4 2.8 3.4 4.4T1.6 6Q.4 6 0 4.9'],
  4: [3.7, 'M2.8 6V0L0 4.3H3.7'],
  5: [3.4, 'M3.1 0H.5L.2 2.8Q.8 2.2 1.7 2.2Q3.4 2.2 3.4 4T1.6 6Q.5 6 0 5'],
  6: [3.5, 'M3.1 .8Q2.6 0 1.9 0Q0 0 0 3.6Q0 6 1.8 6T3.5 4.1T1.8 2.3T.1 3.8'],
  7: [3.4, 'M0 0H3.4L1.2 6'],
  8: [3.5, 'M1.75 2.8Q.2 2.8 .2 1.4T1.75 0T3.3 1.4T1.75 2.8Q0 2.8 0 4.4T1.75 6T3.5 4.4T1.75 2.8'],
  9: [3.5, 'M.4 5.2Q.9 6 1.6 6Q3.5 6 3.5 2.4Q3.5 0 1.7 0T0 1.9T1.7 3.7T3.4 2.2'],
  '.': [0.3, 'M.1 5.8V6'],
  ',': [0.4, 'M.3 5.7L0 6.8'],
  '-': [2, 'M0 3.2H2'],
  '/': [2.8, 'M0 6.4L2.8 -.4'],
  "'": [0.2, 'M.1 0V1.4'],
  '&': [4.2, 'M4.1 6L1 1.8Q.5 .2 1.8 .1T2.6 1.8L1 2.9Q0 3.5 0 4.5T1.6 6Q3.2 6 4 3.4'],
  '+': [3, 'M0 3.2H3M1.5 1.7V4.7'],
  '#': [3.8, 'M1.4 .4L.7 5.6M3.1 .4L2.4 5.6M.3 2.2H3.8M0 4H3.5'],
  '(': [1.2, 'M1.2 -.4Q0 1 0 3T1.2 6.4'],
  ')': [1.2, 'M0 -.4Q1.2 1 1.2 3T0 6.4'],
  '%': [4.4, 'M3.9 0L.5 6M1 0Q2 0 2 1.3T1 2.6T0 1.3T1 0M3.4 3.4Q4.4 3.4 4.4 4.7T3.4 6T2.4 4.7T3.4 3.4'],
  '°': [1.2, 'M.6 0Q1.2 0 1.2 .6T.6 1.2T0 .6T.6 0'],
  ':': [0.3, 'M.1 2V2.3M.1 5.7V6'],
  '♭': [2.2, 'M0 -.6V6Q2.2 4.8 2.2 3.6T0 3.4'],
}

// Accents above or below a letter, centred on its width.
const marks: Record<string, string> = {
  '\u0300': 'M-.9 -2.4L.4 -1.3',
  '\u0301': 'M.9 -2.4L-.4 -1.3',
  '\u0302': 'M-1.2 -1.3L0 -2.4L1.2 -1.3',
  '\u0303': 'M-1.5 -1.4Q-.8 -2.6 0 -1.9T1.5 -2.3',
  '\u0308': 'M-.9 -1.9V-1.7M.9 -1.9V-1.7',
  '\u0327': 'M.1 6Q1 6.9 .5 7.5T-.7 7.8',
}

type Lettering = {
  height: number
  colour: string
  weight?: number
  align?: 'left' | 'centre' | 'right'
  spacing?: number
  fit?: number
}

/** A line of capitals drawn with a pen; `at` is its top left, top centre or top right. `fit` is the maximum width. */
export function letters(text: string, at: Point, style: Lettering): string {
  const { spacing = 1.5, align = 'left', weight = 0.75 } = style
  let x = 0
  let before = 0
  let inside = ''
  for (const sign of text.normalize('NFD').toUpperCase()) {
    const mark = marks[sign]
    if (mark) {
      inside += `<path d="${mark}" transform="translate(${n(before)})"/>`
      continue
    }
    const [width, path] = glyphs[sign] ?? [2, '']
    if (path) inside += `<path d="${path}" transform="translate(${n(x)})"/>`
    before = x + width / 2
    x += width + spacing
  }
  const width = Math.max(1, x - spacing)
  const scale = Math.min(style.height / 6, (style.fit ?? Number.POSITIVE_INFINITY) / width)
  const shift = { left: 0, centre: width / 2, right: width }[align]
  const top = at[1] + (style.height - scale * 6) / 2
  return group(
    {
      transform: `translate(${n(at[0] - shift * scale)} ${n(top)}) scale(${Math.round(scale * 1000) / 1000})`,
      fill: 'none',
      stroke: style.colour,
      'stroke-width': weight,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    },
    inside,
  )
}

/** A treble clef-like flourish for covers and labels: one line, 10 high. */
export const flourish = (at: Point, height: number, colour: string): string =>
  group(
    { transform: `translate(${n(at[0])} ${n(at[1])}) scale(${Math.round(height * 100) / 1000})` },
    stroke(
      'M2.6 5.6C1.6 5 2.4 4 3.2 4.3C4.8 5 3.9 7.4 2.2 7C.4 6.6 .4 4.6 2 3.3C3.6 2 3.6 0 2.9 0C2 .1 2 2 2.4 4L3.2 8.4C3.4 9.6 2.2 10 1.6 9.2',
      colour,
      0.42,
      { 'stroke-linecap': 'round' },
    ),
  )
