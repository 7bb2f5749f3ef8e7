import { and, eq } from 'drizzle-orm'
import { readLogin } from '#domain/customer/read-login.ts'
import type { Database } from '#platform/database/connect.ts'
import { clientes } from '../tables.ts'

/** What a login needs to know of an account. */
export type Account = {
  id: number
  email: string
  documento: string | null
  senha: string | null
  revendedor: boolean
}

/** The account that is named by e-mail, CPF or CNPJ, or null. Those that were switched off are none. */
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

/** One spelling for all the ways in which an account's name can be typed. */
export function accountName(usuario: string): string {
  const name = readLogin(usuario)
  if (!name) return usuario.trim().toLowerCase()

  return 'email' in name ? name.email : name.documento
}
