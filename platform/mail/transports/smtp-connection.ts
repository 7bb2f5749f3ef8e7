import type { SmtpServer } from '../port.ts'

/** The connection to a server as Nodemailer takes it. A silent server is given up after `timeoutMs`. */
export function smtpConnection({ maquina, porta, seguranca, usuario, senha }: SmtpServer, timeoutMs: number) {
  return {
    host: maquina,
    port: porta,
    secure: seguranca === 'tls',
    requireTLS: usuario !== '' && !/^(localhost$|127\.|::1$)/.test(maquina),
    ...(usuario !== '' && { auth: { user: usuario, pass: senha } }),
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
    socketTimeout: timeoutMs,
  }
}
