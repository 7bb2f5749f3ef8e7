import { eq, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { recordState } from '../charges/record-state.ts'
import { ownState } from '../providers/own-pix/ledger.ts'
import { findPayment, type PaymentRow } from '../rows.ts'
import { pixProprioCobrancas, pixProprioRecebimentos } from '../tables.ts'

/** `lancamento` is the key of a statement's movement; null if a person typed it. `quem` is their name. Centavos. */
type Receipt = { idPagamento: string; valor: number; em: Date; lancamento: string | null; quem: string }

/**
 * Lets one confirmation at a time happen until the transaction ends: a person who types what another one imports must
 * see it.
 */
export async function lockConfirmations(tx: Database): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('own-pix'))`)
}

/** A charge by the store's own key, its payment and what was confirmed so far. Refuses `CadastroInexistente`. */
export async function ownCharge(
  db: Database,
  idPagamento: string,
): Promise<{ payment: PaymentRow; txid: string; criadaEm: Date; recebido: number }> {
  const [charge] = await db
    .select({
      txid: pixProprioCobrancas.txid,
      criadaEm: pixProprioCobrancas.criadaEm,
      recebido: sql<number>`coalesce((select sum(r.valor) from pix_proprio_recebimentos r
        where r.id_cobranca = ${idPagamento}::uuid and r.desfeito_em is null), 0)::integer`,
    })
    .from(pixProprioCobrancas)
    .where(eq(pixProprioCobrancas.id, idPagamento))
  const payment = charge && (await findPayment(db, idPagamento))
  if (!payment) throw refuse('CadastroInexistente')

  return { payment, ...charge }
}

/**
 * Records money that was seen in the store's account, and applies it to its payment as a provider's answer would be:
 * the order moves on, and money that is late, too little or too much is handled as any other. In the caller's
 * transaction, after `lockConfirmations`.
 */
export async function storeReceipt(
  { db, now }: { db: Database; now: Date },
  { idPagamento, ...receipt }: Receipt,
): Promise<void> {
  await db.insert(pixProprioRecebimentos).values({ ...receipt, idCobranca: idPagamento, conferidoEm: now })
  const state = await ownState(db, idPagamento)
  if (!state) throw new Error('A charge is missing.')
  await recordState({ db, now }, idPagamento, state)
}
