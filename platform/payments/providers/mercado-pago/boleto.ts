import type { PaymentSituation } from '#domain/order/payment/payment-situation.ts'
import { barcodeOfLine } from '#domain/payments/boleto/linha-digitavel.ts'
import { saoPauloClock } from '#domain/time/business-days-clock.ts'
import { type PaymentDetails, ProviderUnavailable } from '../../port.ts'
import type { OrderPayment } from './order.ts'

/** What is needed to pay a boleto. Throws ProviderUnavailable as long as an open one has no line. */
export function boletoDetails(
  { payment_method: method, date_of_expiration: expiration }: OrderPayment,
  situacao: PaymentSituation,
): PaymentDetails {
  const linhaDigitavel = method?.digitable_line ?? ''
  if (situacao === 'pendente' && !(/^\d{47}$/.test(linhaDigitavel) && expiration))
    throw new ProviderUnavailable('The order of Mercado Pago has no boleto yet.')
  const barcode = method?.barcode_content ?? ''

  return {
    metodo: 'boleto',
    linhaDigitavel,
    // Some answers carry the line in place of the bar code.
    codigoDeBarras: /^\d{44}$/.test(barcode) ? barcode : barcodeOfLine(linhaDigitavel),
    vencimento: expiration ? saoPauloClock(expiration).dia : '',
    pdf: method?.ticket_url ?? null,
  }
}
