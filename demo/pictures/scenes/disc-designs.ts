import { letters } from '../drawing/letters.ts'
import { mirrored, oval, polygon, spline } from '../drawing/outline.ts'
import {
  circle,
  clipped,
  group,
  linear,
  moved,
  n,
  type Point,
  radial,
  rect,
  type Sheet,
  shape,
  stroke,
} from '../drawing/sheet.ts'

/** The whole sleeve. */
export const all = { x: 0, y: 0, w: 1000, h: 1000 }

const heading = (first: string, second: string, at: Point, colour: string, height = 62): string =>
  letters(first, at, { height, colour, weight: 1.05, spacing: 1.9 }) +
  letters(second, [at[0], at[1] + height * 1.5], { height, colour, weight: 1.05, spacing: 1.9 })

const pear = mirrored(
  [0, -190],
  [
    [26, -190, 34, -150, 60, -110],
    [100, -60, 150, -10, 150, 70],
    [150, 150, 84, 190, 0, 190],
  ],
)

export function choro(): string {
  const leaf = (x: number, y: number, turn: number, colour: string) =>
    moved(
      x,
      y,
      shape('M0 0C40 -50 110 -60 170 -20C120 20 50 30 0 0Z', colour) +
        stroke('M10 -2Q80 -30 160 -20', '#f1eadf', 3),
      turn,
    )
  const body = (x: number, y: number, turn: number, scale: number, colour: string) =>
    moved(
      x,
      y,
      shape(pear, colour, { 'fill-opacity': 0.92 }) +
        circle(0, 30, 44, '#f1eadf') +
        circle(0, 30, 34, '#2a241f') +
        [-18, -6, 6, 18].map((s) => stroke(`M${s} -190V160`, '#f1eadf', 2.4)).join('') +
        shape('M-60 106H60L52 124H-52Z', '#2a241f') +
        shape(
          polygon([
            [-20, -330],
            [20, -330],
            [24, -150],
            [-24, -150],
          ]),
          '#2a241f',
        ),
      turn,
      scale,
    )
  return (
    rect(all, '#ead9b5') +
    leaf(-20, 880, -30, '#2d5f48') +
    leaf(780, 980, -50, '#2d5f48') +
    leaf(860, 120, 160, '#3f7a5c') +
    body(340, 660, -24, 1.1, '#b98a2f') +
    body(690, 660, 22, 1.1, '#7a2e1f') +
    body(512, 700, 0, 1.22, '#b8581e') +
    leaf(600, 160, -16, '#3f7a5c') +
    heading('CHORO', 'DE QUINTAL', [70, 70], '#2a241f', 58)
  )
}

export function suite(sheet: Sheet): string {
  const sky = linear(
    sheet,
    [0, 0],
    [0, 1000],
    [
      [0, '#3c2a4a'],
      [0.35, '#a8432e'],
      [0.62, '#e08a3c'],
      [0.66, '#f0c070'],
      [0.661, '#2f2433'],
      [1, '#1b141d'],
    ],
  )
  const sun = circle(
    620,
    650,
    190,
    radial(sheet, [620, 650], 190, [
      [0, '#fff0c0'],
      [1, '#f6b455'],
    ]),
  )
  const glints = Array.from({ length: 13 }, (_, i) =>
    stroke(`M${n(620 - 150 + i * 9)} ${670 + i * 25}H${n(620 + 150 - i * 9)}`, '#f0b060', 7 - i * 0.3, {
      'stroke-opacity': 0.75 - i * 0.045,
    }),
  ).join('')
  const cello = mirrored(
    [0, -150],
    [
      [30, -150, 82, -140, 82, -86],
      [82, -62, 66, -54, 66, -40],
      [66, -30, 78, -28, 78, -24],
      [60, -20, 54, 0, 54, 14],
      [54, 34, 66, 46, 90, 48],
      [84, 56, 84, 66, 88, 72],
      [96, 90, 104, 104, 104, 128],
      [104, 176, 52, 200, 0, 200],
    ],
  )
  const neck = polygon([
    [-12, -420],
    [12, -420],
    [17, -140],
    [-17, -140],
  ])
  const silhouette = moved(
    300,
    590,
    shape(cello, '#17101a') +
      shape(neck, '#17101a') +
      circle(0, -440, 24, '#17101a') +
      stroke('M0 200V330', '#17101a', 7) +
      stroke('M-36 -395H36M-36 -365H36', '#17101a', 10, { 'stroke-linecap': 'round' }) +
      [-9, -3, 3, 9].map((x) => stroke(`M${x} -400L${x * 2} 110`, '#e08a3c', 1.6)).join('') +
      stroke('M34 -6C50 -10 40 40 52 44M-34 -6C-50 -10 -40 40 -52 44', '#e08a3c', 3),
    9,
    1.25,
  )
  return (
    rect(all, sky) +
    clipped(sheet, 'M0 0H1000V660H0Z', sun) +
    glints +
    silhouette +
    heading('SUÍTES', 'DA VARANDA', [490, 84], '#f8e6c0', 46)
  )
}

