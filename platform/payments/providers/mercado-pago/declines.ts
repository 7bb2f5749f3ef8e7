/**
 * Why a card was declined, in the shop's words (`decline-reason.ts`), by Mercado Pago's `status_detail`; the names that
 * begin with `cc_rejected_` are those of its older API, which answers of banks still carry. Others are `cartaoRecusado`.
 */
export const DECLINES: Readonly<Record<string, string>> = {
  insufficient_amount: 'saldoInsuficiente',
  card_insufficient_amount: 'saldoInsuficiente',
  amount_limit_exceeded: 'saldoInsuficiente',
  bad_filled_card_data: 'dadosInvalidos',
  invalid_card_token: 'dadosVencidos',
  required_call_for_authorize: 'autorizacaoNecessaria',
  card_disabled: 'cartaoDesabilitado',
  high_risk: 'riscoDeFraude',
  max_attempts_exceeded: 'tentativasDemais',
  invalid_installments: 'parcelasInvalidas',
  processing_error: 'falhaNoProcessamento',
  rejected_by_issuer: 'cartaoRecusado',
  rejected_other_reason: 'cartaoRecusado',
  '3ds_challenge_expired': 'confirmacaoVencida',
  cc_rejected_3ds_challenge: 'confirmacaoFalhou',
  cc_rejected_insufficient_amount: 'saldoInsuficiente',
  cc_rejected_bad_filled_date: 'cartaoVencido',
  cc_rejected_bad_filled_security_code: 'codigoInvalido',
  cc_rejected_bad_filled_card_number: 'dadosInvalidos',
  cc_rejected_bad_filled_other: 'dadosInvalidos',
  cc_rejected_call_for_authorize: 'autorizacaoNecessaria',
  cc_rejected_card_disabled: 'cartaoDesabilitado',
  cc_rejected_high_risk: 'riscoDeFraude',
  cc_rejected_blacklist: 'riscoDeFraude',
  cc_rejected_max_attempts: 'tentativasDemais',
  cc_rejected_invalid_installments: 'parcelasInvalidas',
}
