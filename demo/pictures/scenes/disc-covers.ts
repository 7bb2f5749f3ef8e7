import { circle, linear, rect, type Sheet } from '../drawing/sheet.ts'
import { all, bossa, choro, groove, ilha, moda, suite } from './disc-designs.ts'
import { type Stage, scene } from './scene.ts'

const stage: Stage = { width: 1000, height: 1000 }

/** Sleeves of imaginary records, one mood each, in the flat shapes of the fifties. */
export const discCovers: Record<string, () => string> = {
  'disc-choro': () => cover('disc-choro', choro),
  'disc-suite': () => cover('disc-suite', suite),
  'disc-bossa': () => cover('disc-bossa', bossa),
  'disc-moda': () => cover('disc-moda', moda),
  'disc-groove': () => cover('disc-groove', groove),
  'disc-ilha': () => cover('disc-ilha', ilha),
}

/** The printed sheet with its worn edge and the sheen of its lacquer. */
function cover(seed: string, paint: (sheet: Sheet) => string): string {
  return scene(seed, stage, (sheet) => {
    const specks = Array.from({ length: 60 }, () =>
      circle(sheet.between(0, 1000), sheet.between(0, 1000), sheet.between(0.8, 2.4), '#fff8e8', {
        opacity: 0.35,
      }),
    ).join('')
    const sheen = linear(
      sheet,
      [0, 0],
      [1000, 800],
      [
        [0.1, '#ffffff', 0.1],
        [0.4, '#ffffff', 0],
        [1, '#000000', 0.14],
      ],
    )
    return (
      paint(sheet) +
      specks +
      rect(all, sheen) +
      rect({ x: 4, y: 4, w: 992, h: 992 }, 'none', {
        stroke: '#fff8e8',
        'stroke-width': 6,
        'stroke-opacity': 0.18,
      })
    )
  })
}
