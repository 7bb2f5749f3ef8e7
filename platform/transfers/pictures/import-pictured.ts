import { eq, sql } from 'drizzle-orm'
import type { CsvProduct } from '#domain/import/shopify/product.ts'
import { type ImportResult, importProduct } from '#platform/catalog/product/import/import-product.ts'
import { type ProductSnapshot, snapshotProducts } from '#platform/catalog/product/snapshot-products.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fotosPendentes } from '../tables.ts'
import { nextTry } from './next-try.ts'

/** A picture that a file names: here as an original, or why it could not be had. */
export type TriedPicture = { arquivo: string } | { motivo: string }

type Pictured = {
  produto: CsvProduct
  /** By its address in the file. */
  pictures: ReadonlyMap<string, TriedPicture>
  /** Whether the product comes into the shop without those of its pictures that can't be had. */
  semFotos: boolean
  /** The thing of an import that it is, if it is one of the panel's. */
  origem: { idImportacao: string; item: number } | null
}

/**
 * Puts in a product with those of its pictures that could be had. While others are missing it stays out of the shop, unless
 * `semFotos` says otherwise or it is in the shop already, with its pictures from before; they are written down to be tried again.
 * Answers also what the merchant should know.
 */
export async function importPictured(
  { db, agora }: Pick<RequestContext, 'db' | 'agora'>,
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
    { db, agora },
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
      ...result.embalados.map((sku) => `${sku}: usa a embalagem da categoria.`),
      ...missing.map(({ fonte, motivo }) => (isAddress(fonte) ? `${motivo} A loja tenta de novo.` : motivo)),
      ...out,
      ...result.fora.map((motivo) => `Fora da loja. ${motivo}`),
    ]
  }

  async function writeMissing(): Promise<void> {
    const [now] = await snapshotProducts(db, [rest.slug])
    if (!now) throw new Error('An imported product is not there.')
    await db.delete(fotosPendentes).where(eq(fotosPendentes.idProduto, now.id))
    const publishes = rest.situacao !== 'inativo' && now.input.situacao === 'inativo'
    for (const { fonte, alt, posicao, motivo } of missing)
      await db
        .insert(fotosPendentes)
        .values({
          idProduto: now.id,
          idImportacao: origem?.idImportacao ?? null,
          item: origem?.item ?? null,
          fonte,
          alt,
          posicao: Math.min(posicao, 30_000),
          skus: rest.skus.filter(({ midias: own }) => own.includes(posicao)).map(({ sku }) => sku),
          motivo,
          // A file that lies beside a CSV is not here to be looked for again.
          proximaEm: isAddress(fonte) ? nextTry(agora, 1) : null,
          criadaEm: agora,
          publicarNaVersao: publishes ? now.versao : null,
        })
        .onConflictDoUpdate({
          target: [fotosPendentes.idProduto, fotosPendentes.fonte],
          set: { motivo: sql`excluded.motivo` },
        })
  }
}

/** A file that lies beside a CSV can't be looked for again. */
function isAddress(fonte: string): boolean {
  return /^https?:/i.test(fonte)
}

/** Those that were had, in the file's order; if some are missing or the file names none, those that the shop has stay in front. */
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
