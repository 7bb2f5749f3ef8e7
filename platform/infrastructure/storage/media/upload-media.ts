import { createHash } from 'node:crypto'
import type { UploadedMedia } from '#contract/content/files.ts'
import { MEDIA_LIMITS } from '#domain/instruments/listening/sound-problems.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import type { Storage } from '../port.ts'
import { saveFile } from '../save-file.ts'
import { type ReadMedia, readMedia } from './read-media.ts'

/** Stores a sound that staff upload, unchanged. */
export async function uploadSound(
  context: RequestContext,
  { arquivo }: { arquivo: File },
): Promise<UploadedMedia> {
  const { bytes, read } = await readUpload(
    context,
    arquivo,
    'sound',
    'Este arquivo não é um som que os navegadores tocam. Envie MP3, M4A (AAC), Ogg (Opus) ou WAV.',
  )
  if (read.segundos > MEDIA_LIMITS.somSegundos)
    throw refused(`Este som é longo demais: até ${MEDIA_LIMITS.somSegundos / 60} minutos.`)

  return storeMedia(context, bytes, read)
}

/** Stores a video that staff upload, unchanged. */
export async function uploadVideo(
  context: RequestContext,
  { arquivo }: { arquivo: File },
): Promise<UploadedMedia> {
  const { bytes, read } = await readUpload(
    context,
    arquivo,
    'video',
    'Este arquivo não é um vídeo que os navegadores tocam. Envie MP4 (H.264) ou WebM.',
  )

  return storeMedia(context, bytes, read)
}

/** Stores a sound or video under the hash of its bytes alone: in a blind comparison, a name would tell the product. */
export async function storeMedia(
  { db, storage }: { db: Database; storage: Pick<Storage, 'write' | 'stat'> },
  bytes: Uint8Array,
  { ending, segundos }: Pick<ReadMedia, 'ending' | 'segundos'>,
): Promise<UploadedMedia> {
  const arquivo = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.${ending}`
  await saveFile(db, storage, { arquivo, bytes, segundos })

  return { arquivo, segundos, bytes: bytes.byteLength }
}

/** What staff sent, if it is media of this kind; refuses it with `otherwise` if not. */
async function readUpload(
  context: RequestContext,
  arquivo: File,
  kind: ReadMedia['kind'],
  otherwise: string,
): Promise<{ bytes: Uint8Array; read: ReadMedia }> {
  permit(context, 'catalogo.editar')
  const bytes = new Uint8Array(await arquivo.arrayBuffer())
  const read = await readMedia(bytes)
  if (read?.kind !== kind) throw refused(otherwise)

  return { bytes, read }
}

function refused(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'arquivo', mensagem }] }, mensagem)
}
