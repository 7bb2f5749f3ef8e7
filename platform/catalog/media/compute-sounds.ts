import { asc, eq } from 'drizzle-orm'
import type { SoundInput, StoredSound } from '#contract/content/product-media.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { produtos, sons } from '#platform/catalog/tables.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { ProcessBusy } from '#platform/infrastructure/processes/work-process.ts'
import { storeMedia } from '#platform/infrastructure/storage/media/upload-media.ts'
import { describedSet } from './described-set.ts'
import { publishSounds } from './product-media.ts'
import { soundProcess } from './sound-process.ts'

/**
 * The sounds of a set of strings by its saved sheet, stored, for the form to take. Refuses `CadastroInvalido`,
 * and `LojaOcupada` if many others are waiting.
 */
export async function computeSounds(
  context: RequestContext,
  { id }: { id: number },
): Promise<{ sons: StoredSound[] }> {
  permit(context, 'catalogo.editar')
  const computed = await soundsOf(context, id).catch((error: unknown) => {
    throw error instanceof ProcessBusy ? refuse('LojaOcupada') : error
  })
  if (computed.length === 0)
    throw refuse('CadastroInvalido', {
      motivo:
        'A ficha salva deste produto não descreve um jogo de cordas: escreva a nota e o calibre ou a tensão de cada uma.',
    })

  return { sons: computed }
}

/** Gives a product its computed sounds, unless it has any. May run twice. */
export async function addComputedSounds(
  context: Pick<RequestContext, 'db' | 'storage'>,
  { id }: { id: number },
): Promise<void> {
  if ((await context.db.$count(sons, eq(sons.idProduto, id))) > 0) return
  const computed = await soundsOf(context, id)
  await context.db.transaction(async (tx) => {
    await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id)).for('no key update')
    if (computed.length > 0 && (await tx.$count(sons, eq(sons.idProduto, id))) === 0)
      await publishSounds(tx, id, computed.map(inputOf))
  })
}

/**
 * Computes the computed sounds of a product again, by its sheet as it is now, in their places. What the sheet no longer
 * describes has no sound any more; recorded sounds stay. May run twice.
 */
export async function refreshComputedSounds(
  context: Pick<RequestContext, 'db' | 'storage'>,
  { id }: { id: number },
): Promise<void> {
  const { arquivo, titulo, corda, sintetizado } = sons
  const computed = new Map((await soundsOf(context, id)).map((sound) => [sound.corda, inputOf(sound)]))
  await context.db.transaction(async (tx) => {
    await tx.select({ id: produtos.id }).from(produtos).where(eq(produtos.id, id)).for('no key update')
    const before = await tx
      .select({ arquivo, titulo, corda, sintetizado })
      .from(sons)
      .where(eq(sons.idProduto, id))
      .orderBy(asc(sons.posicao))
    const after = before.map((sound) => (sound.sintetizado ? (computed.get(sound.corda) ?? null) : sound))
    const isOther = after.some((sound, i) => sound?.arquivo !== before[i]?.arquivo)
    if (isOther)
      await publishSounds(
        tx,
        id,
        after.filter((sound) => sound !== null),
      )
  })
}

async function soundsOf(
  { db, storage }: Pick<RequestContext, 'db' | 'storage'>,
  id: number,
): Promise<StoredSound[]> {
  const set = await describedSet(db, id)
  if (!set) return []
  const { result, failure } = await soundProcess.ask(set)
  if (!result) throw new Error(`The sounds of product ${id} could not be computed: ${failure}`)
  const stored: StoredSound[] = []
  for (const { titulo, corda, segundos, bytes } of result) {
    const media = await storeMedia({ db, storage }, bytes, { ending: 'mp3', segundos })
    stored.push({ ...media, url: fileUrl(media.arquivo), titulo, corda, sintetizado: true })
  }
  return stored
}

function inputOf({ arquivo, titulo, corda, sintetizado }: StoredSound): SoundInput {
  return { arquivo, titulo, corda, sintetizado }
}
