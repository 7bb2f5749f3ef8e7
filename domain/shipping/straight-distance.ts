import type { Coordinates } from './coordinates.ts'

/** Metres: the mean radius of the Earth, R₁ of the GRS 80 (Moritz 2000, Geodetic Reference System 1980). */
const EARTH_RADIUS = 6_371_008.8

/**
 * The distance between two points in whole metres, in a straight line over the ground, by the haversine formula (R. W.
 * Sinnott, Virtues of the Haversine, Sky & Telescope 68, 1984). The Earth is not quite a sphere: it is off by 0.5 % at
 * most. The way by road is longer.
 */
export function straightDistance(a: Coordinates, b: Coordinates): number {
  const [north, east] = [radians(b.latitude - a.latitude), radians(b.longitude - a.longitude)]
  const chord =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(east / 2) ** 2

  return Math.round(2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord))))
}

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}

/** Metres as people say them: `850 m`, `4,2 km`, `37 km`. */
export function formatDistance(metres: number): string {
  if (metres < 1_000) return `${metres} m`

  return `${(metres / 1_000).toLocaleString('pt-BR', { maximumFractionDigits: 1 })} km`
}
