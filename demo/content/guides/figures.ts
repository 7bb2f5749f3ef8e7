import { letters } from '#demo/pictures/drawing/letters.ts'
import type { Figure } from './draft.ts'

const INK = '#1d1a16'
const STONE = '#6f675d'
const WOOD = '#b8581e'
const ROSEWOOD = '#7a2e1f'
const SKIN = '#e3c9a0'

type Point = [x: number, y: number]

/** How an arm is measured for a violin: the shirt covers the neck and the arm, the hair the head. */
export const ARM: Figure = {
  alt: 'Braço esticado para o lado, medido do lado do pescoço ao meio da palma da mão.',
  svg: sheet(
    area('M268 300H344V400H268Z', SKIN),
    area(
      'M400 392C560 388 700 398 838 402C860 394 872 380 886 366Q900 360 900 376L890 398L1002 396Q1016 402 1002 410L930 416L1010 426Q1020 436 1004 440L922 438L986 454Q994 464 978 466L900 458C876 462 852 456 834 450C700 462 560 478 400 478Z',
      SKIN,
    ),
    area(
      'M306 372C240 374 186 404 178 470L168 800H444L436 520L520 484Q536 440 520 388C450 384 410 372 372 368Q340 392 306 372Z',
      WOOD,
    ),
    area('M268 372Q306 412 344 368L372 368Q306 436 240 376Z', ROSEWOOD),
    '<ellipse cx="306" cy="236" rx="70" ry="84" fill="#e3c9a0"/>',
    area(
      'M232 250C218 150 270 128 314 132C372 134 398 176 384 214C352 206 322 190 304 176C290 206 262 220 248 226Q244 244 246 262Z',
      '#2a241f',
    ),
    ...[350, 902].map((x) =>
      line(
        [
          [x, 300],
          [x, 372],
        ],
        2,
        STONE,
      ),
    ),
    measure([350, 300], [902, 300]),
    label('do pescoço ao meio da palma', [720, 246]),
  ),
}

function sheet(...inside: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1200 800"><rect width="1200" height="800" fill="#f1eadf"/>${inside.join('')}</svg>`
}

function line(points: Point[], width: number, colour: string): string {
  return path(`M${points.map((point) => point.join(' ')).join('L')}`, width, colour)
}

function path(d: string, width: number, colour: string): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linejoin="round"/>`
}

function area(d: string, colour: string): string {
  return `<path d="${d}" fill="${colour}"/>`
}

function circle([cx, cy]: Point, r: number, colour: string): string {
  return `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${colour}"/>`
}

/** A line with an end at both sides. */
function measure(from: Point, to: Point): string {
  const ends = [from, to].map((point) => circle(point, 8, ROSEWOOD))

  return line([from, to], 5, ROSEWOOD) + ends.join('')
}

function label(text: string, at: Point, height = 28): string {
  return letters(text.replace('ª', 'A').replace('º', ''), at, {
    height,
    colour: INK,
    align: 'centre',
    weight: 0.9,
  })
}
