/** The hash of a picture that may lie here already, by its address in the shop; null for addresses of others. */
export function ownPicture(source: string): string | null {
  return /\/imagens\/([0-9a-f]{24})\//.exec(source)?.[1] ?? null
}
