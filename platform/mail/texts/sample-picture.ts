import { and, eq, gte } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'

/** Returns the key of a picture for sample products: square and large, as product pictures are. */
export async function samplePicture(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ hash: originais.hash })
    .from(originais)
    .where(and(eq(originais.largura, originais.altura), gte(originais.largura, 1000)))
    .limit(1)

  return row?.hash
}
