import { and, eq } from 'drizzle-orm'
import type { AdminWorkOrder } from '#contract/orders/workshop/work-orders.ts'
import { oneLine } from '#domain/format/field-problem.ts'
import { MAX_PICTURES, type WorkMoment } from '#domain/workshop/work-order-words.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ProcessBusy } from '#platform/infrastructure/processes/work-process.ts'
import { NoPicture, redrawPicture } from '#platform/infrastructure/storage/pictures/redraw-picture.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import { lockWorkOrder } from '../rows.ts'
import { ordensFotos as fotos } from '../tables.ts'
import { getWorkOrder } from './get-work-order.ts'

/** Formats of cameras and phones. */
const FORMATS = ['jpeg', 'png', 'webp', 'avif']

/** In pixels: enough to show a crack. */
const MAX_SIDE = 1920

type Labelled = { id: string; momento: WorkMoment; legenda: string }

/**
 * Adds a photo, redrawn from its pixels: upright, and without the camera's notes of place and owner. Refuses
 * `OrdemInexistente`, `LojaOcupada`, and `CamposInvalidos` for what is no photo and beyond twelve of a moment.
 */
export async function addPicture(
  context: RequestContext,
  { id, arquivo, momento, legenda }: Labelled & { arquivo: File },
): Promise<AdminWorkOrder> {
  permit(context, 'pedidos.editar')
  const { db, storage, now } = context
  const bytes = await redrawn(arquivo)
  // Before the transaction, which must not wait for a bucket. If it refuses, the nightly purge removes the photo.
  const hash = await saveOriginal(db, storage, bytes)
  await db.transaction(async (tx) => {
    await lockWorkOrder(tx, id)
    if ((await tx.$count(fotos, and(eq(fotos.idOrdem, id), eq(fotos.momento, momento)))) >= MAX_PICTURES)
      throw invalid(`Há ${MAX_PICTURES} fotos, o máximo. Tire uma para juntar outra.`)
    await tx.insert(fotos).values({ idOrdem: id, momento, hash, legenda: oneLine(legenda), em: now })
  })

  return getWorkOrder(context, { id })
}

/** Changes the caption and the moment of a photo. Refuses `OrdemInexistente`, also for another order's photo. */
export async function changePicture(
  context: RequestContext,
  { id, idFoto, momento, legenda }: Labelled & { idFoto: number },
): Promise<AdminWorkOrder> {
  permit(context, 'pedidos.editar')
  const changed = await context.db
    .update(fotos)
    .set({ momento, legenda: oneLine(legenda) })
    .where(and(eq(fotos.id, idFoto), eq(fotos.idOrdem, id)))
    .returning({ id: fotos.id })
  if (changed.length === 0) throw refuse('OrdemInexistente')

  return getWorkOrder(context, { id })
}

/** Removes a photo; the file goes with the nightly purge. */
export async function removePicture(
  context: RequestContext,
  { id, idFoto }: { id: string; idFoto: number },
): Promise<AdminWorkOrder> {
  permit(context, 'pedidos.editar')
  await context.db.delete(fotos).where(and(eq(fotos.id, idFoto), eq(fotos.idOrdem, id)))

  return getWorkOrder(context, { id })
}

async function redrawn(arquivo: File): Promise<Uint8Array> {
  try {
    const { bytes } = await redrawPicture({
      bytes: new Uint8Array(await arquivo.arrayBuffer()),
      formatos: FORMATS,
      lado: MAX_SIDE,
      transparente: false,
    })
    return bytes
  } catch (error) {
    if (error instanceof ProcessBusy) throw refuse('LojaOcupada')
    if (!(error instanceof NoPicture)) throw error
    throw invalid('Não conseguimos ler esta foto. Envie em JPEG, PNG, WebP ou AVIF.')
  }
}

function invalid(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'arquivo', mensagem }] }, mensagem)
}
