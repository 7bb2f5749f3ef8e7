import { drawRosin } from '#demo/pictures/bowed/rosin.ts'
import { letters } from '#demo/pictures/drawing/letters.ts'
import { type Point, rect, stroke } from '#demo/pictures/drawing/sheet.ts'
import { actor, scene } from '#demo/pictures/scenes/scene.ts'
import type { Figure } from './draft.ts'

const INK = '#1d1a16'
const STONE = '#6f675d'

/** A light and a dark cake of rosin. */
export const ROSINS: Figure = {
  alt: 'Duas pedras de breu sobre panos: à esquerda a clara e dura, à direita a escura e macia.',
  svg: scene('breu', { width: 1200, height: 800 }, (sheet) =>
    [
      rect({ x: 0, y: 0, w: 1200, h: 800 }, '#f1eadf'),
      ...(
        [
          ['claro', 'duro', '#c9762c', '#2d5f48', 320],
          ['escuro', 'macio', '#5a2a12', '#3c4c7a', 880],
        ] as const
      ).flatMap(([colour, grade, tint, holder, x]) => [
        actor(drawRosin(sheet, { family: 'rosin', shape: 'round', tint, holder }, 'inteiro').art, {
          at: [x, 340],
          zoom: 3.6,
        }),
        label(colour, [x, 640]),
        label(grade, [x, 690], STONE),
      ]),
    ].join(''),
  ),
}

/** A wound string as it comes from its packet, and after its hours: flattened and dull where the frets press. */
export const WORN: Figure = {
  alt: 'Duas cordas revestidas de perto: a nova, de voltas iguais, e a gasta, amassada onde encosta nos trastes.',
  svg: scene('quando-trocar-as-cordas', { width: 1200, height: 800 }, () =>
    [
      rect({ x: 0, y: 0, w: 1200, h: 800 }, '#f1eadf'),
      ...wound(230, '#c9a15c', []),
      label('nova: voltas iguais', [600, 340]),
      ...wound(540, '#8f8168', [300, 600, 900]),
      ...[300, 600, 900].map((x) => rect({ x: x - 24, y: 572, w: 48, h: 44 }, '#a9a7a2', { rx: 20 })),
      label('gasta: amassada nos trastes', [600, 700]),
    ].join(''),
  ),
}

/** Turns of a winding around y; flattened from below, and darker, at each of the `dents`. */
function wound(y: number, colour: string, dents: readonly number[]): string[] {
  return Array.from({ length: 62 }, (_, i) => {
    const x = 110 + i * 16
    const away = Math.min(...dents.map((dent) => Math.abs(dent - x)), 60)
    const foot = y + 56 - Math.max(0, 30 - away / 2)
    const dull = away < 40

    return (
      stroke(`M${x - 4} ${foot}L${x + 6} ${y - 56}`, '#3a2a1c', 15) +
      stroke(`M${x - 4} ${foot - 2}L${x + 6} ${y - 54}`, dull ? '#6d614c' : colour, 12) +
      stroke(`M${x + 1} ${y + 8}L${x + 5} ${y - 36}`, '#fff6e0', 3, { 'stroke-opacity': dull ? 0.1 : 0.45 })
    )
  })
}

function label(text: string, at: Point, colour = INK): string {
  return letters(text, at, { height: 28, colour, align: 'centre', weight: 0.9 })
}
