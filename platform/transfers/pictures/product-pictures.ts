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
 * Keeps the pictures that a product's lines name, and answers the lines with the shop's own addresses of them. One at a time,
 * for a picture can be large. Of those that can't be had it answers why.
 */
export async function storePictures(work: Work, unit: Unit): Promise<Unit> {
  const kept = new Map<string, string>()
  const faltam: Record<string, string> = {}
  for (const source of sourcesOf(unit)) {
    try {
      kept.set(source, pictureUrl(await keep(work, source)))
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      faltam[source] = error.message
    }
  }
  const linhas = unit.linhas.map((line) => ({ ...line, campos: { ...line.campos, ...renamed(line, kept) } }))

  return { ...unit, linhas, faltam }
}

function sourcesOf({ linhas }: Unit): Set<string> {
  return new Set(
    linhas.flatMap(({ campos }) => [
      ...CELLS.flatMap((cell) => campos[cell] || []),
      ...listOf(campos['images']),
    ]),
  )
}

function renamed({ campos }: Line, kept: ReadonlyMap<string, string>): Record<string, string> {
  const images = listOf(campos['images'])
  const own = Object.fromEntries(
    CELLS.flatMap((cell) => {
      const url = kept.get(campos[cell] ?? '')
      return url === undefined ? [] : [[cell, url]]
    }),
  )
  if (images.length === 0) return own

  return {
    ...own,
    images: images.map((source) => kept.get(source) ?? source.replaceAll(',', '\\,')).join(', '),
  }
}

async function keep({ db, storage }: Work, source: string): Promise<string> {
  const own = ownPicture(source)
  if (own && (await isStored(db, own))) return own
  const bytes = await fetchPicture(source)

  return storePicture({ db, storage }, source, bytes)
}

async function isStored(db: Database, hash: string): Promise<boolean> {
  return (await db.$count(originais, eq(originais.hash, hash))) > 0
}