export function bossa(): string {
  const wave = (y: number) => {
    const points: Point[] = []
    for (let x = -100; x <= 1100; x += 50) points.push([x, y + 46 * Math.sin((x / 1000) * Math.PI * 5)])
    return points
  }
  const bands = Array.from({ length: 6 }, (_, i) => {
    const top = wave(500 + i * 96)
    const low = wave(548 + i * 96).reverse()
    return shape(`${spline(top)}${spline(low).replace('M', 'L')}Z`, '#1d1a16')
  }).join('')
  return (
    rect(all, '#fbf8f3') +
    circle(700, 330, 215, '#a8241b') +
    group(
      { opacity: 0.96 },
      [0, 1, 2, 3, 4, 5].map((i) => stroke(`M${630 + i * 28} 40V620`, '#1d1a16', 3)).join(''),
    ) +
    circle(700, 330, 74, '#1d1a16') +
    rect({ x: 0, y: 505, w: 1000, h: 495 }, '#fbf8f3') +
    bands +
    heading('BOSSA', 'DE DOMINGO', [64, 70], '#1d1a16', 44)
  )
}

export function moda(sheet: Sheet): string {
  const night = linear(
    sheet,
    [0, 0],
    [0, 1000],
    [
      [0, '#14302b'],
      [0.5, '#2d5f48'],
      [1, '#0f241f'],
    ],
  )
  const river = (i: number): Point[] => {
    const points: Point[] = []
    for (let y = 380; y <= 1060; y += 68) {
      const t = (y - 380) / 640
      points.push([480 + 130 * Math.sin(t * 5.4) * (0.3 + t) + (i - 4.5) * (4 + t * 54), y])
    }
    return points
  }
  const lines = Array.from({ length: 10 }, (_, i) =>
    stroke(spline(river(i)), i % 2 ? '#ead9b5' : '#d0a545', i % 2 ? 4 : 7, { 'stroke-opacity': 0.92 }),
  ).join('')
  const hills =
    shape('M0 420C160 300 280 330 420 390C560 330 760 270 1000 400V470C700 400 300 420 0 480Z', '#0c1f1a') +
    shape('M0 460C260 380 420 420 520 400C700 370 860 420 1000 440V520C760 440 240 440 0 540Z', '#123029')
  const stars = Array.from({ length: 46 }, () =>
    circle(sheet.between(0, 1000), sheet.between(0, 340), sheet.between(1, 3.4), '#f4e6c0'),
  ).join('')
  return (
    rect(all, night) +
    stars +
    circle(760, 190, 96, '#f1dfae') +
    circle(724, 170, 84, '#1d4538') +
    hills +
    lines +
    heading('MODA', 'DE BEIRA-RIO', [64, 70], '#f4e6c0', 52)
  )
}

