import { inArray } from 'drizzle-orm'
import type { ProductForm } from '#contract/catalog/products.ts'
import { fileUrl } from '#domain/urls/file-url.ts'
import { isUploadedVideo } from '#domain/urls/video-address.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { arquivosGuardados } from '#platform/infrastructure/storage/tables.ts'

/** Refuses a form with a file or video that was never uploaded or is gone. Other addresses are not checked. */
export async function refuseUnknownFile(
  tx: Database,
  { arquivos, video }: Pick<ProductForm, 'arquivos' | 'video'>,
): Promise<void> {
  const sent = arquivos.map(({ arquivo }) => arquivo).filter((arquivo) => fileUrl(arquivo) !== arquivo)
  const film = video !== null && isUploadedVideo(video) ? video.slice(fileUrl('').length) : null
  const named = film === null ? sent : [...sent, film]
  if (named.length === 0) return
  const rows = await tx
    .select({ arquivo: arquivosGuardados.arquivo })
    .from(arquivosGuardados)
    .where(inArray(arquivosGuardados.arquivo, named))
  const known = new Set(rows.map(({ arquivo }) => arquivo))
  const missing = named.find((arquivo) => !known.has(arquivo))
  if (missing !== undefined)
    throw refuse('ReferenciaInexistente', { campo: missing === film ? 'video' : 'arquivos', valor: missing })
}
