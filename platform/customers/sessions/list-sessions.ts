import { desc, eq } from 'drizzle-orm'
import type { Session } from '#contract/customers/account.ts'
import { placeOf } from '#domain/customer/address/cep-city.ts'
import { deviceName } from '#domain/format/device-name.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { sessoes } from '../tables.ts'
import { requireCustomer } from './require-customer.ts'
import { requireSession } from './session.ts'

/**
 * Lists the sessions of the logged-in customer: the current one first, then the latest used. Refuses `LoginNecessario`.
 */
export async function listSessions(context: RequestContext): Promise<{ sessoes: Session[] }> {
  const idCliente = await requireCustomer(context)
  const rows = await context.db
    .select()
    .from(sessoes)
    .where(eq(sessoes.idCliente, idCliente))
    .orderBy(desc(eq(sessoes.hash, requireSession(context))), desc(sessoes.vistaEm))

  return {
    sessoes: rows.map(({ id, hash, agente, cep, uf, criadaEm, vistaEm }) => ({
      id,
      aparelho: deviceName(agente),
      cidade: placeOf(cep ?? '')?.cidade ?? '',
      uf: uf ?? '',
      criadaEm: criadaEm.toISOString(),
      vistaEm: vistaEm.toISOString(),
      atual: hash === context.sessao,
    })),
  }
}
