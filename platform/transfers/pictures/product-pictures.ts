import { eq } from 'drizzle-orm'
import { listOf } from '#domain/import/shopify/canonical-rows.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import type { Line, Unit, Work } from '../kinds/kind.ts'
import { fetchPicture, NoPicture } from './fetch-picture.ts'
import { ownPicture } from './own-picture.ts'
import { storePicture } from './store-picture.ts'

const CELLS = ['imageSrc', 'variantImage'] as const

/**
 * Fetches and stores the pictures of a product's lines, and returns the lines with the shop's own addresses. One at a
 * time, since a picture can be large. For pictures that can't be fetched, `missingPictures` says why.
 */
export async function storePictures(work: Work, unit: Unit): Promise<Unit> {
  const stored = new Map<string, string>()
  const missingPictures: Record<string, string> = {}
  for (const source of sourcesOf(unit)) {
    try {
      stored.set(source, pictureUrl(await storedHash(work, source)))
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      missingPictures[source] = error.message
    }
  }
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
    CELLS.flatMap((cell) => {
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

async function isStored(db: Database, hash: string): Promise<boolean> {
  return (await db.$count(originais, eq(originais.hash, hash))) > 0
}
