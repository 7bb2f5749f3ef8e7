/** What a final refusal of Mercado Pago's says to a person, by the code of its error (API reference, "Errors"). */
export function refusalSentence(code: string): string {
  return SENTENCES[code] ?? `O Mercado Pago não aceitou o pedido (${code}).`
}

const DATA = 'O Mercado Pago não aceitou os dados do pagamento. Confira nome, CPF ou CNPJ, e-mail e endereço.'

const SENTENCES: Readonly<Record<string, string>> = {
  required_properties: DATA,
  property_value: DATA,
  property_type: DATA,
  invalid_properties: DATA,
  invalid_email_for_sandbox:
    'No ambiente de teste do Mercado Pago, o e-mail de quem compra precisa terminar em @testuser.com.',
  refund_amount_exceeds: 'O valor é maior do que ainda pode ser devolvido no Mercado Pago.',
}
