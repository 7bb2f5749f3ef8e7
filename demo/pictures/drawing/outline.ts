import { type Box, n, type Point } from './sheet.ts'

/** One cubic Bézier: two handles and its end point. */
export type Curve = readonly [x1: number, y1: number, x2: number, y2: number, x: number, y: number]

/**
 * Returns the SVG path of a closed outline that is symmetric about x = 0, given its right half as curves from the top
 * centre to the bottom centre.
 */
export function mirrored(start: Point, half: readonly Curve[], left: readonly Curve[] = half): string {
  let d = `M${n(start[0])} ${n(start[1])}${half.map(curveTo).join('')}`
  const ends: Point[] = [start, ...left.map((c): Point => [c[4], c[5]])]
  for (let i = left.length - 1; i >= 0; i--) {
    const curve = left[i]
    const end = ends[i]
    if (!curve || !end) continue
    d += curveTo([-curve[2], curve[3], -curve[0], curve[1], -end[0], end[1]])
  }
  return `${d}Z`
}

const curveTo = (c: Curve): string => `C${c.map(n).join(' ')}`

/** A smooth line through all points (Catmull-Rom as Béziers); `closed` joins the end to the start. */
export function spline(points: readonly Point[], closed = false, tension = 1): string {
  const count = points.length
  const at = (i: number): Point => {
    const index = closed ? (i + count) % count : Math.max(0, Math.min(count - 1, i))
    return points[index] ?? [0, 0]
  }
  let d = `M${n(at(0)[0])} ${n(at(0)[1])}`
  const k = tension / 6
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [p0, p1, p2, p3] = [at(i - 1), at(i), at(i + 1), at(i + 2)]
    d += curveTo([
      p1[0] + (p2[0] - p0[0]) * k,
      p1[1] + (p2[1] - p0[1]) * k,
      p2[0] - (p3[0] - p1[0]) * k,
      p2[1] - (p3[1] - p1[1]) * k,
      p2[0],
      p2[1],
    ])
  }
  return closed ? `${d}Z` : d
}

/** Straight edges through the points, closed. */
export const polygon = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`

/** Straight edges through the points, open. */
export const line = (...points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}`

/** A rectangle with round corners as a path, so that it can be clipped and shaded like any outline. */
export function rounded({ x, y, w, h }: Box, r: number): string {
  const a = `a${n(r)} ${n(r)} 0 0 1`
  return `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}${a} ${n(r)} ${n(r)}v${n(h - 2 * r)}${a} ${n(-r)} ${n(r)}h${n(2 * r - w)}${a} ${n(-r)} ${n(-r)}v${n(2 * r - h)}${a} ${n(r)} ${n(-r)}Z`
}

/** A circle or ellipse as a path. */
export function oval(cx: number, cy: number, rx: number, ry = rx): string {
  return `M${n(cx - rx)} ${n(cy)}a${n(rx)} ${n(ry)} 0 1 1 ${n(2 * rx)} 0a${n(rx)} ${n(ry)} 0 1 1 ${n(-2 * rx)} 0Z`
}

/** A band of varying width along a smooth line: each point is x, y and the width there. */
export function ribbon(points: readonly (readonly [x: number, y: number, width: number])[]): string {
  const left: Point[] = []
  const right: Point[] = []
  points.forEach(([x, y, width], i) => {
    const before = points[Math.max(0, i - 1)] ?? [x, y, width]
    const after = points[Math.min(points.length - 1, i + 1)] ?? [x, y, width]
    const dx = after[0] - before[0]
    const dy = after[1] - before[1]
    const long = Math.hypot(dx, dy) || 1
    const nx = (-dy / long) * (width / 2)
    const ny = (dx / long) * (width / 2)
    left.push([x + nx, y + ny])
    right.unshift([x - nx, y - ny])
  })
  const back = spline(right).replace('M', 'L')
  return `${spline(left)}${back}Z`
}
