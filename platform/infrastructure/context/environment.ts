/**
 * The process's configuration as far as staff may see it: never a key or a password. It changes only with a restart, so
 * the panel shows it read-only.
 */
export type Environment = {
  /** Host of the bank that takes Pix before the store's own accounts; null if there is none. */
  pix: string | null
  /** Host and port of the mail server; null if mails are written to files. */
  correio: { servidor: string | null; remetente: string }
  /** Closed by configuration, whatever the settings say. */
  fechada: boolean
  /** The secret word that lets visitors in while the shop is closed; shown only to staff who may change that. */
  palavraDeAcesso: string
  /** Whether the proxy before the shop is trusted to name visitors. */
  trustProxy: boolean
  /** Whether webhooks may be sent to addresses that only this machine or its network can reach: for development. */
  webhooksLocais: boolean
}
