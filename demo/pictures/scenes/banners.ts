import { aboutBench } from './about-bench.ts'
import { categoryTiles } from './category-tiles.ts'
import { discCovers } from './disc-covers.ts'
import { heroScenes } from './hero-scenes.ts'

/** A drawn banner by name; `bannerNames` lists all names. */
type BannerDrawing = { drawing: string }

const scenes: Record<string, () => string> = {
  ...heroScenes,
  'about-bench': aboutBench,
  ...categoryTiles,
  ...discCovers,
}

/** Heroes are 1920 × 720 (`…-mobile` 800 × 1000), the bench 1400 × 1050, category tiles 1200 × 900, disc covers 1000 × 1000. */
export const bannerNames: readonly string[] = Object.keys(scenes)

/**
 * Draws a banner of the demonstration store as SVG: heroes, bench, category tiles, disc covers. Throws for an unknown
 * name.
 */
export function drawBanner(spec: BannerDrawing): string {
  const paint = scenes[spec.drawing]
  if (!paint) throw new Error(`No scene is called ${spec.drawing}; there are ${bannerNames.join(', ')}.`)
  return paint()
}
