import { eq } from 'drizzle-orm'
import type { Settings } from '#contract/settings/settings.ts'
import type { Database } from '#platform/database/connect.ts'
import { contasFrete, fretesMetodos, fretesServicos } from '../tables.ts'

/**
 * Counts the store's own ways to deliver: services of its tables, methods that are switched on, and Melhor Envio. A
 * method by distance alone counts once it knows where to measure from: until then it is offered to nobody.
 */
export async function countFreightServices(
  db: Database,
  { coordenadas }: Settings['sistema']['frete'],
): Promise<number> {
  const [tables, methods, accounts] = await Promise.all([
    db.$count(fretesServicos),
    db
      .select({ origem: fretesMetodos.origem, regras: fretesMetodos.regras })
      .from(fretesMetodos)
      .where(eq(fretesMetodos.ativo, true)),
    db.$count(contasFrete, eq(contasFrete.ativa, true)),
  ])
  const offered = methods.filter(
    ({ origem, regras }) => origem ?? coordenadas ?? regras.some(({ onde }) => onde.tipo !== 'distancia'),
  )

  return tables + offered.length + accounts
}
