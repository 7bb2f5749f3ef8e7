import { MEDIA_LIMITS } from '#domain/instruments/listening/sound-problems.ts'
import type { Database } from '#platform/database/connect.ts'
import { readMedia } from '#platform/infrastructure/storage/media/read-media.ts'
import { storeMedia } from '#platform/infrastructure/storage/media/upload-media.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { NoPicture } from '../pictures/fetch-picture.ts'

/** Stores the bytes of a sound that a file names `source`, and returns its file. Throws `NoPicture`. */
export async function storeSound(
  target: { db: Database; storage: Pick<Storage, 'write' | 'stat'> },
  source: string,
  bytes: Uint8Array,
): Promise<string> {
  const read = await readMedia(bytes)
  if (read?.kind !== 'sound')
    throw new NoPicture(
      `${source} não é um som que os navegadores tocam: use MP3, M4A (AAC), Ogg (Opus) ou WAV.`,
    )
  if (read.segundos > MEDIA_LIMITS.somSegundos)
    throw new NoPicture(`O som ${source} é longo demais: até ${MEDIA_LIMITS.somSegundos / 60} minutos.`)

  return (await storeMedia(target, bytes, read)).arquivo
}

/** The same for the bytes of a video. */
export async function storeVideo(
  target: { db: Database; storage: Pick<Storage, 'write' | 'stat'> },
  source: string,
  bytes: Uint8Array,
): Promise<string> {
  const read = await readMedia(bytes)
  if (read?.kind !== 'video')
    throw new NoPicture(`${source} não é um vídeo que os navegadores tocam: use MP4 (H.264) ou WebM.`)

  return (await storeMedia(target, bytes, read)).arquivo
}
