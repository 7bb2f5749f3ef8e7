/** The file in a sound's address of this shop, which may be stored here; null for other addresses. */
export function ownSound(source: string): string | null {
  return /\/arquivos\/([0-9a-f]{24}\.(?:mp3|m4a|ogg|wav|weba))$/.exec(source)?.[1] ?? null
}

/** The same of a video's address. */
export function ownVideo(source: string): string | null {
  return /\/arquivos\/([0-9a-f]{24}\.(?:mp4|webm))$/.exec(source)?.[1] ?? null
}
