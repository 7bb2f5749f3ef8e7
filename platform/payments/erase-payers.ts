import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { pagamentos } from './tables.ts'

/**
 * Takes the payer out of the payments of what `referencia` names: of what was paid the e-mail, which no account book asks
 * for; of what never was everything.
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
      .set({ pagador: pago ? { ...pagador, email: '' } : { nome: 'Cliente', documento: '', email: '' } })
      .where(eq(pagamentos.id, id))
}
