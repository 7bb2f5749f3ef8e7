import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'

/** Removes files of transfers whose rows are gone; retried until the store accepts it. */
export async function removeFiles(
  { transferFiles }: Pick<RequestContext, 'transferFiles'>,
  { arquivos }: { arquivos: string[] },
): Promise<void> {
  for (const arquivo of arquivos) await transferFiles.remove(arquivo)
}
