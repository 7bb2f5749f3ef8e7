import { asc } from 'drizzle-orm'
import type { FreightTableInput } from '#contract/settings/shipping-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { fretesFaixas, fretesServicos } from '../tables.ts'

/** All freight tables of the shop, in the format that saves them. */
export async function listFreightTables(db: Database): Promise<FreightTableInput[]> {
  const services = await db.select().from(fretesServicos).orderBy(asc(fretesServicos.codigo))
  const rows = await db
    .select()
    .from(fretesFaixas)
    .orderBy(
      asc(fretesFaixas.idServico),
      asc(fretesFaixas.cepDe),
      asc(fretesFaixas.cepAte),
      asc(fretesFaixas.pesoDe),
    )
  const byService = Map.groupBy(rows, ({ idServico }) => idServico)

  return services.map(({ id, ...service }) => ({
    ...service,
    faixas: (byService.get(id) ?? []).map(({ idServico: _service, ...row }) => row),
  }))
}
