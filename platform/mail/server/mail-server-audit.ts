import type { StoredServer } from './stored-server.ts'

export const MAIL_SERVER_TARGET = {
  tipo: 'servidorCorreio',
  id: 'correio',
  nome: 'Servidor de e-mail',
} as const

/** What the audit compares of a server: never the password. */
export function auditedServer(row: Omit<StoredServer, 'id'>): Record<string, unknown> {
  const { maquina, porta, seguranca, usuario, remetente } = row

  return { maquina, porta, seguranca, usuario, remetente }
}
