/** What the shop's pictures can be made of. */
export const PICTURE_TYPES = ['svg', 'jpeg', 'png', 'webp', 'avif']

/** The type of an original by the format that sharp tells (`heif` for AVIF); null for one that the shop can't use. */
export function pictureType(format: string): string | null {
  const tipo = format === 'heif' ? 'avif' : format

  return PICTURE_TYPES.includes(tipo) ? tipo : null
}
