import { eq } from 'drizzle-orm'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { removeOriginal } from '#platform/infrastructure/storage/pictures/remove-original.ts'
import { avaliacoesFotos as fotos } from '../tables.ts'

/**
 * Removes pictures of reviews that were refused, replaced or hidden: unpublished files (`arquivos`), and published ones
 * with all their sizes (`hashes`), unless another review shows the same.
 */
export async function removePictures(
  { db, storage }: Pick<RequestContext, 'db' | 'storage'>,
  { arquivos, hashes }: { arquivos: string[]; hashes: string[] },
): Promise<void> {
  for (const arquivo of arquivos) await storage.remove(arquivo)
  for (const hash of hashes)
    if ((await db.$count(fotos, eq(fotos.hash, hash))) === 0) await removeOriginal(db, storage, hash)
}
