/** A set on the map: its place in the list, its tension in kilogram-force, and how bright it sounds, from 1 to 5. */
export type MapPoint = { number: number; kg: number; brightness: number }

export type PlacedPoint = MapPoint & { x: number; y: number }

/** Measures of the map in its own units, which are about a pixel on a phone. */
export const MAP = { width: 320, height: 260, left: 44, right: 8, top: 16, bottom: 44, radius: 13 } as const

const COLUMNS = 5
const STEP = MAP.radius * 2 + 2

/**
 * Places sets by brightness (a column each) and tension (the softest at the bottom). Those that would cover another move
 * aside, and up or down where it is full: each must be seen and hit by a finger.
 */
export function placePoints(points: readonly MapPoint[]): PlacedPoint[] {
  const scale = tensionScale(points)
  const placed: PlacedPoint[] = []
  for (const point of [...points].sort((one, other) => one.kg - other.kg)) {
    const x = columnOf(point.brightness)
    const y = scale.yOf(point.kg)
    const free = candidates(x, y).find((place) => placed.every((other) => isApart(place, other)))
    placed.push({ ...point, ...(free ?? { x, y }) })
  }

  return placed.sort((one, other) => one.number - other.number)
}

/** The lowest and highest tension of the map, and where a tension stands on it. */
export function tensionScale(points: readonly MapPoint[]) {
  const tensions = points.map(({ kg }) => kg)
  const [lowest, highest] = [Math.min(...tensions), Math.max(...tensions)]
  const [bottom, top] = [MAP.height - MAP.bottom - MAP.radius, MAP.top + MAP.radius]
  const yOf = (kg: number) =>
    highest === lowest ? (bottom + top) / 2 : bottom - ((kg - lowest) / (highest - lowest)) * (bottom - top)

  return { lowest, highest, yOf }
}

/** The middle of a brightness' column. */
export function columnOf(brightness: number): number {
  const width = (MAP.width - MAP.left - MAP.right) / COLUMNS

  return MAP.left + width * (brightness - 0.5)
}

/** Its own place, beside it, and so on above and below. */
function candidates(x: number, y: number): { x: number; y: number }[] {
  const rows = Array.from({ length: Math.ceil(MAP.height / STEP) }, (_, row) => row * STEP)

  return rows
    .flatMap((row) => [y - row, y + row])
    .filter((row) => row >= MAP.radius && row <= MAP.height - MAP.bottom)
    .flatMap((row) => [0, -STEP, STEP].map((aside) => ({ x: x + aside, y: row })))
}

function isApart(one: { x: number; y: number }, other: { x: number; y: number }): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) >= STEP - 2
}
