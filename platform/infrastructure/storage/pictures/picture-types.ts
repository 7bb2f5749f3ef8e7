/** Accepted formats of original pictures. */
export const PICTURE_TYPES = ['svg', 'jpeg', 'png', 'webp', 'avif']

/** The type of an original, from sharp's name of its format (`heif` for AVIF); null if the shop does not accept it. */
export function pictureType(format: string): string | null {
  const tipo = format === 'heif' ? 'avif' : format

  return PICTURE_TYPES.includes(tipo) ? tipo : null
}
