import { statementDescriptor } from '#domain/payments/statement-descriptor.ts'
import { recordAnswer, recordSilence } from '../accounts/health.ts'
import { accountOf, isGone, providerOf, webhookPath } from '../accounts/payment-account.ts'
import type { PaymentContext } from '../payment-context.ts'
import { ProviderRefusal, type ProviderState, ProviderUnavailable } from '../port.ts'
import { chargeRef, findPayment, nameAtProvider, type PaymentRow } from '../rows.ts'
import { openPaymentToken } from './payment-token.ts'
import { recordDetails, recordSituation, recordState } from './record-state.ts'

/**
 * Creates the charge of an opened payment at the provider and stores the response, outside of any transaction. Can be
 * repeated, also concurrently: the provider identifies the charge by the payment's id. Pass `opened` if the payment has
 * just been opened. Throws errors that are worth retrying.
 */
export async function sendPayment(
  context: PaymentContext,
  { id }: { id: string },
  opened?: PaymentRow,
): Promise<PaymentRow> {
  const payment = opened ?? (await findPayment(context.db, id))
  if (!payment) throw new Error('There is no such payment.')
  if (payment.dados || payment.situacao !== 'pendente') return payment
  try {
    const state = await ask(context, payment)
    await noteAnswer(context, payment)
    if (!state) return await recordSituation(context, id, 'expirado')
    return (await recordDetails(context, payment, state)) ?? (await recordState(context, id, state))
  } catch (error) {
    if (error instanceof ProviderRefusal) return recordSituation(context, id, 'recusado')
    if (error instanceof ProviderUnavailable) await recordSilence(context.db, payment, context.now)
    throw error
  }
}

/** Most accounts were never silent, and cost no statement. */
async function noteAnswer({ db, payments }: PaymentContext, payment: PaymentRow): Promise<void> {
  if (accountOf(payments, payment)?.saude.falhas) await recordAnswer(db, payment)
}

/** After the deadline, creates no charge, but looks for one from an earlier attempt; null if there is none. */
async function ask(context: PaymentContext, payment: PaymentRow): Promise<ProviderState | null> {
  if (context.now < payment.expiraEm) return create(context, payment)

  return providerOf(context.payments, payment).find(chargeRef(payment))
}

function create(context: PaymentContext, payment: PaymentRow): Promise<ProviderState> {
  const { payments, now, secrets, settings, storeUrl } = context
  const { valor, pagador, descricao, metodo, vencimento, parcelas, expiraEm } = payment
  const known = {
    id: nameAtProvider(payment.id),
    valor,
    pagador,
    descricao,
    descritor: statementDescriptor({ own: settings.sistema.fatura.nome, store: settings.loja.nome }),
    avisos: storeUrl + webhookPath(payment.idConta),
  }
  const { pix, boleto, cartao } = accountOf(payments, payment)?.provider ?? NONE
  if (metodo === 'pix' && pix) {
    const segundos = Math.ceil((expiraEm.getTime() - now.getTime()) / 1000)
    return pix.create({ ...known, segundos })
  }
  if (metodo === 'boleto' && boleto && vencimento) return boleto.create({ ...known, vencimento })
  const token = openPaymentToken(secrets, payment)
  if (metodo === 'cartao' && cartao && token)
    return cartao.create({ ...known, token, parcelas, capturar: true })

  if (isGone(payments, payment)) throw new ProviderRefusal(`The account for ${metodo} is gone.`)
  throw new Error(`There is no provider for ${metodo}.`)
}

const NONE = { pix: null, boleto: null, cartao: null }
