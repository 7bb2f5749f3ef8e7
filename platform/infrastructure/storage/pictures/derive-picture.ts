import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '#domain/urls/picture-url.ts'
import type { Storage } from '../port.ts'
import { derivedKey, originalKey } from './picture-keys.ts'

/** Pixels per inch at which an SVG has its nominal width. */
const SVG_DENSITY = 72

export type PictureOrder = { hash: string; width: number; format: PictureFormat }

/** Creates one size of a picture and stores it. Returns false if there is no such original. */
export async function derivePicture(
  storage: Storage,
  { hash, width, format }: PictureOrder,
): Promise<boolean> {
  const original = await storage.read(originalKey(hash))
  if (!original) return false

  const { format: source, width: originalWidth } = await sharp(original).metadata()
  const vector = source === 'svg'
  // An SVG is rendered at the requested size: sharper than scaling, and cheaper for small sizes.
  const picture = sharp(
    original,
    vector ? { density: Math.min((SVG_DENSITY * width) / originalWidth, 600) } : {},
  )
    .rotate()
    .resize({ width, withoutEnlargement: !vector })
    .flatten({ background: '#f1eadf' })
  const key = derivedKey(hash, width, format)
  await storage.write(key, await encode(picture, format).toBuffer())
  // If the original was removed in the meantime, removes the new size too.
  const stays = (await storage.read(originalKey(hash))) !== null
  if (!stays) await storage.remove(key)

  return stays
}

function encode(picture: Sharp, format: PictureFormat) {
  switch (format) {
    case 'avif':
      return picture.avif({ quality: 58, effort: 2 })
    case 'webp':
      return picture.webp({ quality: 80, effort: 3 })
    case 'jpg':
      return picture.jpeg({ quality: 82, mozjpeg: true })
  }
}
