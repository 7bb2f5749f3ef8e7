import { slugOf } from '#domain/format/slug.ts'
import { DOCUMENT_LIMITS } from '#domain/payments/dispute.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { isPdf } from '#platform/infrastructure/storage/is-pdf.ts'
import type { DisputeDocument } from '#platform/payments/port.ts'

/** The types that are taken; the bytes of a file decide, whatever its name. */
const TYPES = [
  { tipo: 'application/pdf', ending: 'pdf', matches: isPdf },
  { tipo: 'image/jpeg', ending: 'jpg', matches: (bytes: Buffer) => startsWith(bytes, 'ffd8ff') },
  { tipo: 'image/png', ending: 'png', matches: (bytes: Buffer) => startsWith(bytes, '89504e470d0a1a0a') },
]

/**
 * Checks the files that answer a dispute, and names them by letters, digits and their true type. Refuses
 * `CamposInvalidos` for other types, and for more bytes than providers take.
 */
export async function documentsOf(arquivos: readonly File[]): Promise<DisputeDocument[]> {
  if (arquivos.reduce((sum, { size }) => sum + size, 0) > DOCUMENT_LIMITS.bytes)
    throw wrong('Os arquivos passam de 10 MB ao todo. Reduza as fotos, ou mande menos arquivos.')

  return Promise.all(arquivos.map(documentOf))
}

async function documentOf(arquivo: File, place: number): Promise<DisputeDocument> {
  const bytes = Buffer.from(await arquivo.arrayBuffer())
  const type = TYPES.find(({ matches }) => matches(bytes))
  if (!type) throw wrong(`${arquivo.name} não é uma foto JPG ou PNG nem um PDF inteiro.`)
  const stem = slugOf(arquivo.name.replace(/\.\w+$/, '')).slice(0, 60) || 'documento'

  return { nome: `${place + 1}-${stem}.${type.ending}`, tipo: type.tipo, bytes }
}

function startsWith(bytes: Buffer, hex: string): boolean {
  return bytes.toString('hex', 0, hex.length / 2) === hex
}

function wrong(mensagem: string) {
  return refuse('CamposInvalidos', { campos: [{ campo: 'arquivos', mensagem }] }, mensagem)
}
