import { eq } from 'drizzle-orm'
import type { PostalAddress } from '#contract/customers/address.ts'
import type { Database } from '#platform/database/connect.ts'
import { contasEnsino as contas, listasEnsino as listas } from '../tables.ts'

/** Where a list's goods are collected, what each order pays for that in centavos, and the transport's business days. */
export type SchoolTerms = { endereco: PostalAddress; frete: number; dias: number }

/** Returns null if every buyer gets their own goods. */
export async function schoolTerms(db: Database, idLista: string): Promise<SchoolTerms | null> {
  const [found] = await db
    .select({ endereco: listas.endereco, frete: contas.freteEscola, dias: contas.diasEscola })
    .from(listas)
    .innerJoin(contas, eq(contas.idCliente, listas.idCliente))
    .where(eq(listas.id, idLista))

  return found?.endereco ? { ...found, endereco: found.endereco } : null
}
