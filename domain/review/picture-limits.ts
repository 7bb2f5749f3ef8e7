/** Maximum number of pictures in a review, and their maximum size in megabytes. */
export const PICTURE_LIMITS = { quantas: 4, megabytes: 5 } as const

/** Returns what is wrong with the files of a review, given their sizes in bytes; null if nothing is. */
export function picturesProblem(sizes: readonly number[]): string | null {
  const { quantas, megabytes } = PICTURE_LIMITS
  if (sizes.length > quantas) return `Escolha até ${quantas} fotos.`

  return sizes.some((size) => size > megabytes * 1024 * 1024)
    ? `Cada foto pode ter até ${megabytes} MB. Escolha fotos menores.`
    : null
}
