import { randomUUID } from 'node:crypto'
import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { ProcessBusy } from '#platform/infrastructure/processes/work-process.ts'
import { NoPicture, redrawPicture } from '#platform/infrastructure/storage/pictures/redraw-picture.ts'
import { saveOriginal } from '#platform/infrastructure/storage/pictures/save-original.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { removePicturesJob } from '../sent-jobs.ts'
import { avaliacoesFotos as fotos } from '../tables.ts'

/** Formats of cameras and phones; no drawings or animations. */
const FORMATS = ['jpeg', 'png', 'webp', 'avif']

/** In pixels: a review's picture is never shown larger. */
const MAX_SIDE = 1600

export type StoredReviewPicture = { arquivo: string; largura: number; altura: number }

/**
 * Redraws pictures from their pixels: upright, no larger than needed, and without the camera's notes of place and
 * owner. They are stored without a public address until the review is published. Refuses `CamposInvalidos` at the first
 * file that is no picture, and `LojaOcupada`.
 */
export async function storePictures(
  storage: Storage,
  files: readonly File[],
): Promise<StoredReviewPicture[]> {
  const stored: StoredReviewPicture[] = []
  for (const file of files) {
    try {
      const { bytes, largura, altura } = await redrawn(file)
      const arquivo = `avaliacoes/${randomUUID()}`
      await storage.write(arquivo, bytes)
      stored.push({ arquivo, largura, altura })
    } catch (error) {
      await discardPictures(storage, stored)
      throw error
    }
  }
  return stored
}

/** Removes uploaded pictures whose review was not stored. */
export async function discardPictures(
  storage: Storage,
  pictures: readonly StoredReviewPicture[],
): Promise<void> {
  for (const { arquivo } of pictures) await storage.remove(arquivo)
}

async function redrawn(file: File) {
  try {
    return await redrawPicture({
      bytes: new Uint8Array(await file.arrayBuffer()),
      formatos: FORMATS,
      lado: MAX_SIDE,
      transparente: false,
    })
  } catch (error) {
    if (error instanceof ProcessBusy) throw refuse('LojaOcupada')
    if (!(error instanceof NoPicture)) throw error
    const mensagem =
      'Um dos arquivos não é uma foto que possamos ler. Envie fotos em JPEG, PNG, WebP ou AVIF.'
    throw refuse('CamposInvalidos', { campos: [{ campo: 'anexos', mensagem }] })
  }
}

export type PublicPicture = { arquivo: string; hash: string }

/**
 * Copies the pictures of a review that is to be published to the shop's public ones. Before it is locked: a bucket may take
 * its time.
 */
export async function copyPictures(
  { db, storage }: { db: Database; storage: Storage },
  idAvaliacao: number,
): Promise<PublicPicture[]> {
  const waiting = await db
    .select({ arquivo: fotos.arquivo })
    .from(fotos)
    .where(and(eq(fotos.idAvaliacao, idAvaliacao), isNull(fotos.hash)))
  const copied: PublicPicture[] = []
  for (const { arquivo } of waiting) {
    const bytes = await storage.read(arquivo)
    if (!bytes) throw new Error(`The picture ${arquivo} is not in the storage.`)
    copied.push({ arquivo, hash: await saveOriginal(db, storage, bytes) })
  }

  return copied
}

/** Gives a published review's pictures their public addresses. */
export async function publishPictures(
  tx: Database,
  idAvaliacao: number,
  copied: readonly PublicPicture[],
): Promise<void> {
  for (const { arquivo, hash } of copied)
    await tx
      .update(fotos)
      .set({ hash })
      .where(and(eq(fotos.idAvaliacao, idAvaliacao), eq(fotos.arquivo, arquivo)))
}

/** Moves a review's pictures back from the public ones, until it is published again. */
export async function hidePictures(tx: Database, idAvaliacao: number): Promise<void> {
  const shown = await tx
    .select({ hash: fotos.hash })
    .from(fotos)
    .where(and(eq(fotos.idAvaliacao, idAvaliacao), isNotNull(fotos.hash)))
  if (shown.length === 0) return
  await tx.update(fotos).set({ hash: null }).where(eq(fotos.idAvaliacao, idAvaliacao))
  await enqueue(tx, removePicturesJob, { arquivos: [], hashes: hashesOf(shown) })
}

/** Deletes a review's pictures. */
export async function erasePictures(tx: Database, idAvaliacao: number): Promise<void> {
  const deleted = await tx
    .delete(fotos)
    .where(eq(fotos.idAvaliacao, idAvaliacao))
    .returning({ arquivo: fotos.arquivo, hash: fotos.hash })
  if (deleted.length === 0) return
  const arquivos = deleted.map(({ arquivo }) => arquivo)
  await enqueue(tx, removePicturesJob, { arquivos, hashes: hashesOf(deleted) })
}

function hashesOf(pictures: { hash: string | null }[]): string[] {
  return pictures.flatMap(({ hash }) => (hash === null ? [] : [hash]))
}
