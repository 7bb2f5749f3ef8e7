import { inParallel } from '#demo/in-parallel.ts'
import { canonicalRows } from '#domain/import/shopify/canonical-rows.ts'
import type { CsvProblem } from '#domain/import/shopify/problems.ts'
import { type CsvProduct, productOf } from '#domain/import/shopify/product.ts'
import { warningsOf } from '#domain/import/shopify/warnings.ts'
import { isVideoFile } from '#domain/urls/video-address.ts'
import type { ImportOutcome } from '#platform/catalog/product/import/import-products.ts'
import { snapshotProducts } from '#platform/catalog/product/snapshot-products.ts'
import type { Database } from '#platform/database/connect.ts'
import { unlessDeadlocked } from '#platform/database/retry-deadlock.ts'
import { type Original, saveOriginals } from '#platform/infrastructure/storage/pictures/save-original.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { isRefusal, refusalOf } from '#platform/transfers/imports/import-problem.ts'
import { storeSound, storeVideo } from '#platform/transfers/media/store-media.ts'
import { type Fetched, NoPicture, SOUND, VIDEO } from '#platform/transfers/pictures/fetch-picture.ts'
import {
  importPictured,
  type PicturedResult,
  type TriedPicture,
} from '#platform/transfers/pictures/import-pictured.ts'
import { readPicture, readSource } from './picture-source.ts'
import type { Group } from './read-groups.ts'

/** Where a product is written, and the folder of its pictures. */
export type Target = {
  db: Database
  storage: Storage
  folder: string
  now: Date
  /** Imports products without those of their pictures that can't be fetched. */
  allowMissing: boolean
}

export type GroupAnswer = { outcome: ImportOutcome; avisos: string[] } | { problemas: CsvProblem[] }

/** Pictures that are read at a time: they wait for disk and network most of the time. */
const PICTURES_AT_ONCE = 8

/** Pictures are stored together until they take so many bytes of memory. */
const PICTURE_BYTES = 32_000_000

/** Imports the products that groups of rows describe, each whole or not at all. Answers in their order. */
export async function importGroups(target: Target, groups: readonly Group[]): Promise<GroupAnswer[]> {
  const read = groups.map(toRead)
  const sound = read.filter((one) => 'produto' in one)
  const pictures = await storePictures(
    target,
    sound.flatMap(({ produto: { fotos, giro } }) => [...fotos.map(({ fonte }) => fonte), ...giro]),
  )
  const media = await storeNamed(
    target,
    new Set(sound.flatMap(({ produto }) => produto.sons.map(({ fonte }) => fonte))),
    { what: SOUND, store: storeSound },
  )
  const videos = await storeNamed(
    target,
    await newVideos(
      target.db,
      sound.map(({ produto }) => produto),
    ),
    { what: VIDEO, store: storeVideo },
  )
  const ready = sound.map((one) => ({ ...one, pictures, media: new Map([...media, ...videos]) }))
  const answers = new Map<Group, GroupAnswer>()
  await importAll(target, ready, (group, answer) => answers.set(group, answer))

  return read.map((one) => ('produto' in one ? (answers.get(one.group) ?? { problemas: [] }) : one))
}

function toRead(group: Group) {
  const rows = canonicalRows(group.rows)
  const answer = productOf(rows)

  return 'problemas' in answer ? answer : { group, rows, produto: answer.produto }
}

type Ready = {
  group: Group
  rows: ReturnType<typeof canonicalRows>
  produto: CsvProduct
  pictures: ReadonlyMap<string, TriedPicture>
  media: ReadonlyMap<string, TriedPicture>
}

/**
 * Imports products together, which costs a fraction of importing each. If one of them is refused nothing is written, and
 * each half is tried for itself, until the refused ones are alone.
 */
async function importAll(
  target: Target,
  ready: readonly Ready[],
  onAnswer: (group: Group, answer: GroupAnswer) => void,
): Promise<void> {
  const [first] = ready
  if (!first) return
  try {
    const results = await unlessDeadlocked(() => importTogether(target, ready))
    for (const [i, { group, rows, produto }] of ready.entries()) {
      const { outcome, avisos } = results[i] ?? { outcome: 'iguais', avisos: [] }
      onAnswer(group, { outcome, avisos: [...warningsOf(rows, produto), ...avisos] })
    }
  } catch (error) {
    if (ready.length === 1) {
      onAnswer(first.group, { problemas: [refusalOf(error, first.group.rows)] })
      return
    }
    if (!isRefusal(error)) throw error
    const middle = Math.ceil(ready.length / 2)
    await importAll(target, ready.slice(0, middle), onAnswer)
    await importAll(target, ready.slice(middle), onAnswer)
  }
}

function importTogether(
  { db, now, allowMissing }: Target,
  ready: readonly Ready[],
): Promise<PicturedResult[]> {
  return db.transaction(async (tx) => {
    const stored = await snapshotProducts(
      tx,
      ready.map(({ produto }) => produto.slug),
    )
    const known = new Map(stored.map((product) => [product.input.slug, product]))
    const products = ready.map(({ produto, pictures, media }) => ({
      produto,
      pictures,
      media,
      origem: null,
    }))
    return importPictured({ db: tx, now }, { products, known, semFotos: allowMissing })
  })
}

/** Returns what became of each picture, by its address in the file. */
async function storePictures({ db, storage, folder }: Target, named: readonly string[]) {
  const tried = new Map<string, TriedPicture>()
  let waiting: Original[] = []
  const sources = [...new Set(named)]
  await inParallel(sources, PICTURES_AT_ONCE, async (fonte) => {
    try {
      const original = await readPicture(fonte, folder)
      tried.set(fonte, { arquivo: original.row.hash })
      waiting.push(original)
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      tried.set(fonte, { motivo: error.message })
    }
    if (sumOf(waiting.map(({ content }) => content.byteLength)) > PICTURE_BYTES) await store()
  })
  await store()

  return tried

  function store(): Promise<void> {
    const originals = waiting
    waiting = []
    return saveOriginals(db, storage, originals)
  }
}

/** Returns what became of each sound or video, by its address in the file. */
async function storeNamed(
  { db, storage, folder }: Target,
  sources: ReadonlySet<string>,
  { what, store }: { what: Fetched; store: typeof storeSound },
) {
  const tried = new Map<string, TriedPicture>()
  for (const source of sources) {
    try {
      const bytes = await readSource(source, folder, what)
      tried.set(source, { arquivo: await store({ db, storage }, source, bytes) })
    } catch (error) {
      if (!(error instanceof NoPicture)) throw error
      tried.set(source, { motivo: error.message })
    }
  }

  return tried
}

/** An address that the product already has stays a link: it was typed as one. */
async function newVideos(db: Database, products: readonly CsvProduct[]): Promise<Set<string>> {
  const filmed = products.filter(({ video }) => video !== null && isVideoFile(video))
  const known = await snapshotProducts(
    db,
    filmed.map(({ slug }) => slug),
  )
  const before = new Map(known.map(({ input }) => [input.slug, input.video]))

  return new Set(filmed.flatMap(({ slug, video }) => (video && before.get(slug) !== video ? [video] : [])))
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0)
}
