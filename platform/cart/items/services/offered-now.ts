import { sql } from 'drizzle-orm'
import type { LineService, OfferedService } from '#domain/workshop/service.ts'
import { offeredServices } from '#platform/catalog/services/services-in-statement.ts'
import type { Database } from '#platform/database/connect.ts'

/** The services of lines as the workshop offers them now. */
export async function offeredNow(
  db: Database,
  lines: readonly { servicos?: readonly Pick<LineService, 'idServico'>[] | undefined }[],
): Promise<OfferedService[]> {
  const ids = lines.flatMap(({ servicos = [] }) => servicos.map(({ idServico }) => idServico))
  if (ids.length === 0) return []
  const [row] = await db
    .select({ servicos: offeredServices(sql`select unnest(${sql.param(ids)}::integer[])`) })
    .from(sql`(select 1) as one`)

  return row?.servicos ?? []
}
