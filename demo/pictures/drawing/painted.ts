import { darken, lighten, luma } from './colour.ts'
import type { Wood } from './drawing.ts'
import { burst, gloss, relief } from './light.ts'
import { type Box, linear, type Sheet, shape, stroke } from './sheet.ts'
import { woodSurface, woodTone } from './wood.ts'

export type Finish = { kind: 'natural' | 'sunburst' | 'solid' | 'metallic'; colour: string; edge?: string }

/** How high the top is carved (0 is a flat slab), and the direction of the wood. */
type Surface = {
  wood: Wood
  finish: Finish
  carve: number
  bookmatched?: boolean
  pitch?: number
  shine?: number
}

/** The front (or back) of a body with its finish: bare wood, burst, colour, metal flakes. */
export function painted(sheet: Sheet, d: string, box: Box, surface: Surface): string {
  const { finish, carve } = surface
  const edge = outlineOf(surface)
  return (
    coat(sheet, d, box, surface) +
    relief(sheet, d, box, carve, finish.kind === 'solid' && luma(finish.colour) < 0.2 ? 0.6 : 0.9) +
    stroke(d, edge, 1.4, { 'stroke-opacity': 0.7 }) +
    gloss(sheet, d, box, surface.shine ?? 0.8)
  )
}

function coat(sheet: Sheet, d: string, box: Box, { wood, finish, bookmatched, pitch }: Surface): string {
  const grain = { pitch: pitch ?? 2.4, bookmatched: bookmatched ?? false }
  switch (finish.kind) {
    case 'natural':
      return woodSurface(sheet, d, box, wood, {
        ...grain,
        ...(tinted(finish.colour) ? { tint: finish.colour } : {}),
      })
    case 'sunburst':
      return (
        woodSurface(sheet, d, box, wood, { ...grain, tint: lighten(finish.colour, 0.2) }) +
        burst(sheet, d, finish.edge ?? darken(finish.colour, 0.75), box.w * 0.2)
      )
    case 'solid':
      return shape(
        d,
        linear(
          sheet,
          [box.x, box.y],
          [box.x + box.w, box.y + box.h],
          [
            [0, lighten(finish.colour, 0.16)],
            [0.4, finish.colour],
            [1, darken(finish.colour, 0.28)],
          ],
        ),
      )
    case 'metallic':
      return shape(
        d,
        linear(
          sheet,
          [box.x, box.y],
          [box.x + box.w, box.y + box.h],
          [
            [0, lighten(finish.colour, 0.5)],
            [0.22, lighten(finish.colour, 0.12)],
            [0.4, lighten(finish.colour, 0.38)],
            [0.62, finish.colour],
            [1, darken(finish.colour, 0.5)],
          ],
        ),
      )
  }
}

const tinted = (colour: string): boolean => luma(colour) < 0.93

function outlineOf({ wood, finish }: Surface): string {
  return darken(finish.kind === 'natural' ? woodTone(wood) : finish.colour, 0.65)
}
