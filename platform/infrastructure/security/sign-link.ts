import { createHmac } from 'node:crypto'

/**
 * Signs what a link opens: HMAC-SHA256 over its purpose and parts under a secret of the store, 43 characters of base64url. A
 * function rather than the secret, so that nobody can log or answer it by mistake.
 */
export type SignLink = (uso: 'pedido' | 'lembrete' | 'previa', ...parts: string[]) => string

/** Signs links with this secret. All nodes of a store need the same one; another one ends every link that is out. */
export function linkSigner(secret: string): SignLink {
  // As JSON, where each part ends is part of what is signed.
  return (...signed) => createHmac('sha256', secret).update(JSON.stringify(signed)).digest('base64url')
}
