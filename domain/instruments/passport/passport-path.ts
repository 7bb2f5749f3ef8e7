/** Where anyone finds an instrument by its serial number. */
export const PASSPORT_PATH = '/passaporte'

/** The page on which the next owner takes an instrument over. */
export const HANDOVER_PATH = `${PASSPORT_PATH}/receber`

/** A passport's own page. */
export function passportPath(codigo: string): string {
  return `${PASSPORT_PATH}/${codigo}`
}

/** The proof of the purchase, for the buyer's insurer. */
export function proofPath(codigo: string): string {
  return `${passportPath(codigo)}/seguro`
}

/**
 * What the shop attests of a purchase, to whoever has the printed proof with this signature. One address with the
 * proof, since each costs all pages.
 */
export function attestPath(codigo: string, chave: string): string {
  return `${proofPath(codigo)}?${new URLSearchParams({ chave })}`
}

/** The parameter by which a passport's page knows that its QR code was read. */
export const OPENED_BY = { name: 'por', qr: 'qr' } as const

/** The same page as its QR code has it. */
export function qrPath(codigo: string): string {
  return `${passportPath(codigo)}?${OPENED_BY.name}=${OPENED_BY.qr}`
}

/** The link that its owner sends to the next one. */
export function handoverPath(chave: string): string {
  return `${HANDOVER_PATH}?${new URLSearchParams({ chave })}`
}
