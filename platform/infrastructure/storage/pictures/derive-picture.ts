import sharp, { type Sharp } from 'sharp'
import type { PictureFormat } from '#domain/urls/picture-url.ts'
import type { Storage } from '../port.ts'
import { derivedKey, originalKey } from './picture-keys.ts'

/** Pixels per inch at which an SVG is as wide as it says. */
const SVG_DENSITY = 72

export type PictureOrder = { hash: string; width: number; format: PictureFormat }

/** Makes one size of a picture and keeps it. Answers false when there is no such original. */
export async function derivePicture(
  storage: Storage,
  { hash, width, format }: PictureOrder,
): Promise<boolean> {
  const original = await storage.read(originalKey(hash))
  if (!original) return false

  const { format: source, width: originalWidth } = await sharp(original).metadata()
  const vector = source === 'svg'
  // A vector is drawn at the very size that is asked for: sharper than scaling, and cheaper for small ones.
  const picture = sharp(
    original,
    vector ? { density: Math.min((SVG_DENSITY * width) / originalWidth, 600) } : {},
  )
    .rotate()
    .resize({ width, withoutEnlargement: !vector })
    .flatten({ background: '#f1eadf' })
  const key = derivedKey(hash, width, format)
  await storage.write(key, await encode(picture, format).toBuffer())
  // A picture that was removed while this size was made leaves no size behind.
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
