import { useEffect } from 'react'
import { mix } from '#domain/format/appearance/colour.ts'

/** How much white (above 0) or black (below) the ten shades of the primary colour have; the eighth is the colour itself. */
const SHADES = [0.92, 0.82, 0.64, 0.46, 0.32, 0.2, 0.1, 0, -0.2, -0.42]

/** Draws the panel's buttons and marks in the store's action colour; null is the theme's own. */
export function useStoreColour(cor: string | null): void {
  useEffect(() => {
    if (cor === null) return
    const { style } = document.documentElement
    const names = SHADES.map((_, i) => `--mantine-color-rosewood-${i}`)
    for (const [i, share] of SHADES.entries())
      style.setProperty(names[i] ?? '', mix(cor, share < 0 ? '#000000' : '#ffffff', Math.abs(share)))

    return () => {
      for (const name of names) style.removeProperty(name)
    }
  }, [cor])
}
