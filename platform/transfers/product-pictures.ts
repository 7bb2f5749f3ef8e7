import { eq } from 'drizzle-orm'
import { pictureUrl } from '#domain/picture-url.ts'
import type { Database } from '#platform/database/connect.ts'
import { saveOriginal } from '#platform/storage/save-original.ts'
import { originais } from '#platform/storage/tables.ts'
import { fetchPicture, NoPicture } from './fetch-picture.ts'
import type { Line, Problem, Unit, Work } from './kind.ts'
import { ownPicture } from './own-picture.ts'

const CELLS = ['imageSrc', 'variantImage'] as const

/**
 * Keeps the pictures that a product's lines name, and answers the lines with the shop's own addresses of them. One at a time,
 * for a picture can be large. One that can't be had is a problem of its line.
 */
export async function keepPictures(work: Work, unit: Unit): Promise<{ unit: Unit; problemas: Problem[] }> {
  const kept = new Map<string, string>()
  const problemas: Problem[] = []
  for (const { source, linha } of sourcesOf(unit)) {
    try {
      kept.set(source, pictureUrl(await keep(work, source)))
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      problemas.push({ linha, motivo: error.message })
    }
  }
  const linhas = unit.linhas.map((line) => ({ ...line, campos: { ...line.campos, ...renamed(line, kept) } }))

  return { unit: { ...unit, linhas }, problemas }
}

function sourcesOf({ linhas }: Unit): { source: string; linha: number }[] {
  const sources = linhas.flatMap(({ linha, campos }) =>
    CELLS.flatMap((cell) => (campos[cell] ? [{ source: campos[cell], linha }] : [])),
  )

  return [...new Map(sources.toReversed().map((one) => [one.source, one])).values()].toReversed()
}

function renamed({ campos }: Line, kept: ReadonlyMap<string, string>): Record<string, string> {
  return Object.fromEntries(
    CELLS.flatMap((cell) => {
      const url = kept.get(campos[cell] ?? '')
      return url === undefined ? [] : [[cell, url]]
    }),
  )
}

async function keep({ db, storage }: Work, source: string): Promise<string> {
  const own = ownPicture(source)
  if (own && (await isKept(db, own))) return own
  const bytes = await fetchPicture(source)
  try {
    return await saveOriginal(db, storage, bytes)
  } catch (cause) {
    throw new NoPicture(`${source} não é uma imagem JPEG, PNG, WebP, AVIF ou SVG que a loja possa abrir.`, {
      cause,
    })
  }
}

async function isKept(db: Database, hash: string): Promise<boolean> {
  return (await db.$count(originais, eq(originais.hash, hash))) > 0
}
