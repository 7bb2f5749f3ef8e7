/** What the bytes of a sound or video say of it. `ending` is the one of its file's name. */
export type ReadMedia = {
  kind: 'sound' | 'video'
  ending: string
  segundos: number
}

/** Endings by the library's name of the container: of sounds, and of videos. */
const ENDINGS: Readonly<Record<string, { sound: string | null; video: string | null }>> = {
  MP3: { sound: 'mp3', video: null },
  MP4: { sound: 'm4a', video: 'mp4' },
  Ogg: { sound: 'ogg', video: null },
  WAVE: { sound: 'wav', video: null },
  WebM: { sound: 'weba', video: 'webm' },
}

/** What browsers play everywhere: no surround sound, no video for which some of them lack the decoder. */
const SOUND_CODECS = ['mp3', 'aac', 'opus', 'vorbis', 'flac', 'pcm-s16', 'pcm-s24', 'pcm-u8', 'pcm-f32']
const VIDEO_CODECS = ['avc', 'vp8', 'vp9', 'av1']

/**
 * Reads what a file is by its bytes: container, codecs and length. Null if it is no sound and no video that browsers
 * play; the file's name is never asked.
 */
export async function readMedia(bytes: Uint8Array): Promise<ReadMedia | null> {
  // Imported here because it is large, and most shops run for hours before the next upload.
  const { BufferSource, Input, MP3, MP4, OGG, WAVE, WEBM } = await import('mediabunny')
  const input = new Input({ source: new BufferSource(bytes), formats: [MP4, WEBM, WAVE, OGG, MP3] })
  try {
    const { name } = await input.getFormat()
    const sounds = await codecsOf(await input.getAudioTracks())
    const videos = await codecsOf(await input.getVideoTracks())
    const kind = videos.length > 0 ? 'video' : 'sound'
    const ending = ENDINGS[name]?.[kind]
    const segundos = await input.computeDuration()
    const isPlayed =
      sounds.every((codec) => SOUND_CODECS.includes(codec)) &&
      videos.every((codec) => VIDEO_CODECS.includes(codec)) &&
      sounds.length + videos.length > 0
    if (!ending || !isPlayed || !Number.isFinite(segundos) || segundos <= 0) return null

    return { kind, ending, segundos: Math.round(segundos * 100) / 100 || 0.01 }
  } catch {
    // The library throws various errors at bytes that are none of its formats, or broken.
    return null
  } finally {
    input.dispose()
  }
}

async function codecsOf(tracks: readonly { getCodec: () => Promise<string | null> }[]): Promise<string[]> {
  return Promise.all(tracks.map(async (track) => (await track.getCodec()) ?? 'unknown'))
}
