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
}
