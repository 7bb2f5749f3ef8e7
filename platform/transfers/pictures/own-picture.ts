/** The hash in a picture address of this shop, which may be stored here; null for other addresses. */
export function ownPicture(source: string): string | null {
  return /\/imagens\/([0-9a-f]{24})\//.exec(source)?.[1] ?? null
}
