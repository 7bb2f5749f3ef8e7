import { eq, sql } from 'drizzle-orm'
import { type FreightRow, type FreightService, tablePrice } from '#domain/shipping/freight-table.ts'
import type { Database } from '#platform/database/connect.ts'
import type { Carrier } from '../port.ts'
import { fretesFaixas, fretesServicos } from '../tables.ts'

/** The merchant's own freight tables. */
export function freightTables(db: Database): Carrier {
  return async ({ cep, itens }) => {
    const services = await servicesTo(db, cep)

    return services.flatMap((service) => {
      const price = tablePrice(service, cep, itens)
      return price ? [{ id: service.codigo, tipo: 'entrega' as const, label: service.nome, ...price }] : []
    })
  }
}

/** The services that deliver to a CEP, each with its rows for it. */
async function servicesTo(db: Database, cep: string) {
  const rows = await db
    .select({ servico: fretesServicos, faixa: fretesFaixas })
    .from(fretesFaixas)
    .innerJoin(fretesServicos, eq(fretesServicos.id, fretesFaixas.idServico))
    .where(sql`int4range(${fretesFaixas.cepDe}, ${fretesFaixas.cepAte}, '[]') @> ${Number(cep)}::integer`)
  const services = new Map<number, FreightService & { faixas: FreightRow[] }>()
  for (const { servico, faixa } of rows) {
    const known = services.get(servico.id)
    if (known) known.faixas.push(faixa)
    else services.set(servico.id, { ...servico, faixas: [faixa] })
  }
  return [...services.values()]
}
