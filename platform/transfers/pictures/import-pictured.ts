import { sql } from 'drizzle-orm'
import type { CsvProduct } from '#domain/import/shopify/product.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { isVideoFile } from '#domain/urls/video-address.ts'
import {
  type ImportedProduct,
  type ImportResult,
  importProducts,
} from '#platform/catalog/product/import/import-products.ts'
import { type ProductSnapshot, snapshotProducts } from '#platform/catalog/product/snapshot-products.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { writeMedia } from '../media/write-media.ts'
import { fotosPendentes } from '../tables.ts'
import { nextTry } from './next-try.ts'

/** A picture, sound or video named in a file: the stored original, or why it could not be fetched. */
export type TriedPicture = { arquivo: string } | { motivo: string }

export type Pictured = {
  produto: CsvProduct
  /** By its address in the file. */
  pictures: ReadonlyMap<string, TriedPicture>
  /** Sounds and video, likewise. */
  media: ReadonlyMap<string, TriedPicture>
  /** The item of the import; null outside of the panel's imports. */
  origem: { idImportacao: string; item: number } | null
}

type ImportPicturedInput = {
  products: readonly Pictured[]
  /** Those of them that are in the shop, by slug. */
  known: ReadonlyMap<string, ProductSnapshot>
  /** Whether products are published without pictures that could not be fetched. */
  semFotos: boolean
}

export type PicturedResult = ImportResult & { avisos: string[] }

/**
 * Imports products of different slugs with the pictures, sounds and video that could be fetched, all or none. While pictures
 * are missing a product stays out of the shop, unless `semFotos` is set or it is already in the shop, with its existing pictures.
 * Missing pictures are stored to be retried. Also returns notices for the merchant.
 */
export async function importPictured(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { products, known, semFotos }: ImportPicturedInput,
): Promise<PicturedResult[]> {
  const prepared = products.map((one) => withPictures(one, known.get(one.produto.slug), semFotos))
  const results = await importProducts(
    { db, now },
    {
      products: prepared.map(({ imported }) => imported),
      known,
    },
  )
  await writeMissing({ db, now }, prepared, results)
  const media = await writeMedia(
    db,
    prepared.map((one, i) => ({ ...one, id: results[i]?.id ?? 0 })),
  )

  return results.map((result, i) => {
    const { changed = false, avisos = [] } = media[i] ?? {}
    return {
      ...result,
      outcome: changed && result.outcome === 'iguais' ? 'alterados' : result.outcome,
      avisos: [...(prepared[i] ? notifications(prepared[i], result) : []), ...avisos],
    }
  })
}

type Missing = CsvProduct['fotos'][number] & { posicao: number; motivo: string }

/** `waits`: it stays out of the shop until its pictures are there. */
type Prepared = Pictured & { imported: ImportedProduct; missing: Missing[]; waits: boolean; avisos: string[] }

function withPictures(one: Pictured, known: ProductSnapshot | undefined, semFotos: boolean): Prepared {
  const { produto, pictures } = one
  const { fotos, sons: _sounds, giro: _spin, ...rest } = produto
  const { video, avisos } = videoAfter(one, known)
  const missing = fotos.flatMap((foto, posicao) => {
    const tried = pictures.get(foto.fonte)
    return tried && 'arquivo' in tried
      ? []
      : [{ ...foto, posicao, motivo: tried?.motivo ?? 'Não foi buscada.' }]
  })
  const midias = picturesOf(fotos, pictures, missing.length > 0 || fotos.length === 0 ? known : undefined)
  const waits = missing.length > 0 && !semFotos && (known?.input.situacao ?? 'inativo') === 'inativo'
  const imported = {
    ...rest,
    video,
    midias,
    situacao: waits ? ('inativo' as const) : rest.situacao,
    skus: rest.skus.map((sku) => ({ ...sku, midias: sku.midias.flatMap((i) => placeOf(fotos[i]?.fonte)) })),
  }

  return { ...one, imported, missing, waits, avisos }

  function placeOf(fonte: string | undefined): number[] {
    const tried = pictures.get(fonte ?? '')
    const place =
      tried && 'arquivo' in tried ? midias.findIndex(({ arquivo }) => arquivo === tried.arquivo) : -1
    return place === -1 ? [] : [place]
  }
}

