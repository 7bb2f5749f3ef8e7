import { and, count, desc, eq, isNull } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { nextCheck } from '../charges/next-check.ts'
import { lockPayment, type PaymentRow } from '../rows.ts'
import { pagamentos, pagamentosMudancas, pixProprioRecebimentos, recebimentos } from '../tables.ts'
import { lockConfirmations } from './store-receipt.ts'

/** How long a confirmation can be undone. */
export const UNDO_MS = DAY_MS

/**
 * Undoes a confirmation that was a mistake, in the caller's transaction: the payment waits for its money again, for a
 * day at least. Returns the payment. Refuses `ConferenciaMantida` after a day, for one of several receipts, for money
 * that was late, and if anything was or is to be refunded: then a person has to refund or cancel instead; and
 * `CadastroInexistente`.
 */
export async function undoReceipt(
  { db, now }: { db: Database; now: Date },
  id: string,
): Promise<Pick<PaymentRow, 'id' | 'referencia' | 'descricao' | 'valor'>> {
  await lockConfirmations(db)
  const [receipt] = await db
    .select()
    .from(pixProprioRecebimentos)
    .where(and(eq(pixProprioRecebimentos.id, id), isNull(pixProprioRecebimentos.desfeitoEm)))
  if (!receipt) throw refuse('CadastroInexistente')
  const payment = await lockPayment(db, receipt.idCobranca)
  const isOld = now.getTime() - receipt.conferidoEm.getTime() > UNDO_MS
  const mayUndo = payment.situacao === 'pago' && payment.estornado === 0 && (await isSimple(db, payment))
  if (isOld || !mayUndo) throw refuse('ConferenciaMantida')

  await db.update(pixProprioRecebimentos).set({ desfeitoEm: now }).where(eq(pixProprioRecebimentos.id, id))
  await db.delete(recebimentos).where(and(eq(recebimentos.idPagamento, payment.id), eq(recebimentos.id, id)))
  const expiraEm = new Date(Math.max(payment.expiraEm.getTime(), now.getTime() + DAY_MS))
  // The only way back from `pago`: no provider takes money back that a person only believed to have seen.
  await db
    .update(pagamentos)
    .set({
      situacao: 'pendente',
      recebido: 0,
      pagoEm: null,
      expiraEm,
      conferirEm: nextCheck({ ...payment, situacao: 'pendente', expiraEm }, now),
    })
    .where(eq(pagamentos.id, payment.id))
  await db.insert(pagamentosMudancas).values({
    idPagamento: payment.id,
    de: 'pago',
    para: 'pendente',
    origem: 'loja',
    em: now,
    // The caller applies it to the order.
    avisadaEm: now,
  })

  return payment
}

/** Whether the receipt is the payment's only one, and came while the payment waited. */
async function isSimple(db: Database, { id }: PaymentRow): Promise<boolean> {
  const [receipts] = await db
    .select({ how: count() })
    .from(recebimentos)
    .where(eq(recebimentos.idPagamento, id))
  const [last] = await db
    .select({ de: pagamentosMudancas.de, para: pagamentosMudancas.para })
    .from(pagamentosMudancas)
    .where(eq(pagamentosMudancas.idPagamento, id))
    .orderBy(desc(pagamentosMudancas.id))
    .limit(1)

  return receipts?.how === 1 && last?.de === 'pendente' && last.para === 'pago'
}
