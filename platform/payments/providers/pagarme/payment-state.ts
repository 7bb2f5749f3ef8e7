import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import { writeLinhaDigitavel } from '#domain/payments/boleto/linha-digitavel.ts'
import { readLinhaDigitavel } from '#domain/payments/boleto/read-linha-digitavel.ts'
import { readPixCode } from '#domain/payments/pix/read-pix-code.ts'
import { type PaymentDetails, ProviderRefusal, type ProviderState, ProviderUnavailable } from '../../port.ts'
import type { Charge } from './charge.ts'
import { declineWord } from './decline-codes.ts'
import { refundsOf } from './refund-marks.ts'
import { meaning, SITUATIONS } from './statuses.ts'

/**
 * Maps a charge to the shop's state of it. `simulated`: the test environment has Pix codes and boletos that no bank can
 * read. Throws ProviderRefusal for a Pix or a boleto that was never issued, and ProviderUnavailable for one whose code
 * can't be read.
 */
export function paymentState(charge: Charge, { simulated }: { simulated: boolean }): ProviderState {
  const recebimentos = receiptsOf(charge)
  const reported = situationOf(charge)
  // Money that the shop gave back leaves the charge "canceled", but the payment was one.
  const situacao = reported === 'cancelado' && recebimentos.length > 0 ? 'pago' : reported

  return {
    idProvedor: charge.id,
    situacao,
    dados: detailsOf(charge, situacao, simulated),
    recebimentos,
    estornos: refundsOf(charge),
  }
}

function situationOf({ status, last_transaction: transaction }: Charge): PaymentSituation {
  const decided = meaning(SITUATIONS.charge, status, 'transaction')
  if (decided !== 'transaction') return decided

  return transaction ? meaning(SITUATIONS.transaction, transaction.status, 'pendente') : 'pendente'
}

/**
 * The money of a charge: it takes one payment, so its id identifies the receipt. Money that went back without the shop's
 * doing, as when a charge is paid in the moment of its cancellation, was never there.
 */
function receiptsOf(charge: Charge): ProviderState['recebimentos'] {
  const { id, paid_at, updated_at, canceled_amount } = charge
  const valor = charge.paid_amount ?? (PAID.has(charge.status) ? charge.amount : 0)
  const undone = (canceled_amount ?? 0) >= valor && refundsOf(charge).length === 0
  if (valor === 0 || undone) return []

  return [{ id, valor, em: paid_at ?? updated_at }]
}

const PAID: ReadonlySet<string> = new Set(['paid', 'chargedback', 'partial_refunded'])

function detailsOf(charge: Charge, situacao: PaymentSituation, simulated: boolean): PaymentDetails {
  const open = situacao === 'pendente'
  if (charge.payment_method === 'credit_card') return cardOf(charge, situacao)
  if (situacao === 'recusado') throw new ProviderRefusal('Pagar.me issued no charge.')
  if (charge.payment_method === 'pix')
    return { metodo: 'pix', copiaECola: pixCode(charge, open && !simulated) }
  if (charge.payment_method === 'boleto') return boletoOf(charge, open && !simulated)

  throw new ProviderUnavailable('Pagar.me answered with a payment method that the shop does not use.')
}

/** After its payment, a charge's last transaction may be a refund, which has no code; nobody needs it any more. */
function pixCode({ last_transaction: transaction }: Charge, must: boolean): string {
  const code = transaction?.qr_code ?? ''
  if (must && readPixCode(code).tipo === 'invalido')
    throw new ProviderUnavailable('Pagar.me answered with a Pix code that banks can’t read.')

  return code
}

function boletoOf({ due_at, last_transaction: transaction }: Charge, must: boolean): PaymentDetails {
  const codigoDeBarras = readLinhaDigitavel(transaction?.line ?? '')
  const vencimento = /^\d{4}-\d\d-\d\d/.exec(transaction?.due_at ?? due_at ?? '')?.[0]
  if (!vencimento || (must && codigoDeBarras === null))
    throw new ProviderUnavailable('Pagar.me answered with a boleto that banks can’t read.')

  return {
    metodo: 'boleto',
    linhaDigitavel: codigoDeBarras === null ? ZEROS : writeLinhaDigitavel(codigoDeBarras),
    // Pagar.me's own `barcode` is the address of a picture.
    codigoDeBarras: codigoDeBarras ?? ZEROS.slice(0, 44),
    vencimento,
    pdf: transaction?.pdf ?? null,
  }
}

/** The digits of a boleto that can't be paid: of the test environment, or one that has ended. */
const ZEROS = '0'.repeat(47)

function cardOf({ last_transaction: transaction }: Charge, situacao: PaymentSituation): PaymentDetails {
  return {
    metodo: 'cartao',
    bandeira: transaction?.card?.brand.toLowerCase() ?? 'outra',
    ultimosDigitos: transaction?.card?.last_four_digits ?? '',
    autorizacao: transaction?.acquirer_auth_code ?? null,
    nsu: transaction?.acquirer_nsu ?? null,
    motivoRecusa: situacao === 'recusado' ? declineOf(transaction) : null,
    // How it ends, Pagar.me shows in its dashboard only.
    contestacao: situacao === 'contestado' ? 'aberta' : null,
  }
}

function declineOf(transaction: Charge['last_transaction']): string | null {
  if (transaction?.antifraud_response?.status === 'reproved') return 'riscoDeFraude'
  const code = transaction?.acquirer_return_code
  if (!code) return null

  return declineWord(code) ?? code
}
