import { eq, sql } from 'drizzle-orm'
import { slugOf } from '#domain/format/slug.ts'
import { listOf } from '#domain/import/shopify/canonical-rows.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import { isVideoFile } from '#domain/urls/video-address.ts'
import { snapshotProducts } from '#platform/catalog/product/snapshot-products.ts'
import type { Database } from '#platform/database/connect.ts'
import { arquivosGuardados, originais } from '#platform/infrastructure/storage/tables.ts'
import type { Line, SharedWork, Unit } from '../kinds/kind.ts'
import { ownSound, ownVideo } from '../media/own-media.ts'
import { storeSound, storeVideo } from '../media/store-media.ts'
import { fetchFile, fetchPicture, NoPicture, SOUND, VIDEO } from './fetch-picture.ts'
import { ownPicture } from './own-picture.ts'
import { storePicture } from './store-picture.ts'

const CELLS = ['imageSrc', 'variantImage', 'spinImage'] as const

/**
 * Returns a function that fetches and stores the pictures, sounds and video of one of these units, and returns it with
 * the shop's own addresses. One at a time, since a picture can be large. For those that can't be fetched,
 * `missingPictures` says why.
 */
export async function pictureStore(
  work: SharedWork,
  units: readonly Unit[],
): Promise<(unit: Unit) => Promise<Unit>> {
  const own = await ownPictures(work.db, units)

  return (unit) => storePictures(work, own, unit)
}

/** The hashes of the shop's pictures that the units name by its own addresses. */
async function ownPictures(db: Database, units: readonly Unit[]): Promise<Set<string>> {
  const hashes = [
    ...new Set(units.flatMap((unit) => [...sourcesOf(unit)].flatMap((source) => ownPicture(source) ?? []))),
  ]
  if (hashes.length === 0) return new Set()
  const rows = await db
    .select({ hash: originais.hash })
    .from(originais)
    .where(sql`${originais.hash} = any(${sql.param(hashes)}::text[])`)

  return new Set(rows.map(({ hash }) => hash))
}

async function storePictures(work: SharedWork, own: ReadonlySet<string>, unit: Unit): Promise<Unit> {
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
    await store(source, async () => pictureUrl(await storedHash(work, own, source)))
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

async function storedHash(
  { db, storage }: SharedWork,
  stored: ReadonlySet<string>,
  source: string,
): Promise<string> {
  const own = ownPicture(source)
  if (own && stored.has(own)) return own
  const bytes = await fetchPicture(source)

  return storePicture({ db, storage }, source, bytes)
}

async function storedSound({ db, storage }: SharedWork, source: string): Promise<string> {
  const own = ownSound(source)
  if (own && (await isFileStored(db, own))) return own

  return storeSound({ db, storage }, source, await fetchFile(source, SOUND))
}

/** An address that the product already has stays a link: it was typed as one. */
async function newVideos({ db }: SharedWork, { linhas }: Unit): Promise<Set<string>> {
  const files = new Set(
    linhas.flatMap(({ campos: { video } }) => (video && isVideoFile(video) ? [video] : [])),
  )
  if (files.size === 0) return files
  const known = await snapshotProducts(db, [slugOf(linhas[0]?.campos['handle'] ?? '')])

  return files.difference(new Set(known.map(({ input }) => input.video)))
}

async function storedVideo({ db, storage }: SharedWork, source: string): Promise<string> {
  const own = ownVideo(source)
  if (own && (await isFileStored(db, own))) return own

  return storeVideo({ db, storage }, source, await fetchFile(source, VIDEO))
}

async function isFileStored(db: Database, arquivo: string): Promise<boolean> {
  return (await db.$count(arquivosGuardados, eq(arquivosGuardados.arquivo, arquivo))) > 0
}
