import { eq } from 'drizzle-orm'
import { type DisputeAnswer, takesDocuments } from '#domain/payments/dispute.ts'
import type { Database } from '#platform/database/connect.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import { accountOf } from '../accounts/payment-account.ts'
import type { PaymentContext } from '../payment-context.ts'
import {
  type DisputeDesk,
  type DisputeDocument,
  disputeOf,
  ProviderRefusal,
  ProviderUnavailable,
} from '../port.ts'
import { chargeRef, findPayment, lockPayment, type PaymentRow } from '../rows.ts'
import { pagamentos } from '../tables.ts'

type Sending = { idPagamento: string; documentos: readonly DisputeDocument[] }

/**
 * Sends the store's documents on an open dispute to the provider, outside of any transaction, and records what became
 * of them; `also` runs in the transaction that records it. Refuses `ContestacaoEncerrada` if no documents are taken
 * (any more), `ProvedorIndisponivel`, and `CamposInvalidos` with the provider's reason.
 */
export async function sendDocuments(
  context: PaymentContext,
  { idPagamento, documentos }: Sending,
  also: (tx: Database) => Promise<void>,
): Promise<void> {
  const payment = await findPayment(context.db, idPagamento)
  const desk = payment && accountOf(context.payments, payment)?.provider.cartao?.contestacao
  if (!desk || disputeOf(payment.dados) !== 'aberta') throw refuse('ContestacaoEncerrada')
  const resposta = await orRefuse(() => send(context, { desk, payment, documentos }))
  await context.db.transaction(async (tx) => {
    const { dados } = await lockPayment(tx, idPagamento)
    if (dados?.metodo === 'cartao')
      await tx
        .update(pagamentos)
        .set({ dados: { ...dados, resposta } })
        .where(eq(pagamentos.id, idPagamento))
    await also(tx)
  })
}

/** The deadline is asked for again, since it can have moved. */
async function send(
  { now }: PaymentContext,
  { desk, payment, documentos }: { desk: DisputeDesk; payment: PaymentRow } & Pick<Sending, 'documentos'>,
): Promise<DisputeAnswer> {
  const charge = chargeRef(payment)
  const before = await desk.find(charge)
  if (!before || !takesDocuments(before, now)) throw refuse('ContestacaoEncerrada')
  await desk.answer(before.id, documentos)
  // They are there, whether it answers now or not.
  const after = await desk.find(charge).catch(() => null)

  return { ...(after ?? before), enviadosEm: now.toISOString() }
}

async function orRefuse<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch (error) {
    if (error instanceof ProviderUnavailable) throw refuse('ProvedorIndisponivel', undefined, AWAY)
    if (error instanceof ProviderRefusal)
      throw refuse(
        'CamposInvalidos',
        { campos: [{ campo: 'arquivos', mensagem: error.message }] },
        error.message,
      )
    throw error
  }
}

const AWAY =
  'O provedor não respondeu, e não sabemos se os documentos chegaram. Tente de novo em instantes: mandar duas vezes não faz mal.'
