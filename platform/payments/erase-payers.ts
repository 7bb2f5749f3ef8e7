import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pagamentos } from './tables.ts'

/**
 * Erases the payer from the payments of a `referencia`: e-mail and telephone of paid ones, which bookkeeping does not
 * need, and everything of unpaid ones.
 */
export async function erasePayers(
  tx: Database,
  referencia: string,
  { pago }: { pago: boolean },
): Promise<void> {
  const rows = await tx
    .select({ id: pagamentos.id, pagador: pagamentos.pagador })
    .from(pagamentos)
    .where(eq(pagamentos.referencia, referencia))
  for (const { id, pagador } of rows)
    await tx
      .update(pagamentos)
      .set({
        pagador: pago
          ? { ...pagador, email: '', telefone: '' }
          : { nome: 'Cliente', documento: '', email: '' },
      })
      .where(eq(pagamentos.id, id))
}
