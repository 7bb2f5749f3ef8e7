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
