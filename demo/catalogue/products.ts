import type { DemoProduct } from '#demo/demo-product.ts'
import { basses } from './instruments/electric-basses.ts'
import { guitars } from './instruments/electric-guitars.ts'
import { ukuleles } from './instruments/ukuleles.ts'
import { violins } from './instruments/violins.ts'
import { violoes } from './instruments/violoes.ts'
import { bassStrings } from './strings/bass.ts'
import { celloStrings } from './strings/cello.ts'
import { guitarStrings } from './strings/guitar.ts'
import { steelGuitarStrings } from './strings/steel-guitar.ts'
import { violaAndBassStrings } from './strings/viola-and-bass.ts'
import { violinStrings } from './strings/violin.ts'

/** All products of the demonstration store. */
export function products(): DemoProduct[] {
  return FAMILIES.flatMap((family) => family())
}

const FAMILIES = [
  violinStrings,
  violaAndBassStrings,
  celloStrings,
  guitarStrings,
  steelGuitarStrings,
  bassStrings,
  violins,
  guitars,
  basses,
  violoes,
  ukuleles,
]
