/** The file in a sound's address of this shop, which may be stored here; null for other addresses. */
export function ownSound(source: string): string | null {
  return /\/arquivos\/([0-9a-f]{24}\.(?:mp3|m4a|ogg|wav|weba))$/.exec(source)?.[1] ?? null
}
