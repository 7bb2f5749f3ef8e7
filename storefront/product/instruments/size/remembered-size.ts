import { type FoundSize, foundSizeText, readFoundSize } from '#domain/instruments/sizes/fitting/found-size.ts'
import { OWN_KEYS } from '../mine/own-keys.ts'

const [, SIZE_KEY] = OWN_KEYS

/** The size that was found last in this browser; null without one, or without storage. */
export function rememberedSize(): FoundSize | null {
  try {
    return readFoundSize(localStorage.getItem(SIZE_KEY))
  } catch {
    return null
  }
}

/** Remembers a size in this browser only: the instrument and the size, and no measure of the player. */
export function rememberSize(size: FoundSize): void {
  try {
    localStorage.setItem(SIZE_KEY, foundSizeText(size))
  } catch {
    // Without storage the cart says nothing of sizes.
  }
}
