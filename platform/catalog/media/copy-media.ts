import { sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'

/** Gives a copied product the sounds and the turning pictures of the original. */
export async function copyMedia(tx: Database, from: number, to: number): Promise<void> {
  await tx.execute(sql`
    with copied_sounds as (
      insert into sons (id_produto, posicao, arquivo, titulo, trecho, corda, sintetizado)
      select ${to}::integer, posicao, arquivo, titulo, trecho, corda, sintetizado from sons where id_produto = ${from}
    )
    insert into giros (id_produto, posicao, hash) select ${to}::integer, posicao, hash from giros where id_produto = ${from}`)
}
