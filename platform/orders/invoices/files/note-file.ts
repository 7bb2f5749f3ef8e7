import { and, eq } from 'drizzle-orm'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { openOrderAs } from '#platform/orders/access/open-order.ts'
import { findNote } from '../notes/note-rows.ts'
import { type InvoiceFiles, type InvoiceNoteRow, notasFiscais } from '../tables.ts'

/** Returns a file of an invoice to staff. Refuses `CadastroInexistente`. */
export async function noteFile(
  context: RequestContext,
  { nota, arquivo }: { nota: string; arquivo: keyof InvoiceFiles },
): Promise<File> {
  permit(context, 'notas.baixar')
  const file = await readFile(context, await findNote(context.db, nota), arquivo)
  if (!file) throw refuse('CadastroInexistente')

  return file
}

/**
 * Returns XML or DANFE of an order's invoice to its customer; null if there is none. Not to a link's holder: it has CPF
 * and address in full. Refuses as `openOrder`.
 */
export async function orderInvoiceFile(
  context: RequestContext,
  { id, arquivo }: { id: string; arquivo: 'xml' | 'danfe' },
): Promise<File | null> {
  const { rows } = await openOrderAs(context, { id })
  const { nota } = rows
  if (!nota?.arquivos) return null
  const [row] = await context.db
    .select()
    .from(notasFiscais)
    .where(and(eq(notasFiscais.idPedido, id), eq(notasFiscais.chave, nota.chave)))

  return row ? readFile(context, row, arquivo) : null
}

/** Reads a file of an invoice from the storage; null if the shop does not keep it. */
export async function readFile(
  { storage }: Pick<RequestContext, 'storage'>,
  { arquivos, numero, tipo }: InvoiceNoteRow,
  kind: keyof InvoiceFiles,
): Promise<File | null> {
  const key = arquivos[kind]
  const bytes = key === undefined ? null : await storage.read(key)
  if (key === undefined || bytes === null) return null
  const ending = key.slice(key.lastIndexOf('.'))
  const name = `nfe-${numero ?? ''}${tipo === 'devolucao' ? '-devolucao' : ''}${NAMES[kind]}${ending}`

  return new File([Buffer.from(bytes)], name, {
    type: ending === '.pdf' ? 'application/pdf' : 'application/xml',
  })
}

const NAMES: Record<keyof InvoiceFiles, string> = {
  xml: '',
  danfe: '',
  cancelamento: '-cancelamento',
  cartaXml: '-correcao',
  carta: '-correcao',
}
