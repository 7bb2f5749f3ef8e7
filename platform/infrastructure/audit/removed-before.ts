import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'

const Found = z.object({ rows: z.array(z.unknown()) })

type RemovedBeforeInput = {
  /** The action of a removal. */
  acao: string
  /** The field by which the removed thing is known, and its value. */
  campo: string
  valor: string
}

/** Whether the audit contains a removal of the thing with this value in this field. */
export async function removedBefore(
  tx: Database,
  { acao, campo, valor }: RemovedBeforeInput,
): Promise<boolean> {
  const found = await tx.execute(sql`
    select from auditoria
    where acao = ${acao} and mudancas @> ${JSON.stringify([{ campo, antes: valor }])}::jsonb
    limit 1`)

  return Found.parse(found).rows.length > 0
}
