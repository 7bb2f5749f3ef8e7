/**
 * Returns the explanation of a declined card for the shopper, given the provider's reason; a general one if the reason
 * is unknown.
 */
export function declineReason(motivo: string): string {
  return (
    REASONS[motivo] ?? 'O banco emissor não autorizou a compra. Tente outro cartão ou fale com o seu banco.'
  )
}

const REASONS: Readonly<Record<string, string>> = {
  saldoInsuficiente: 'O limite deste cartão não foi suficiente. Tente outro cartão ou pague com Pix.',
  cartaoVencido: 'Este cartão está vencido. Use outro.',
  codigoInvalido: 'O código de segurança não confere. Confira os dados do cartão.',
  dadosInvalidos: 'Algum dado do cartão não confere. Confira número, validade e código de segurança.',
  dadosVencidos: 'Os dados do cartão perderam a validade antes do pagamento. Digite-os de novo.',
  autorizacaoNecessaria:
    'O banco pede que você autorize esta compra. Ligue para o número no verso do cartão e tente de novo.',
  cartaoDesabilitado: 'Este cartão está bloqueado para compras on-line. Libere-o com o banco ou use outro.',
  riscoDeFraude: 'O pagamento foi recusado por segurança. Use outro cartão ou pague com Pix.',
  tentativasDemais: 'Foram tentativas demais com este cartão. Use outro cartão ou pague com Pix.',
  parcelasInvalidas: 'Este cartão não aceita esse número de parcelas. Escolha outro ou pague com Pix.',
  falhaNoProcessamento: 'A operadora não conseguiu processar o pagamento. Tente de novo em alguns minutos.',
  confirmacaoVencida: 'O prazo para confirmar a compra com o banco passou. Tente de novo.',
  confirmacaoFalhou: 'O banco não confirmou que o cartão é seu. Tente de novo ou use outro cartão.',
}
