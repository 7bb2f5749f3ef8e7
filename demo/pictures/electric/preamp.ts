import type { Wood } from '../drawing/drawing.ts'
import { letters } from '../drawing/letters.ts'
import { contactShadow, gloss, partShadow, relief } from '../drawing/light.ts'
import { dome, metal } from '../drawing/metal.ts'
import { rounded, spline } from '../drawing/outline.ts'
import { circle, linear, rect, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { woodSurface } from '../drawing/wood.ts'
import type { Picture } from '../picture.ts'

/** The side of an acoustic-electric instrument with its preamplifier: tuner display, sliders, jack. */
export function preamp(sheet: Sheet, wood: Wood): Picture {
  const side = spline(
    [
      [-260, -66],
      [-140, -74],
      [0, -66],
      [140, -56],
      [270, -64],
      [270, 70],
      [140, 66],
      [0, 72],
      [-140, 78],
      [-260, 72],
    ],
    true,
    0.8,
  )
  const box = { x: -265, y: -80, w: 540, h: 160 }
  const plate = rounded({ x: -52, y: -34, w: 104, h: 66 }, 7)
  const window = rounded({ x: -42, y: -26, w: 34, h: 22 }, 2)
  const settings = [
    { name: 'GRV', knob: 13 },
    { name: 'MED', knob: 18 },
    { name: 'AGU', knob: 15 },
    { name: 'VOL', knob: 11 },
  ]
  const sliders = settings
    .map(({ name, knob }, i) => {
      const x = -34 + i * 15
      return (
        rect({ x: x - 1, y: 4, w: 2, h: 20 }, '#0b0b0c') +
        rect({ x: x - 4, y: knob, w: 8, h: 4.6 }, metal(sheet, 'chrome', [0, knob], [0, knob + 5]), {
          rx: 1,
        }) +
        letters(name, [x, 26.6], { height: 2.6, colour: '#d8d2c4', align: 'centre' })
      )
    })
    .join('')
  const face = linear(
    sheet,
    [-52, -34],
    [52, 32],
    [
      [0, '#4a4746'],
      [0.4, '#2a2828'],
      [1, '#121111'],
    ],
  )
  return {
    art:
      contactShadow(side, 26) +
      woodSurface(sheet, side, box, wood, { pitch: 2.4, lengthwise: true }) +
      relief(sheet, side, box, 16) +
      stroke(side, '#efe3c6', 7) +
      stroke(side, '#1d120b', 1.2) +
      gloss(sheet, side, box, 0.6) +
      partShadow(plate, 4) +
      shape(plate, face, { stroke: '#000', 'stroke-width': 0.8 }) +
      shape(window, '#0d1f1a') +
      letters('E', [-25, -22], { height: 12, colour: '#6ff0a8', align: 'centre', weight: 0.9 }) +
      dome(sheet, 'black', 20, -14, 9) +
      dome(sheet, 'black', 41, -14, 5.5) +
      sliders +
      dome(sheet, 'chrome', 142, 6, 13) +
      circle(142, 6, 5.5, '#0d0b0a'),
    camera: { x: 26, y: 0, span: 260, turn: -10 },
  }
}
