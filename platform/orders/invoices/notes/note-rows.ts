import { desc, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { type InvoiceNoteRow, notasFiscais } from '../tables.ts'

/** Returns an invoice. Refuses `CadastroInexistente`. */
export async function findNote(db: Database, id: string): Promise<InvoiceNoteRow> {
  const [row] = await db.select().from(notasFiscais).where(eq(notasFiscais.id, id))
  if (!row) throw refuse('CadastroInexistente')

  return row
}

/** The invoices of an order, newest first. */
export async function notesOfOrder(db: Database, idPedido: string): Promise<InvoiceNoteRow[]> {
  return db
    .select()
    .from(notasFiscais)
    .where(eq(notasFiscais.idPedido, idPedido))
    .orderBy(desc(notasFiscais.criadaEm), desc(notasFiscais.id))
}

/** The shop's name of an invoice at the service, which takes letters and digits only. */
export function refOf(id: string): string {
  return `nfe${id.replaceAll('-', '')}`
}

/** The invoice that a name means; null for names that are not the shop's. */
export function idOfRef(ref: string): string | null {
  const [, ...parts] =
    /^nfe([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/.exec(ref) ?? []

  return parts.length === 0 ? null : parts.join('-')
}
