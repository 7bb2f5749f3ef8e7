import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { rowsOf } from '../rows.ts'
import { lockRules, ruleKey } from './search-rules.ts'

const Rule = z.object({ id: z.int(), texto: z.string(), chave: z.string() })

/** Recomputes the keys of all rules. If two rules now have the same key, the later one keeps its old key. */
export async function refreshRuleKeys(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    await lockRules(tx)
    const rules = await rowsOf(tx, Rule, sql`select id, texto, chave from busca_regras order by id`)
    const changed = rules
      .map(({ id, texto, chave }) => ({ id, before: chave, chave: ruleKey(texto) }))
      .filter(({ before, chave }) => chave !== '' && chave !== before)
    for (const { id, chave } of changed)
      await tx.execute(sql`
        update busca_regras set chave = ${chave}
        where id = ${id} and not exists (select from busca_regras where chave = ${chave})`)
    if (changed.length > 0) await invalidateTags(tx, [tags.searchRules])
  })
}
