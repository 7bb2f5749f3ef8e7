import { asc, eq, inArray, sql } from 'drizzle-orm'
import type { ProductMedia, SoundInput } from '#contract/content/product-media.ts'
import { passageOf } from '#domain/instruments/listening/sound-problems.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { keyedPicture, ORIGINAL } from '#platform/catalog/collections/keyed-picture.ts'
import { refuseStale } from '#platform/catalog/collections/refuse-stale.ts'
import { giros, produtos, sons } from '#platform/catalog/tables.ts'
import type { Database } from '#platform/database/connect.ts'
import { hasRows, insertRows } from '#platform/database/insert-rows.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { arquivosGuardados, originais } from '#platform/infrastructure/storage/tables.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { productRefs } from '../product/product-refs.ts'
import { describedSet } from './described-set.ts'
import type { OwnMedia } from './media-of-products.ts'

type SaveMediaInput = { id: number; versao: number; sons: SoundInput[]; giro: string[] }

/** What can be heard of a product, and its turn. Refuses `CadastroInexistente`. */
export function getMedia(context: RequestContext, { id }: { id: number }): Promise<ProductMedia> {
  permit(context, 'catalogo.ver')

  return mediaOf(context.db, id)
}

/** Replaces the sounds and the turn of a product that was read at `versao`, in this order. */
export function saveMedia(context: RequestContext, input: SaveMediaInput): Promise<ProductMedia> {
  permit(context, 'catalogo.editar')
  const { id, versao } = input

  return context.db.transaction(async (tx) => {
    await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id)).for('no key update')
    const before = await mediaOf(tx, id)
    refuseStale(versao, before)
    await publishMedia(tx, id, input)
    const saved = await mediaOf(tx, id)
    await recordChange(tx, context, {
      acao: 'produto.alterado',
      alvo: { tipo: 'produto', id: String(id), nome: saved.produto.nome },
      antes: notedOf(before),
      depois: notedOf(saved),
    })

    return saved
  })
}

/** Replaces the sounds and the turn of a product, whose row is locked, on its page. Refuses as `publishSounds` does. */
export async function publishMedia(
  tx: Database,
  id: number,
  { sons: sounds, giro }: OwnMedia,
): Promise<void> {
  await writeSpin(tx, id, giro)
  await publishSounds(tx, id, sounds)
}

/**
 * Replaces the sounds of a product, whose row is locked, on its page. Refuses `ReferenciaInexistente` for a file that is
 * not stored as a sound.
 */
export async function publishSounds(tx: Database, id: number, sounds: SoundInput[]): Promise<void> {
  await refuseUnknownSound(
    tx,
    sounds.map(({ arquivo }) => arquivo),
  )
  const before = await tx.$count(sons, eq(sons.idProduto, id))
  await writeSounds(tx, id, sounds)
  await tx
    .update(produtos)
    .set({ versao: sql`${produtos.versao} + 1`, alteradoEm: sql`now()` })
    .where(eq(produtos.id, id))
  // Categories lead to comparisons of products that have sounds, and to no others.
  const isFirstOrLast = before === 0 || sounds.length === 0
  await invalidateTags(tx, [tags.product(id), tags.listing, ...(isFirstOrLast ? [tags.categories] : [])])
}

async function writeSounds(tx: Database, idProduto: number, sounds: SoundInput[]): Promise<void> {
  await tx.delete(sons).where(eq(sons.idProduto, idProduto))
  const rows = sounds.map(({ arquivo, titulo, corda, sintetizado }, posicao) => {
    return { idProduto, posicao, arquivo, titulo, trecho: passageOf(titulo), corda, sintetizado }
  })
  if (hasRows(rows)) await tx.execute(insertRows(sons, rows))
}

async function writeSpin(tx: Database, idProduto: number, pictures: string[]): Promise<void> {
  const rows = pictures.map((hash, posicao) => ({ idProduto, posicao, hash }))
  const known = await tx
    .select({ hash: originais.hash })
    .from(originais)
    .where(inArray(originais.hash, ['', ...pictures]))
    .for('key share')
  const missing = pictures.find((picture) => !known.some(({ hash }) => hash === picture))
  if (missing !== undefined) throw refuse('ReferenciaInexistente', { campo: 'giro', valor: missing })
  await tx.delete(giros).where(eq(giros.idProduto, idProduto))
  if (hasRows(rows)) await tx.execute(insertRows(giros, rows))
}

/** Locks the files, so that none is removed as unused meanwhile. */
async function refuseUnknownSound(tx: Database, files: string[]): Promise<void> {
  const { arquivo, segundos } = arquivosGuardados
  const rows =
    files.length === 0
      ? []
      : await tx
          .select({ arquivo, segundos })
          .from(arquivosGuardados)
          .where(inArray(arquivo, files))
          .for('key share')
  const known = new Set(rows.flatMap((row) => (row.segundos === null ? [] : [row.arquivo])))
  const missing = files.find((file) => !known.has(file))
  if (missing !== undefined) throw refuse('ReferenciaInexistente', { campo: 'sons', valor: missing })
}

async function mediaOf(db: Database, id: number): Promise<ProductMedia> {
  const [row] = await db.select({ versao: produtos.versao }).from(produtos).where(eq(produtos.id, id))
  const sounds = await db
    .select({
      arquivo: sons.arquivo,
      titulo: sons.titulo,
      corda: sons.corda,
      sintetizado: sons.sintetizado,
      segundos: arquivosGuardados.segundos,
      bytes: arquivosGuardados.bytes,
    })
    .from(sons)
    .innerJoin(arquivosGuardados, eq(arquivosGuardados.arquivo, sons.arquivo))
    .where(eq(sons.idProduto, id))
    .orderBy(asc(sons.posicao))
  const spin = await db
    .select(ORIGINAL)
    .from(giros)
    .innerJoin(originais, eq(originais.hash, giros.hash))
    .where(eq(giros.idProduto, id))
    .orderBy(asc(giros.posicao))
  const produto = (await productRefs(db, [id])).get(id)
  if (!row || !produto) throw refuse('CadastroInexistente')

  return {
    produto,
    versao: row.versao,
    fichaDeCordas: (await describedSet(db, id)) !== null,
    giro: spin.flatMap((original) => keyedPicture(original, produto.nome) ?? []),
    sons: sounds.map(({ segundos, ...sound }) => ({
      ...sound,
      segundos: segundos ?? 0,
      url: fileUrl(sound.arquivo),
    })),
  }
}

function notedOf({ sons: sounds, giro }: ProductMedia) {
  return {
    sons: sounds.map(({ titulo, arquivo }) => `${titulo} (${arquivo})`),
    giro: giro.map(({ arquivo }) => arquivo),
  }
}
