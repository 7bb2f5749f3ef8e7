import { and, eq, isNull, lte, ne, or } from 'drizzle-orm'
import { DAY_MS } from '#domain/time/durations.ts'
import type { JobContext } from '#platform/infrastructure/jobs/job.ts'
import type { PaymentContext } from '../payment-context.ts'
import { type CardVault, ProviderRefusal } from '../port.ts'
import { chargeRef, findPayment, type PaymentRow } from '../rows.ts'
import { openCardToken } from './card-token.ts'
import { deleteCard, removeAtProvider } from './remove-at-provider.ts'
import { cartoesGuardados, type SavedCardRow } from './tables.ts'

/**
 * How long a card waits for its payment and its provider: as long as a card payment can be open. Then it is given up
 * with its token, which lives for days more at Mercado Pago.
 */
const MAX_WAIT = DAY_MS

const FAILED: readonly PaymentRow['situacao'][] = ['recusado', 'expirado', 'cancelado']

/**
 * Brings a card to where it belongs: stores it at its provider once its payment succeeded, and removes it there once
 * its customer has none of it any more. Can be repeated. Throws, to be retried, if the provider does not answer; until a
 * removal is due again, does nothing.
 */
export async function settleCard(context: SettleContext, { id }: { id: string }): Promise<void> {
  const [row] = await context.db.select().from(cartoesGuardados).where(eq(cartoesGuardados.id, id))
  if (!row || (row.tentarEm && row.tentarEm > context.now)) return
  const vault = context.payments.find((account) => account.id === row.idConta)?.provider.cartao?.cofre
  if (row.idCliente === null) await removeAtProvider(context, row, vault)
  else if (row.cartaoProvedor === null) await storeThere(context, row, vault)
}

/** Settles all cards that wait: those whose job gave up, and those of accounts that were erased. */
export async function settleCards(context: JobContext): Promise<void> {
  const waiting = await context.db
    .select({ id: cartoesGuardados.id })
    .from(cartoesGuardados)
    .where(
      and(
        or(isNull(cartoesGuardados.idCliente), isNull(cartoesGuardados.cartaoProvedor)),
        or(isNull(cartoesGuardados.tentarEm), lte(cartoesGuardados.tentarEm, context.now)),
      ),
    )
    .orderBy(cartoesGuardados.consentidoEm)
    .limit(100)
  const failed: unknown[] = []
  for (const card of waiting) await settleCard(context, card).catch((error: unknown) => failed.push(error))
  if (failed.length > 0) throw new AggregateError(failed, `${failed.length} cards could not be settled.`)
}

type SettleContext = PaymentContext & Pick<JobContext, 'funcionario' | 'ip'>

type Vault = CardVault | null | undefined

async function storeThere(context: SettleContext, row: SavedCardRow, vault: Vault): Promise<void> {
  const { db, now, secrets } = context
  const { id, idPagamento, consentidoEm } = row
  const payment = await findPayment(db, idPagamento)
  const isLate = now.getTime() - consentidoEm.getTime() > MAX_WAIT
  if (!vault || !payment || isLate || FAILED.includes(payment.situacao)) return deleteCard(db, id)
  // Asked again later.
  if (payment.situacao === 'pendente') return
  const token = openCardToken(secrets, row)
  try {
    const stored = await vault.save({
      cobranca: chargeRef(payment),
      token,
      chave: id,
      titular: payment.pagador,
    })
    await record(context, row, stored)
  } catch (error) {
    if (error instanceof ProviderRefusal) return deleteCard(db, id)
    throw error
  }
}

type Stored = Awaited<ReturnType<CardVault['save']>>

/** The same card stored before gives way to this one. */
async function record({ db }: PaymentContext, row: SavedCardRow, stored: Stored): Promise<void> {
  const { id, idCliente, idConta } = row
  const { cliente, cartao, bandeira, final, mes, ano } = stored
  await db.transaction(async (tx) => {
    const same = and(
      eq(cartoesGuardados.idConta, idConta),
      ne(cartoesGuardados.id, id),
      eq(cartoesGuardados.cartaoProvedor, cartao),
    )
    await tx.delete(cartoesGuardados).where(same)
    if (idCliente !== null)
      await tx
        .update(cartoesGuardados)
        .set({ idCliente: null })
        .where(
          and(
            eq(cartoesGuardados.idCliente, idCliente),
            eq(cartoesGuardados.idConta, idConta),
            ne(cartoesGuardados.id, id),
            eq(cartoesGuardados.bandeira, bandeira),
            eq(cartoesGuardados.final, final),
            eq(cartoesGuardados.mes, mes),
            eq(cartoesGuardados.ano, ano),
          ),
        )
    await tx
      .update(cartoesGuardados)
      .set({ token: null, clienteProvedor: cliente, cartaoProvedor: cartao, bandeira, final, mes, ano })
      .where(eq(cartoesGuardados.id, id))
  })
}
