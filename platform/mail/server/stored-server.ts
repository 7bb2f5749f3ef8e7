import type { Database } from '#platform/database/connect.ts'
import type { Place, Secrets } from '#platform/infrastructure/security/seal.ts'
import type { SmtpServer } from '../port.ts'
import { servidorCorreio } from '../tables.ts'

/** Where the server's password is sealed for. */
export const SEALED_MAIL_PASSWORD = { tabela: 'servidor_correio', campo: 'senha' } as const

export const MAIL_PASSWORD_PLACE: Place = { ...SEALED_MAIL_PASSWORD, id: 'correio' }

export type StoredServer = typeof servidorCorreio.$inferSelect

/** The SMTP server that the panel entered; null if there is none. */
export async function storedServer(db: Database): Promise<StoredServer | null> {
  const [row] = await db.select().from(servidorCorreio)

  return row ?? null
}

/** Opens its password. Throws `SealBroken`. */
export function smtpServer(secrets: Secrets, row: StoredServer): SmtpServer {
  const { maquina, porta, seguranca, usuario, senha } = row

  return { maquina, porta, seguranca, usuario, senha: secrets.open(senha, MAIL_PASSWORD_PLACE) }
}
