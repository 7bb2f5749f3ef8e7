/** Where anyone finds an instrument by its serial number. */
export const PASSPORT_PATH = '/passaporte'

/** The page on which the next owner takes an instrument over. */
export const HANDOVER_PATH = `${PASSPORT_PATH}/receber`

/** A passport's own page, which its QR code opens. */
export function passportPath(codigo: string): string {
  return `${PASSPORT_PATH}/${codigo}`
}

/** The link that its owner sends to the next one. */
export function handoverPath(chave: string): string {
  return `${HANDOVER_PATH}?${new URLSearchParams({ chave })}`
}
