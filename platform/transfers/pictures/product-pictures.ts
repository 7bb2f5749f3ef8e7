import { eq } from 'drizzle-orm'
import { slugOf } from '#domain/format/slug.ts'
import { listOf } from '#domain/import/shopify/canonical-rows.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import { isVideoFile } from '#domain/urls/video-address.ts'
import { snapshotProducts } from '#platform/catalog/product/snapshot-products.ts'
import type { Database } from '#platform/database/connect.ts'
import { arquivosGuardados, originais } from '#platform/infrastructure/storage/tables.ts'
import type { Line, Unit, Work } from '../kinds/kind.ts'
import { ownSound, ownVideo } from '../media/own-media.ts'
import { storeSound, storeVideo } from '../media/store-media.ts'
import { fetchFile, fetchPicture, NoPicture, SOUND, VIDEO } from './fetch-picture.ts'
import { ownPicture } from './own-picture.ts'
import { storePicture } from './store-picture.ts'

const CELLS = ['imageSrc', 'variantImage', 'spinImage'] as const

/**
 * Fetches and stores the pictures, sounds and video of a product's lines, and returns the lines with the shop's own addresses.
 * One at a time, since a picture can be large. For those that can't be fetched, `missingPictures` says why.
 */
export async function storePictures(work: Work, unit: Unit): Promise<Unit> {
  const stored = new Map<string, string>()
  const missingPictures: Record<string, string> = {}
  const store = async (source: string, stores: () => Promise<string>) => {
    try {
      stored.set(source, await stores())
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      missingPictures[source] = error.message
    }
  }
  for (const source of sourcesOf(unit))
    await store(source, async () => pictureUrl(await storedHash(work, source)))
  for (const source of new Set(unit.linhas.flatMap(({ campos }) => campos['soundSrc'] || [])))
    await store(source, async () => fileUrl(await storedSound(work, source)))
  for (const source of await newVideos(work, unit))
    await store(source, async () => fileUrl(await storedVideo(work, source)))
  const linhas = unit.linhas.map((line) => ({
    ...line,
    campos: { ...line.campos, ...renamed(line, stored) },
  }))

  return { ...unit, linhas, missingPictures }
}

function sourcesOf({ linhas }: Unit): Set<string> {
  return new Set(
    linhas.flatMap(({ campos }) => [
      ...CELLS.flatMap((cell) => campos[cell] || []),
      ...listOf(campos['images']),
    ]),
  )
}

function renamed({ campos }: Line, stored: ReadonlyMap<string, string>): Record<string, string> {
  const images = listOf(campos['images'])
  const own = Object.fromEntries(
    [...CELLS, 'soundSrc', 'video'].flatMap((cell) => {
      const url = stored.get(campos[cell] ?? '')
      return url === undefined ? [] : [[cell, url]]
    }),
  )
  if (images.length === 0) return own

  return {
    ...own,
    images: images.map((source) => stored.get(source) ?? source.replaceAll(',', '\\,')).join(', '),
  }
}

async function storedHash({ db, storage }: Work, source: string): Promise<string> {
  const own = ownPicture(source)
  if (own && (await isStored(db, own))) return own
  const bytes = await fetchPicture(source)

  return storePicture({ db, storage }, source, bytes)
}

async function storedSound({ db, storage }: Work, source: string): Promise<string> {
  const own = ownSound(source)
  if (own && (await isFileStored(db, own))) return own

  return storeSound({ db, storage }, source, await fetchFile(source, SOUND))
}

/** An address that the product already has stays a link: it was typed as one. */
async function newVideos({ db }: Work, { linhas }: Unit): Promise<Set<string>> {
  const files = new Set(
    linhas.flatMap(({ campos: { video } }) => (video && isVideoFile(video) ? [video] : [])),
  )
  if (files.size === 0) return files
  const known = await snapshotProducts(db, [slugOf(linhas[0]?.campos['handle'] ?? '')])

  return files.difference(new Set(known.map(({ input }) => input.video)))
}

async function storedVideo({ db, storage }: Work, source: string): Promise<string> {
  const own = ownVideo(source)
  if (own && (await isFileStored(db, own))) return own

  return storeVideo({ db, storage }, source, await fetchFile(source, VIDEO))
}

async function isFileStored(db: Database, arquivo: string): Promise<boolean> {
  return (await db.$count(arquivosGuardados, eq(arquivosGuardados.arquivo, arquivo))) > 0
}

async function isStored(db: Database, hash: string): Promise<boolean> {
  return (await db.$count(originais, eq(originais.hash, hash))) > 0
}
