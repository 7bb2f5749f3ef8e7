import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pagamentos } from './tables.ts'

/**
 * Erases the payer from the payments of a `referencia`: e-mail, telephone and the provider's id of paid ones, which
 * bookkeeping does not need, and everything of unpaid ones.
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
  for (const { id, pagador } of rows) {
    const { idProvedor: _customer, ...known } = pagador
    await tx
      .update(pagamentos)
      .set({
        pagador: pago ? { ...known, email: '', telefone: '' } : { nome: 'Cliente', documento: '', email: '' },
      })
      .where(eq(pagamentos.id, id))
  }
}
