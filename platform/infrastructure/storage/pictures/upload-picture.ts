import { eq } from 'drizzle-orm'
import type { StoredPicture } from '#contract/content/pictures.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ProcessBusy } from '#platform/infrastructure/processes/work-process.ts'
import { originais } from '../tables.ts'
import { originalKey } from './picture-keys.ts'
import { PICTURE_TYPES } from './picture-types.ts'
import type { Cut } from './redraw.ts'
import { NoPicture, redrawPicture } from './redraw-picture.ts'
import { saveOriginal } from './save-original.ts'

/** In pixels; larger ones are never shown: the shop's largest size is 1920 wide. */
const MAX_SIDE = 3000

/** Redraws and stores a picture that staff upload. The file's name is ignored. */
export async function uploadPicture(
  context: RequestContext,
  { arquivo }: { arquivo: File },
): Promise<StoredPicture> {
  permit(context, 'catalogo.editar')

  return storePicture(context, new Uint8Array(await arquivo.arrayBuffer()))
}

/** Stores a part of a stored picture as a picture of its own. */
export async function cropPicture(
  context: RequestContext,
  { arquivo, ...cut }: Cut & { arquivo: string },
): Promise<StoredPicture> {
  permit(context, 'catalogo.editar')
  const bytes = await context.storage.read(originalKey(arquivo))
  if (!bytes) throw refuse('CadastroInexistente')

  return storePicture(context, bytes, cut)
}

/** Redraws and stores a picture, or a part of it. Refuses `CamposInvalidos` for anything else, and `LojaOcupada`. */
export async function storePicture(
  { db, storage }: RequestContext,
  bytes: Uint8Array,
  cut?: Cut,
): Promise<StoredPicture> {
  const arquivo = await saveOriginal(db, storage, await redrawn(bytes, cut))

  return { arquivo, imagem: pictureUrl(arquivo), ...(await sizeOf(db, arquivo)) }
}

async function redrawn(bytes: Uint8Array, cut?: Cut): Promise<Uint8Array> {
  try {
    const redrawn = await redrawPicture({
      bytes,
      cut,
      formatos: PICTURE_TYPES,
      lado: MAX_SIDE,
      transparente: true,
    })
    return redrawn.bytes
  } catch (error) {
    if (error instanceof ProcessBusy) throw refuse('LojaOcupada')
    if (!(error instanceof NoPicture)) throw error
    const mensagem =
      'Não conseguimos ler esta imagem. Envie uma foto em JPEG, PNG, WebP ou AVIF, ou um desenho em SVG, com até 25 milhões de pixels (JPEG, até 50 milhões).'
    throw refuse('CamposInvalidos', { campos: [{ campo: 'arquivo', mensagem }] }, mensagem)
  }
}

async function sizeOf(db: Database, hash: string) {
  const [row] = await db
    .select({ largura: originais.largura, altura: originais.altura })
    .from(originais)
    .where(eq(originais.hash, hash))
  if (!row) throw new Error(`A imagem ${hash} sumiu enquanto era guardada.`)

  return row
}
