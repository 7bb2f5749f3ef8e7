import { randomUUID } from 'node:crypto'
import { count, eq } from 'drizzle-orm'
import { CONSENT_TEXTS } from '#domain/customer/consent-texts.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { enqueue } from '#platform/infrastructure/jobs/enqueue.ts'
import { accountOf } from '../accounts/payment-account.ts'
import type { OpenedPayment } from '../charges/open-payment.ts'
import { SETTLE_CARD } from '../queues.ts'
import { sealCardToken } from './card-token.ts'
import { cartoesGuardados } from './tables.ts'

/** More than anybody pays with. */
const MAX_CARDS = 10

/** Seconds until the payment has most likely been answered; the card is stored if that succeeded. */
const SETTLE_AFTER = 5

type CardRequest = {
  idCliente: number
  payment: OpenedPayment
  /** The card for a vault that is `byToken`: a second token, since the payment uses up its own. */
  token: string | undefined
}

/**
 * Records that a customer wants the card of this payment stored at its provider, in the caller's transaction; a job
 * does it once the payment succeeds. Does nothing if the provider stores none, or the customer has many.
 */
export async function requestCard(
  { db, now, payments, secrets }: Pick<RequestContext, 'db' | 'now' | 'payments' | 'secrets'>,
  { idCliente, payment, token }: CardRequest,
): Promise<void> {
  const { id: idPagamento, idConta } = payment
  const vault = accountOf(payments, payment)?.provider.cartao?.cofre
  if (idConta === null || !vault || (vault.byToken && !token)) return
  const [known] = await db
    .select({ total: count() })
    .from(cartoesGuardados)
    .where(eq(cartoesGuardados.idCliente, idCliente))
  if ((known?.total ?? 0) >= MAX_CARDS) return
  const id = randomUUID()
  await db.insert(cartoesGuardados).values({
    id,
    idCliente,
    idConta,
    idPagamento,
    token: vault.byToken && token ? sealCardToken(secrets, id, token) : null,
    consentimento: CONSENT_TEXTS.cartao,
    consentidoEm: now,
  })
  await enqueue(db, SETTLE_CARD, { id }, { startAfter: SETTLE_AFTER })
}
