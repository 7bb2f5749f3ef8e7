import type { PictureFormat } from '#domain/urls/picture-url.ts'

/** Where an original lies in the storage. */
export function originalKey(hash: string): string {
  return `originais/${hash.slice(0, 2)}/${hash}`
}

/** Where a size made of an original lies. */
export function derivedKey(hash: string, width: number, format: PictureFormat): string {
  return `derivadas/${hash.slice(0, 2)}/${hash}/${width}.${format}`
}