/** The video of the file, or null, which keeps the product's own, if the file has none or it could not be fetched. */
function videoAfter({ produto: { video }, media }: Pictured, known: ProductSnapshot | undefined) {
  if (video === null || video === known?.input.video || !isVideoFile(video)) return { video, avisos: [] }
  const tried = media.get(video)
  if (tried && 'arquivo' in tried) return { video: fileUrl(tried.arquivo), avisos: [] }

  return {
    video: null,
    avisos: [`${tried?.motivo ?? `O vídeo ${video} não foi buscado.`} Importe de novo para tê-lo.`],
  }
}

function notifications(
  { produto, missing, waits, avisos }: Prepared,
  { boxedSkus, fora }: ImportResult,
): string[] {
  const out = waits && produto.situacao !== 'inativo' ? ['Fora da loja até as fotos chegarem.'] : []

  return [
    ...boxedSkus.map((sku) => `${sku}: usa a embalagem da categoria.`),
    ...missing.map(({ fonte, motivo }) => (isAddress(fonte) ? `${motivo} A loja tenta de novo.` : motivo)),
    ...avisos,
    ...out,
    ...fora.map((motivo) => `Fora da loja. ${motivo}`),
  ]
}

async function writeMissing(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  prepared: readonly Prepared[],
  results: readonly ImportResult[],
): Promise<void> {
  const ids = sql.param(results.map(({ id }) => id))
  await db.delete(fotosPendentes).where(sql`${fotosPendentes.idProduto} = any(${ids}::integer[])`)
  const lacking = prepared.filter(({ missing }) => missing.length > 0)
  if (lacking.length === 0) return
  const saved = await snapshotProducts(
    db,
    lacking.map(({ produto }) => produto.slug),
  )
  const bySlug = new Map(saved.map((product) => [product.input.slug, product]))
  for (const { produto, missing, origem } of lacking) {
    const product = bySlug.get(produto.slug)
    if (!product) throw new Error('An imported product does not exist.')
    const publishes = produto.situacao !== 'inativo' && product.input.situacao === 'inativo'
    for (const { fonte, alt, posicao, motivo } of missing)
      await db
        .insert(fotosPendentes)
        .values({
          idProduto: product.id,
          idImportacao: origem?.idImportacao ?? null,
          item: origem?.item ?? null,
          fonte,
          alt,
          posicao: Math.min(posicao, 30_000),
          skus: produto.skus.filter(({ midias: own }) => own.includes(posicao)).map(({ sku }) => sku),
          motivo,
          // Files next to a CSV can't be fetched later.
          proximaEm: isAddress(fonte) ? nextTry(now, 1) : null,
          criadaEm: now,
          publicarNaVersao: publishes ? product.versao : null,
        })
        .onConflictDoUpdate({
          target: [fotosPendentes.idProduto, fotosPendentes.fonte],
          set: { motivo: sql`excluded.motivo` },
        })
  }
}

/** Files next to a CSV can't be fetched later. */
function isAddress(fonte: string): boolean {
  return /^https?:/i.test(fonte)
}

/**
 * The fetched pictures in the file's order; if some are missing or the file has none, existing ones are kept in front.
 */
function picturesOf(
  fotos: CsvProduct['fotos'],
  pictures: Pictured['pictures'],
  known: ProductSnapshot | undefined,
) {
  const had = fotos.flatMap(({ fonte, alt }) => {
    const tried = pictures.get(fonte)
    return tried && 'arquivo' in tried ? [{ arquivo: tried.arquivo, alt }] : []
  })
  const before = known?.input.midias ?? []
  const files = new Set(before.map(({ arquivo }) => arquivo))

  return [...before, ...had.filter(({ arquivo }) => !files.has(arquivo))]
}
