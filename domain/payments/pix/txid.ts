/**
 * The identification of a charge for the standard Pix API, which takes 26 to 35 letters and digits, unique to the receiver:
 * a UUID without its hyphens.
 */
export function chargeTxid(uuid: string): string {
  const txid = uuid.replaceAll('-', '').toLowerCase()
  if (!/^[0-9a-f]{32}$/.test(txid)) throw new RangeError(`No UUID: ${uuid}`)

  return txid
}

/** Whether a text can identify a charge of the standard Pix API (Banco Central, API Pix 2.9.0). */
export function isChargeTxid(txid: string): boolean {
  return /^[A-Za-z0-9]{26,35}$/.test(txid)
}

/** Whether a text can identify the payment of a static code: 25 letters and digits at most, so never that of a charge. */
export function isStaticTxid(txid: string): boolean {
  return /^[A-Za-z0-9]{1,25}$/.test(txid)
}

/** What stands in a code in place of an identification that it doesn't have (Manual de Padrões para Iniciação do Pix). */
export const NO_TXID = '***'
