/** Returns whether a text can be the txid of a charge in the standard Pix API (Banco Central, API Pix 2.9.0). */
export function isChargeTxid(txid: string): boolean {
  return /^[A-Za-z0-9]{26,35}$/.test(txid)
}

/**
 * Returns whether a text can be the txid of a static code: at most 25 letters and digits, so never that of a charge.
 */
export function isStaticTxid(txid: string): boolean {
  return /^[A-Za-z0-9]{1,25}$/.test(txid)
}

/** Placeholder for a missing txid in a code (Manual de Padrões para Iniciação do Pix). */
export const NO_TXID = '***'

/**
 * Returns the txid of a charge's static code: the first 16 of the 32 hexadecimal digits of its id, in capitals. Short
 * enough for people to compare, and never written by chance (60 random bits of a UUID).
 */
export function ownTxid(id: string): string {
  return id.slice(0, OWN_TXID_LENGTH).toUpperCase()
}

export const OWN_TXID_LENGTH = 16
