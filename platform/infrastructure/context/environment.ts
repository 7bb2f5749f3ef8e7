/**
 * What the process was told about the world around it, as far as the store's people may know it: never a key or a password.
 * It changes with a new start only, so the panel shows it and does not offer to change it.
 */
export type Environment = {
  /** Who takes money by each way: the provider's host, `simulado`, or null where nobody does. */
  pagamentos: { pix: string | null; boleto: string | null; cartao: string | null }
  /** Who quotes freight before the store's own tables: a host, or null. */
  frete: string | null
  /** Where mail goes: the server's host, or null where it is laid into files. */
  correio: { servidor: string | null; remetente: string }
  /** Closed from outside, whatever the settings say. */
  fechada: boolean
  /** The word that lets its bearer in while the shop is closed; it is for who may change that. */
  palavraDeAcesso: string
  /** Whether webhooks may go to addresses that only this machine or its network can reach: for development. */
  webhooksLocais: boolean
}
