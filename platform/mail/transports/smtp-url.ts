import type { SmtpServer } from '../port.ts'

/** Reads the server of an address like `smtps://user:password@host:465`. `smtp://` uses STARTTLS if the server has it. */
export function smtpServerOf(url: string): SmtpServer {
  const { protocol, hostname, port, username, password } = new URL(url)
  const tls = protocol === 'smtps:'

  return {
    maquina: hostname.replace(/^\[|\]$/g, ''),
    porta: Number(port) || (tls ? 465 : 587),
    seguranca: tls ? 'tls' : 'starttls',
    usuario: decodeURIComponent(username),
    senha: decodeURIComponent(password),
  }
}
