import { createHash } from 'node:crypto'
import { slugOf } from '#domain/format/slug.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { isPdf } from './is-pdf.ts'
import { saveFile } from './save-file.ts'

/** Maximum characters of the file's own name, by which people find it among their downloads. */
const LONGEST_NAME = 60

/** Stores a PDF that staff upload, unchanged. The same file under the same name is stored once. */
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
  await saveFile(context.db, context.storage, { arquivo: name, bytes })

  return { arquivo: name }
}

/** `Manual SA-9000.pdf` becomes `manual-sa-9000-` and the hash of the bytes. */
function nameOf(original: string, bytes: Buffer): string {
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 24)
  const stem = slugOf(original.replace(/\.pdf$/i, '')).slice(0, LONGEST_NAME)

  return `${[...stem.split('-').filter(Boolean), hash].join('-')}.pdf`
}
