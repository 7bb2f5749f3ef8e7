import { and, eq } from 'drizzle-orm'
import { readLogin } from '#domain/customer/read-login.ts'
import type { Database } from '#platform/database/connect.ts'
import { clientes } from '../tables.ts'

/** The fields of an account that a login needs. */
export type Account = {
  id: number
  email: string
  documento: string | null
  senha: string | null
  revendedor: boolean
}

/** Finds an active account by e-mail, CPF or CNPJ; null if there is none. */
export async function findAccount(db: Database, usuario: string): Promise<Account | null> {
  const name = readLogin(usuario)
  if (!name) return null
  const named = 'email' in name ? eq(clientes.email, name.email) : eq(clientes.documento, name.documento)
  const [account] = await db
    .select({
      id: clientes.id,
      email: clientes.email,
      documento: clientes.documento,
      senha: clientes.senha,
      revendedor: clientes.revendedor,
    })
    .from(clientes)
    .where(and(named, eq(clientes.ativo, true)))

  return account ?? null
}

/** Normalizes the name that a user typed. */
export function accountName(usuario: string): string {
  const name = readLogin(usuario)
  if (!name) return usuario.trim().toLowerCase()

  return 'email' in name ? name.email : name.documento
}
