import type { DemoProduct } from '#demo/demo-product.ts'
import { bassStrings } from './strings/bass.ts'
import { celloStrings } from './strings/cello.ts'
import { guitarStrings } from './strings/guitar.ts'
import { steelGuitarStrings } from './strings/steel-guitar.ts'
import { violaAndBassStrings } from './strings/viola-and-bass.ts'
import { violinStrings } from './strings/violin.ts'

/** All products of the demonstration store. */
export function products(): DemoProduct[] {
  return [
    ...violinStrings(),
    ...violaAndBassStrings(),
    ...celloStrings(),
    ...guitarStrings(),
    ...steelGuitarStrings(),
    ...bassStrings(),
  ]
}
