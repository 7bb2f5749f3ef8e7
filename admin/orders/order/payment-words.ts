import { formatMoment } from '#admin/components/date/format.ts'
import type { AdminOrder } from '#contract/orders/admin-orders.ts'
import { formatBRL } from '#domain/money/format-money.ts'
import { paymentText } from '#domain/order/payment/payment-text.ts'

/** Describes a payment made in the store's previous shop. */
export function paidElsewhere({
  pagamentoAntigo,
  pagoEm,
}: Pick<AdminOrder, 'pagamentoAntigo' | 'pagoEm'>): string {
  const how = pagamentoAntigo === null ? '' : `, por ${pagamentoAntigo}`
  const when = pagoEm === null ? 'Não foi pago' : `Pago em ${formatMoment(pagoEm)}`

  return `${when}${how}, na outra loja. O que for preciso devolver volta por lá.`
}

/** What is known of an attempt to pay: its card, interest, refusal, dates and sums. */
export function attemptDetails(attempt: AdminOrder['pagamentos'][number]): string {
  const { juros, cartao, pix, pagoEm, expiraEm, recebido, estornado, conta, tarifa } = attempt

  return [
    cartao && paymentText(attempt),
    pix?.proprio && `direto na chave da loja, identificador ${pix.proprio.txid}`,
    juros > 0 && `${formatBRL(juros)} de juros`,
    cartao?.motivoRecusa,
    pagoEm === null ? `vence ${formatMoment(expiraEm)}` : `pago em ${formatMoment(pagoEm)}`,
    recebido > 0 && `recebido ${formatBRL(recebido)}`,
    estornado > 0 && `estornado ${formatBRL(estornado)}`,
    conta !== null && `pela conta ${conta}`,
    tarifa !== null && `tarifa estimada ${formatBRL(tarifa)}`,
  ]
    .filter(Boolean)
    .join(' · ')
}
