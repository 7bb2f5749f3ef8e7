import { darken } from '../drawing/colour.ts'
import type { Hardware, Wood } from '../drawing/drawing.ts'
import { headstock, type Tuner } from '../drawing/headstock.ts'
import { flourish } from '../drawing/letters.ts'
import { contactShadow } from '../drawing/light.ts'
import { line } from '../drawing/outline.ts'
import { type Box, group, moved, type Sheet, shape, stroke } from '../drawing/sheet.ts'
import { woodSurface, woodTone } from '../drawing/wood.ts'

export type SolidHead = {
  kind: 'inline' | 'threeThree' | 'reverse' | 'bassInline' | 'bassSplit'
  strings: number
  nutWidth: number
  hardware: Hardware
  /** Wood of the face, or a colour if it is lacquered. */
  wood: Wood
  lacquer?: string
  /** From behind: gear housings, no strings. */
  behind?: boolean
}

/** The head of a solid instrument above a nut at y = 0. */
export function solidHead(sheet: Sheet, h: SolidHead): string {
  const plan = planOf(h)
  const size = h.kind.startsWith('bass') ? 1.5 : 1
  const face = h.lacquer
    ? shape(plan.d, h.lacquer)
    : woodSurface(sheet, plan.d, plan.box, h.wood, {
        pitch: 1.6,
        ...(h.wood === 'maple' || h.wood === 'flamedMaple' ? { tint: '#f2cf92' } : {}),
      })
  const head =
    contactShadow(plan.d, 14) +
    headstock(sheet, {
      d: plan.d,
      box: plan.box,
      tuners: plan.tuners,
      hardware: h.hardware,
      button: 'metal',
      tunersShow: h.behind ? 'housings' : 'posts',
      face: face + stroke(plan.d, darken(h.lacquer ?? woodTone(h.wood), 0.55), 0.8),
      size,
    })
  const mark = moved(
    plan.mark[0],
    plan.mark[1],
    flourish([0, 0], 17, h.lacquer || darkWoods.includes(h.wood) ? '#e3c88a' : '#3a2416'),
    plan.markTurn,
  )
  const wires = plan.tuners
    .map(({ post }, i) =>
      stroke(
        line([(i / (plan.tuners.length - 1) - 0.5) * (h.nutWidth - 8), -3], [post[0] + 2.6 * size, post[1]]),
        '#c9c6bd',
        i < h.strings / 2 ? 1 : 0.7,
      ),
    )
    .join('')
  const all = h.behind ? head : head + mark + wires
  return h.kind === 'reverse' ? group({ transform: 'scale(-1 1)' }, all) : all
}

const darkWoods: Wood[] = ['rosewood', 'ebony', 'mahogany', 'walnut']

type Plan = { d: string; box: Box; tuners: Tuner[]; mark: [number, number]; markTurn: number }

function planOf(h: SolidHead): Plan {
  const a = h.nutWidth / 2
  switch (h.kind) {
    case 'inline':
    case 'reverse':
      return inline(h, a, 1)
    case 'bassInline':
      return inline(h, a, 1.42)
    case 'bassSplit':
      return split(h, a, [Math.ceil(h.strings / 2), Math.floor(h.strings / 2)], 1.35)
    case 'threeThree':
      return split(h, a, [Math.ceil(h.strings / 2), Math.floor(h.strings / 2)], 1)
  }
}

/** All tuners on the upper side, straight strings. */
function inline(h: SolidHead, a: number, k: number): Plan {
  const d = `M${-a} 0C${-a} ${-10 * k} ${-a - 9 * k} ${-10 * k} ${-a - 13 * k} ${-19 * k}Q${-a - 15 * k} ${-26 * k} ${-a - 11 * k} ${-32 * k}L${-3 * k} ${-172 * k}C${6 * k} ${-190 * k} ${42 * k} ${-192 * k} ${50 * k} ${-168 * k}C${55 * k} ${-150 * k} ${42 * k} ${-138 * k} ${35 * k} ${-132 * k}C${24 * k} ${-120 * k} ${38 * k} ${-70 * k} ${31 * k} ${-46 * k}C${27 * k} ${-30 * k} ${a + 4} ${-26 * k} ${a} 0Z`
  const n = h.strings
  const tuners = Array.from({ length: n }, (_, i): Tuner => {
    const t = n === 1 ? 0 : i / (n - 1)
    return {
      post: [(-a + 4) * (1 - t) + 15 * k * t, (-34 - 118 * t) * k],
      side: -1,
      reach: (i === 0 ? 22 : 24) * k * (k > 1 ? 0.95 : 1),
    }
  })
  return {
    d,
    box: { x: -a - 18 * k, y: -192 * k, w: 2 * a + 60 * k, h: 194 * k },
    tuners,
    mark: [26 * k, -168 * k],
    markTurn: 8,
  }
}

/** Tuners on both sides. */
function split(_h: SolidHead, a: number, sides: readonly [number, number], k: number): Plan {
  const [left, right] = sides
  const w = 37 * (k > 1 ? 1.18 : 1)
  const top = -(58 + 44 * Math.max(left, right)) * (k > 1 ? 1.06 : 0.98)
  const d = `M${-a} 0C${-a} ${-14} ${-w + 4} ${-18} ${-w + 3} ${-34}L${-w} ${top + 16}C${-w - 1} ${top} ${-20} ${top + 6} ${-13} ${top - 2}C-8 ${top - 8} -4 ${top - 3} 0 ${top + 3}C4 ${top - 3} 8 ${top - 8} 13 ${top - 2}C20 ${top + 6} ${w + 1} ${top} ${w} ${top + 16}L${w - 3} -34C${w - 4} -18 ${a} -14 ${a} 0Z`
  const row = (count: number, side: -1 | 1) =>
    Array.from(
      { length: count },
      (_, i): Tuner => ({
        post: [side * (w - 13), -46 + ((top + 78) * i) / Math.max(1, count - 1)],
        side,
        reach: 26 * (k > 1 ? 1.2 : 1),
      }),
    )
  return {
    d,
    box: { x: -w - 2, y: top - 10, w: 2 * w + 4, h: -top + 12 },
    tuners: [...row(left, -1), ...row(right, 1).reverse()],
    mark: [-6, top + 12],
    markTurn: 0,
  }
}
