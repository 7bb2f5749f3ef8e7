/** Sounds and videos as the shop stores and serves them: the media type of each file name's ending. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  ogg: 'audio/ogg',
  wav: 'audio/wav',
  weba: 'audio/webm',
  mp4: 'video/mp4',
  webm: 'video/webm',
}

/** Returns the media type of a sound or video by its file's name or address; null if it is neither. */
export function mediaType(name: string): string | null {
  return MEDIA_TYPES[name.split('.').at(-1) ?? ''] ?? null
}
