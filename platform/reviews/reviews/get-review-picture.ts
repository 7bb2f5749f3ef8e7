import { and, eq } from 'drizzle-orm'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { avaliacoesFotos as fotos } from '../tables.ts'

/** Returns a picture of a review, whatever its status. Refuses `AvaliacaoInexistente`. */
export async function reviewPicture(
  context: RequestContext,
  { id, posicao }: { id: number; posicao: number },
): Promise<File> {
  permit(context, 'opinioes.moderar')
  const [foto] = await context.db
    .select({ arquivo: fotos.arquivo })
    .from(fotos)
    .where(and(eq(fotos.idAvaliacao, id), eq(fotos.posicao, posicao)))
  const bytes = foto && (await context.storage.read(foto.arquivo))
  if (!bytes) throw refuse('AvaliacaoInexistente')

  // Reviews' pictures are converted to JPEG on upload.
  return new File([Uint8Array.from(bytes)], `avaliacao-${id}-${posicao}.jpg`, { type: 'image/jpeg' })
}