export function groove(): string {
  const string = (y: number, amplitude: number, turns: number): string => {
    const points: Point[] = []
    for (let x = -20; x <= 1020; x += 20)
      points.push([
        x,
        y + amplitude * Math.sin((x / 1000) * Math.PI * turns) * Math.sin((x / 1000) * Math.PI),
      ])
    return spline(points)
  }
  const rows: [number, number, number, string, number][] = [
    [420, 120, 3, '#b8581e', 34],
    [560, 96, 4, '#d99a00', 26],
    [700, 74, 5, '#ead9b5', 19],
    [830, 54, 7, '#2d7a4f', 13],
  ]
  const echoes = rows
    .map(
      ([y, a, t, colour, w]) =>
        [1, -1]
          .map((s) => stroke(string(y, a * -0.8 * s, t), colour, w * 0.4, { 'stroke-opacity': 0.22 }))
          .join('') + stroke(string(y, a, t), colour, w, { 'stroke-linecap': 'round' }),
    )
    .join('')
  return (
    rect(all, '#1d1a16') +
    [0, 1, 2, 3, 4].map((i) => rect({ x: 150 + i * 190, y: 300, w: 8, h: 640 }, '#3a332b')).join('') +
    circle(435, 620, 24, '#ead9b5', { opacity: 0.9 }) +
    circle(815, 500, 24, '#ead9b5', { opacity: 0.9 }) +
    circle(815, 740, 24, '#ead9b5', { opacity: 0.9 }) +
    echoes +
    heading('GRAVE', 'E DIRETO', [64, 70], '#ead9b5', 66)
  )
}

export function ilha(sheet: Sheet): string {
  const sea = Array.from({ length: 7 }, (_, i) => {
    const points: Point[] = []
    for (let x = -40; x <= 1040; x += 60) points.push([x, 690 + i * 46 + (x % 120 === 20 ? 9 : -9)])
    return shape(
      `${spline(points)}V1000H0Z`,
      ['#9cc7c2', '#7fb4b2', '#62a0a1', '#4a8b90', '#36767d', '#28626a', '#1d4f57'][i] ?? '#1d4f57',
    )
  }).join('')
  const sun = circle(
    500,
    560,
    250,
    radial(sheet, [430, 480], 320, [
      [0, '#fbd98c'],
      [1, '#d9682e'],
    ]),
  )
  const uke = moved(
    500,
    500,
    shape(
      mirrored(
        [0, -70],
        [
          [40, -70, 64, -50, 64, -18],
          [64, 8, 48, 14, 48, 30],
          [48, 50, 84, 56, 84, 104],
          [84, 160, 40, 180, 0, 180],
        ],
      ),
      '#5a2a18',
    ) +
      circle(0, 34, 30, '#1d120b') +
      shape(
        polygon([
          [-13, -300],
          [13, -300],
          [15, -40],
          [-15, -40],
        ]),
        '#3a1c10',
      ) +
      shape('M-24 -300H24L30 -370H-30Z', '#3a1c10') +
      [-8, -2.7, 2.7, 8].map((x) => stroke(`M${x} -340V110`, '#fbf0d8', 2)).join('') +
      shape('M-40 106H40L34 122H-34Z', '#1d120b'),
    0,
    1.05,
  )
  const frond = (turn: number) =>
    group(
      { transform: `rotate(${turn})` },
      shape('M0 0C60 -60 170 -70 250 10C170 -20 90 -14 0 0Z', '#2d5f48'),
    )
  const palm = (x: number, s: number) =>
    group(
      { transform: `translate(${x} 430) scale(${s} 1)` },
      stroke('M0 0C-20 120 -30 220 -60 330', '#3a2416', 22),
      [-150, -105, -60, -10, 25].map(frond).join(''),
    )
  return (
    rect(all, '#f6e3c0') +
    sun +
    palm(215, 1) +
    palm(800, -0.9) +
    uke +
    sea +
    shape(oval(500, 712, 330, 42), '#ead0a0') +
    heading('ILHA DE', 'QUATRO CORDAS', [64, 820], '#f6e3c0', 50)
  )
}
