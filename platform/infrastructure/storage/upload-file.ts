import { createHash } from 'node:crypto'
import { slugOf } from '#domain/format/slug.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { fileKey } from './file-key.ts'
import { arquivosGuardados } from './tables.ts'

/** Characters of a file's own name that are kept, for who finds it among their downloads. */
const LONGEST_NAME = 60

/** Bytes at the end of a PDF among which its last mark stands. */
const TAIL = 2048

/** Keeps a PDF that somebody of the store sends, as it is. The same file under the same name is kept once. */
export async function uploadFile(
  context: RequestContext,
  { arquivo }: { arquivo: File },
): Promise<{ arquivo: string }> {
  permit(context, 'catalogo.editar')
  const bytes = Buffer.from(await arquivo.arrayBuffer())
  if (!isPdf(bytes)) {
    const mensagem = 'Este arquivo não é um PDF inteiro. Envie manuais e tabelas em PDF, com até 20 MB.'
    throw refuse('CamposInvalidos', { campos: [{ campo: 'arquivo', mensagem }] }, mensagem)
  }
  const name = nameOf(arquivo.name, bytes)
  // The row first, and locked even where it is there already: who removes the same file meanwhile is waited for.
  await context.db.transaction(async (tx) => {
    await tx
      .insert(arquivosGuardados)
      .values({ arquivo: name, bytes: bytes.byteLength })
      .onConflictDoUpdate({ target: arquivosGuardados.arquivo, set: { semUsoDesde: null } })
    await context.storage.write(fileKey(name), bytes)
  })

  return { arquivo: name }
}

/**
 * Whether these are the bytes of a PDF from the first to the last. What begins as something else and has a PDF further on, as
 * readers allow, is another thing to whoever opens it.
 */
function isPdf(bytes: Buffer): boolean {
  return /^%PDF-[12]\.\d/.test(bytes.toString('latin1', 0, 8)) && bytes.subarray(-TAIL).includes('%%EOF')
}

/** `Manual SA-9000.pdf` is `manual-sa-9000-` and what the bytes are. */
function nameOf(original: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const stem = slugOf(original.replace(/\.pdf$/i, '')).slice(0, LONGEST_NAME)

  return `${[...stem.split('-').filter(Boolean), hash].join('-')}.pdf`
}
