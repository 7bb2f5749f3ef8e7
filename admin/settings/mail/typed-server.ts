import type { MailServer } from '#contract/settings/mail-server.ts'

/** The SMTP server as it is typed; `porta` is empty while the field is. `senha` empty: the stored one stays. */
export type TypedServer = {
  maquina: string
  porta: number | string
  seguranca: 'tls' | 'starttls'
  usuario: string
  senha: string
  remetente: string
}

/** Returns the stored server as the form begins; without one, an empty form with TLS on port 465. */
export function typedServer(stored: MailServer['guardado']): TypedServer {
  if (!stored) return { maquina: '', porta: 465, seguranca: 'tls', usuario: '', senha: '', remetente: '' }
  const { maquina, porta, seguranca, usuario, remetente } = stored

  return { maquina, porta, seguranca, usuario, senha: '', remetente }
}
