import type { Size } from './size.ts'

/**
 * Sizes of ukuleles and guitars. Ukuleles: scales and totals of the four sizes as string makers give them (Oasis,
 * "Ukulele sizes, strings and tunings": 13, 15, 17 and 19 inches; 21, 23, 26 and 30 inches in all), with the inch that
 * builders differ by. Guitars for children: 580 and 530 mm are the usual 3/4 and 1/2.
 */
export const UKULELE: readonly Size[] = [
  { nome: 'Soprano', scaleMm: [330, 360], totalMm: [515, 550] },
  { nome: 'Concert', scaleMm: [370, 406], totalMm: [570, 610] },
  { nome: 'Tenor', scaleMm: [425, 457], totalMm: [640, 690] },
  { nome: 'Barítono', scaleMm: [480, 520], totalMm: [740, 790] },
]

export const CLASSICAL_GUITAR: readonly Size[] = [
  { nome: '4/4', scaleMm: [630, 664] },
  { nome: '7/8', scaleMm: [610, 635] },
  { nome: '3/4', scaleMm: [560, 605] },
  { nome: '1/2', scaleMm: [510, 555] },
  { nome: '1/4', scaleMm: [430, 490] },
]

export const STEEL_GUITAR: readonly Size[] = [
  { nome: '4/4', scaleMm: [620, 660] },
  { nome: '3/4', scaleMm: [560, 615] },
  { nome: '1/2', scaleMm: [480, 555] },
]
