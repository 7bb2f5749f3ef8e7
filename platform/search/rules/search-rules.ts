import { sql } from 'drizzle-orm'
import * as z from 'zod'
import type { FurtherSynonyms } from '#domain/search/query/query.ts'
import { searchTokens } from '#domain/search/search-text.ts'
import { alternativesOf } from '#domain/search/vocabulary/synonyms.ts'
import type { Database } from '#platform/database/connect.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { rowsOf } from '../rows.ts'

/** More than a merchant writes by hand. */
export const MAX_RULES = 2000

const Rule = z.object({
  chave: z.string(),
  sinonimos: z.array(z.string()),
  pagina: z.string().nullable(),
  produtos: z.array(z.int()),
})

/** The merchant's rule for one search text. */
export type SearchRule = z.infer<typeof Rule>

export type SearchRules = { byKey: ReadonlyMap<string, SearchRule>; synonyms: FurtherSynonyms }

/** Serializes changes of rules, so that texts stay unique and `MAX_RULES` holds. Searches are not blocked. */
export async function lockRules(tx: Database): Promise<void> {
  await tx.execute(sql`lock table busca_regras in share row exclusive mode`)
}

/** All search rules. */
export async function searchRules({ db, tag, memoize }: RequestContext): Promise<SearchRules> {
  tag(tags.searchRules)

  return memoize(['regras da busca'], [tags.searchRules], async () => {
    const rules = await rowsOf(
      db,
      Rule,
      sql`select chave, sinonimos, pagina, produtos from busca_regras order by id limit ${MAX_RULES}`,
    )
    return {
      byKey: new Map(rules.map((rule) => [rule.chave, rule])),
      synonyms: synonymsOf(rules),
    }
  })
}

/** The key of a text: its words as the search reads them. */
export function ruleKey(texto: string): string {
  return searchTokens(texto).join(' ')
}

/** A synonym also brings its own built-in synonyms. */
function synonymsOf(rules: SearchRule[]): FurtherSynonyms {
  return new Map(
    rules
      .filter(({ sinonimos }) => sinonimos.length > 0)
      .map(({ chave, sinonimos }) => [
        chave,
        sinonimos.flatMap((sinonimo) => {
          const key = ruleKey(sinonimo)
          return key === '' ? [] : (alternativesOf(key) ?? [key.split(' ')])
        }),
      ]),
  )
}
