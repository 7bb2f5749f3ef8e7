import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { passaportesRegistros as registros } from '../tables.ts'

/** Whether a passport has what was done for a work order. */
export async function hasRecordOf(
  tx: Database,
  { idOrdem, idPassaporte }: { idOrdem: string; idPassaporte: number },
): Promise<boolean> {
  const found = and(eq(registros.idPassaporte, idPassaporte), eq(registros.idOrdem, idOrdem))

  return (await tx.$count(registros, found)) > 0
}

/** Whether a passport has a record without a work order that was written at one of these moments. */
export async function hasRecordAt(
  tx: Database,
  { idPassaporte, moments }: { idPassaporte: number; moments: readonly Date[] },
): Promise<boolean> {
  if (moments.length === 0) return false
  const found = and(
    eq(registros.idPassaporte, idPassaporte),
    isNull(registros.idOrdem),
    inArray(registros.tipo, ['regulagem', 'cordas', 'servico']),
    inArray(registros.escritoEm, [...moments]),
  )

  return (await tx.$count(registros, found)) > 0
}
