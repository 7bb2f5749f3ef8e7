import type { PictureFormat } from '#domain/urls/picture-url.ts'

/** Storage key of an original. */
export function originalKey(hash: string): string {
  return `originais/${hash.slice(0, 2)}/${hash}`
}

/** Storage key of a logo as it is drawn for mail programs. */
export function logoKey(hash: string): string {
  return `derivadas/${hash.slice(0, 2)}/${hash}/logo.png`
}

/** Storage key of a size derived from an original. */
export function derivedKey(hash: string, width: number, format: PictureFormat): string {
  return `derivadas/${hash.slice(0, 2)}/${hash}/${width}.${format}`
}
