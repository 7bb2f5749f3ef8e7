/**
 * Returns the shop's word for why a card was declined, for `declineReason`, or null if the code says nothing that a
 * shopper could act on. Since 28 August 2026 Pagar.me answers with the codes that ABECS, the card issuers' association,
 * set for each brand (Normativo 21, version 3); before, with its own four digits (Stone, Códigos de retorno).
 */
export function declineWord(code: string): string | null {
  const known = code.trim().toUpperCase()

  return (
    Object.entries(WORDS).find(([, codes]) => codes.split(' ').includes(known.padStart(2, '0')))?.[0] ?? null
  )
}

/** The codes of a word: of ABECS (two characters, three of American Express), then Pagar.me's former ones. */
const WORDS = {
  saldoInsuficiente: '51 61 116 121 1016',
  cartaoVencido: '54 101 1001 2001',
  codigoInvalido: 'N7 1045',
  dadosInvalidos: '12 14 56 63 111 122 1011 1022',
  cartaoDesabilitado: '62 78 1025',
  tentativasDemais: '38 75 106 1006 2006',
  falhaNoProcessamento: '91 96 911 912 9107 9111 9112',
} as const
