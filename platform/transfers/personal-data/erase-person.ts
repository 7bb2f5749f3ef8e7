import { asc, inArray, or, sql } from 'drizzle-orm'
import type { Database } from '#platform/database/connect.ts'
import { removeExports } from '../exports/remove-exports.ts'
import { exportacoes, importacoes, importacoesLinhas, importacoesItens as itens } from '../tables.ts'
import { type Named, namedIn, PERSONAL_KINDS } from './person-in-files.ts'

/**
 * Erases a person from uploaded files: items with their data are neither written nor undone any more, and stored lines
 * are emptied in place. Exports with customers are deleted with their files; they can be made again.
 */
export async function erasePerson(tx: Database, person: Named): Promise<void> {
  // Jobs lock an import in each of their steps.
  const imports = await tx
    .select({ id: importacoes.id })
    .from(importacoes)
    .where(sql`${importacoes.tipo} in ${PERSONAL_KINDS}`)
    .orderBy(asc(importacoes.id))
    .for('update')
  const ids = imports.map(({ id }) => id)
  await tx
    .update(importacoes)
    .set({ exemplos: sql`array_fill(''::text, array[cardinality(${importacoes.exemplos})])` })
    .where(
      sql`${inArray(importacoes.id, ids)} and ${namedIn(sql`to_jsonb(${importacoes.exemplos})`, person)}`,
    )
  await tx
    .delete(itens)
    .where(
      sql`${inArray(itens.idImportacao, ids)} and ${or(
        ...[itens.linhas, itens.diferencas, itens.antes, itens.depois].map((json) =>
          namedIn(sql`coalesce(${json}, 'null')`, person),
        ),
      )}`,
    )
  await tx
    .update(importacoesLinhas)
    .set({
      linhas: sql`(
        select jsonb_agg(
          case when ${namedIn(sql`linha`, person)} then jsonb_set(linha, '{celulas}', '[]') else linha end order by lugar
        )
        from jsonb_array_elements(${importacoesLinhas.linhas}) with ordinality as l(linha, lugar)
      )`,
    })
    .where(
      sql`${inArray(importacoesLinhas.idImportacao, ids)} and ${namedIn(sql`${importacoesLinhas.linhas}`, person)}`,
    )
  await removeExports(tx, sql`${exportacoes.tipo} in ${PERSONAL_KINDS}`)
}
