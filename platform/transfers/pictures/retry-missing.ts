import { performance } from 'node:perf_hooks'
import { and, asc, eq, lte, sql } from 'drizzle-orm'
import { lockProductSlug } from '#platform/catalog/product/editing/lock-product.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { type ProductSnapshot, snapshotProducts } from '#platform/catalog/product/snapshot-products.ts'
import { setStatus } from '#platform/catalog/product/status/set-product-status.ts'
import { unfitForSale } from '#platform/catalog/product/status/unfit-for-sale.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fotosPendentes, importacoesItens } from '../tables.ts'
import { fetchPicture, NoPicture } from './fetch-picture.ts'
import { nextTry } from './next-try.ts'
import { storePicture } from './store-picture.ts'

type Missing = typeof fotosPendentes.$inferSelect

/** Pictures per run; the rest follows in the next one. */
const AT_ONCE = 20

/** No picture is begun after this time, in ms: one may take 15 s. */
const SLICE_MS = 40_000

/** Keeps other nodes from trying the same picture. Longer than a try takes. */
const CLAIM = sql`now() + interval '10 minutes'`

/**
 * Retries missing pictures of imported products. When a product's last one has arrived, the product is published, if it
 * is for sale in its file and nobody has changed it since.
 */
export async function retryMissing(
  context: Pick<RequestContext, 'db' | 'now' | 'storage'>,
  fetch: (address: string) => Promise<Uint8Array> = fetchPicture,
): Promise<void> {
  const end = performance.now() + SLICE_MS
  const due = await context.db
    .select()
    .from(fotosPendentes)
    .where(lte(fotosPendentes.proximaEm, context.now))
    .orderBy(asc(fotosPendentes.proximaEm), asc(fotosPendentes.id))
    .limit(AT_ONCE)
  for (const missing of due) {
    if (performance.now() > end) return
    if (await claim(context.db, missing)) await tryAgain(context, missing, fetch)
  }
}

async function claim(db: Database, { id, proximaEm }: Missing): Promise<boolean> {
  if (proximaEm === null) return false
  const claimed = await db
    .update(fotosPendentes)
    .set({ proximaEm: CLAIM })
    .where(and(eq(fotosPendentes.id, id), eq(fotosPendentes.proximaEm, proximaEm)))
    .returning({ id: fotosPendentes.id })

  return claimed.length > 0
}

async function tryAgain(
  context: Pick<RequestContext, 'db' | 'now' | 'storage'>,
  missing: Missing,
  fetch: (address: string) => Promise<Uint8Array>,
): Promise<void> {
  const { db, now } = context
  const { id, fonte } = missing
  try {
    const arquivo = await storePicture(context, fonte, await fetch(fonte))
    await db.transaction((tx) => addPicture(tx, context, missing, arquivo))
  } catch (error) {
    if (!(error instanceof NoPicture)) throw error
    const tentativas = missing.tentativas + 1
    await db
      .update(fotosPendentes)
      .set({ tentativas, motivo: error.message, proximaEm: nextTry(now, tentativas) })
      .where(eq(fotosPendentes.id, id))
  }
}

async function addPicture(
  tx: Database,
  context: Pick<RequestContext, 'now'>,
  missing: Missing,
  arquivo: string,
): Promise<void> {
  const { id, idProduto } = missing
  const slug = await lockProductSlug(tx, idProduto)
  const [still] = await tx.select().from(fotosPendentes).where(eq(fotosPendentes.id, id))
  const [before] = slug !== null && still ? await snapshotProducts(tx, [slug]) : []
  if (!before) return

  await saveProduct({ db: tx }, withPicture(before, missing, arquivo), {
    id: idProduto,
    unchangedStock: true,
  })
  await tx.delete(fotosPendentes).where(eq(fotosPendentes.id, id))
  const left = await tx.$count(fotosPendentes, eq(fotosPendentes.idProduto, idProduto))
  const untouched = missing.publicarNaVersao === before.versao
  const unfit = await unfitForSale(tx, [idProduto], 'disponivel')
  if (untouched && left === 0 && !unfit.has(idProduto))
    await setStatus(tx, context, [idProduto], 'disponivel')
  const [after] = await snapshotProducts(tx, [before.input.slug])
  if (!after) return

  if (untouched)
    await tx
      .update(fotosPendentes)
      .set({ publicarNaVersao: after.versao })
      .where(eq(fotosPendentes.idProduto, idProduto))
  await rewriteDone(tx, missing, { before, after })
}

/** Inserts the picture at its place in the file's order and shows it on the SKUs that use it. */
function withPicture({ input }: ProductSnapshot, { posicao, alt, skus }: Missing, arquivo: string) {
  const here = input.midias.findIndex((midia) => midia.arquivo === arquivo)
  const place = here === -1 ? Math.min(posicao, input.midias.length) : here
  const moved = (i: number) => (here === -1 && i >= place ? i + 1 : i)

  return {
    ...input,
    midias: here === -1 ? input.midias.toSpliced(place, 0, { arquivo, alt }) : input.midias,
    skus: input.skus.map((sku) => ({
      ...sku,
      midias: [...(skus.includes(sku.sku) ? [place] : []), ...sku.midias.map(moved)],
    })),
  }
}

/** Counts the change as the import's own, so that the import can still be undone. */
async function rewriteDone(
  tx: Database,
  { idImportacao, item }: Missing,
  { before, after }: { before: ProductSnapshot; after: ProductSnapshot },
): Promise<void> {
  if (idImportacao === null || item === null) return
  await tx
    .update(importacoesItens)
    .set({ depois: after })
    .where(
      and(
        eq(importacoesItens.idImportacao, idImportacao),
        eq(importacoesItens.posicao, item),
        eq(importacoesItens.situacao, 'feita'),
        sql`(${importacoesItens.depois} ->> 'versao')::integer = ${before.versao}`,
      ),
    )
}
