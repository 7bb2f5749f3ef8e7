import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { contasFrete, fretesMetodos, fretesServicos } from '../tables.ts'

/** Counts the store's own ways to deliver: services of its tables, methods that are switched on, and Melhor Envio. */
export async function countFreightServices(db: Database): Promise<number> {
  const [tables, methods, accounts] = await Promise.all([
    db.$count(fretesServicos),
    db.$count(fretesMetodos, eq(fretesMetodos.ativo, true)),
    db.$count(contasFrete, eq(contasFrete.ativa, true)),
  ])

  return tables + methods + accounts
}
