import { createHmac } from 'node:crypto'

/**
 * Signs a link: HMAC-SHA256 over its purpose and parts with a secret of the store, 43 characters of base64url. A
 * function instead of the secret itself, so that nobody logs or returns it by mistake.
 */
export type SignLink = (
  uso:
    | 'pedido'
    | 'oficina'
    | 'proposta'
    | 'aluno'
    | 'turma'
    | 'lembrete'
    | 'previa'
    | 'alcance'
    | 'aparencia'
    | 'fila'
    | 'precos'
    | 'comprovante',
  ...parts: string[]
) => string

/**
 * Creates a signer with this secret. All nodes of a store need the same one; changing it invalidates every link that
 * was sent.
 */
export function linkSigner(secret: string): SignLink {
  // As JSON, so that the boundaries between the parts are signed too.
  return (...signed) => createHmac('sha256', secret).update(JSON.stringify(signed)).digest('base64url')
}
