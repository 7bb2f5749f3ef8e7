import { eq, sql } from 'drizzle-orm'
import type { CsvProduct } from '#domain/import/shopify/product.ts'
import { type ImportResult, importProduct } from '#platform/catalog/product/import/import-product.ts'
import { type ProductSnapshot, snapshotProducts } from '#platform/catalog/product/snapshot-products.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fotosPendentes } from '../tables.ts'
import { nextTry } from './next-try.ts'

/** A picture named in a file: the stored original, or why it could not be fetched. */
export type TriedPicture = { arquivo: string } | { motivo: string }

type Pictured = {
  produto: CsvProduct
  /** By its address in the file. */
  pictures: ReadonlyMap<string, TriedPicture>
  /** Whether the product is published without pictures that could not be fetched. */
  semFotos: boolean
  /** The item of the import; null outside of the panel's imports. */
  origem: { idImportacao: string; item: number } | null
}

/**
 * Imports a product with the pictures that could be fetched. While others are missing it stays out of the shop, unless
 * `semFotos` is set or it is already in the shop, with its existing pictures. Missing pictures are stored to be
 * retried. Also returns notices for the merchant.
 */
export async function importPictured(
  { db, now }: Pick<RequestContext, 'db' | 'now'>,
  { produto, pictures, semFotos, origem }: Pictured,
): Promise<ImportResult & { avisos: string[] }> {
  const { fotos, ...rest } = produto
  const [known] = await snapshotProducts(db, [rest.slug])
  const missing = fotos.flatMap((foto, posicao) => {
    const tried = pictures.get(foto.fonte)
    return tried && 'arquivo' in tried
      ? []
      : [{ ...foto, posicao, motivo: tried?.motivo ?? 'Não foi buscada.' }]
  })
  const midias = picturesOf(fotos, pictures, missing.length > 0 || fotos.length === 0 ? known : undefined)
  const waits = missing.length > 0 && !semFotos && (known?.input.situacao ?? 'inativo') === 'inativo'
  const result = await importProduct(
    { db, now },
    {
      ...rest,
      midias,
      situacao: waits ? 'inativo' : rest.situacao,
      skus: rest.skus.map((sku) => ({ ...sku, midias: sku.midias.flatMap((i) => placeOf(fotos[i]?.fonte)) })),
    },
  )
  await writeMissing()

  return { ...result, avisos: notifications() }

  function placeOf(fonte: string | undefined): number[] {
    const tried = pictures.get(fonte ?? '')
    const place =
      tried && 'arquivo' in tried ? midias.findIndex(({ arquivo }) => arquivo === tried.arquivo) : -1
    return place === -1 ? [] : [place]
  }

  function notifications(): string[] {
    const out = waits && rest.situacao !== 'inativo' ? ['Fora da loja até as fotos chegarem.'] : []

    return [
      ...result.boxedSkus.map((sku) => `${sku}: usa a embalagem da categoria.`),
      ...missing.map(({ fonte, motivo }) => (isAddress(fonte) ? `${motivo} A loja tenta de novo.` : motivo)),
      ...out,
      ...result.fora.map((motivo) => `Fora da loja. ${motivo}`),
    ]
  }

  async function writeMissing(): Promise<void> {
    const [product] = await snapshotProducts(db, [rest.slug])
    if (!product) throw new Error('An imported product does not exist.')
    await db.delete(fotosPendentes).where(eq(fotosPendentes.idProduto, product.id))
    const publishes = rest.situacao !== 'inativo' && product.input.situacao === 'inativo'
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
          skus: rest.skus.filter(({ midias: own }) => own.includes(posicao)).map(({ sku }) => sku),
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
