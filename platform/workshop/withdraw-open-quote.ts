import { and, eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { ordensOrcamentos as orcamentos, type QuoteRow } from './tables.ts'

/** Takes back the quote of a locked work order that nobody answered; returns it, if there was one. */
export async function withdrawOpenQuote(
  tx: Database,
  { id, now }: { id: string; now: Date },
): Promise<QuoteRow | undefined> {
  const [quote] = await tx
    .update(orcamentos)
    .set({ situacao: 'retirado', respondidoEm: now })
    .where(and(eq(orcamentos.idOrdem, id), eq(orcamentos.situacao, 'enviado')))
    .returning()

  return quote
}
