import { type SQL, sql } from 'drizzle-orm'
import * as z from 'zod'
import { plainText } from '#domain/format/plain-text.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'

export type Searching = Pick<RequestContext, 'db' | 'memoize'>

type Table = 'produtos_busca' | 'skus_busca'

/** A subquery of product ids: each word of the search begins a word of the product's name, brand, SKU codes or EANs. */
export async function foundProducts(context: Searching, busca: string): Promise<SQL> {
  const where = await hasTypedWords(context, { table: 'produtos_busca', alias: sql`b`, busca })

  return sql`(select b.id_produto from produtos_busca b where ${where})`
}

/** A subquery of SKU ids: each word of the search begins a word of its product, brand, code or EAN. */
export async function foundSkus(context: Searching, busca: string): Promise<SQL> {
  const where = await hasTypedWords(context, { table: 'skus_busca', alias: sql`b`, busca })

  return sql`(select b.id_sku from skus_busca b where ${where})`
}

/** Testing the words of a row costs as much as gathering this many rows of a word from the index. */
const ROWS_PER_TEST = 8

/**
 * A word that fewer rows have is always searched in the index: that of another word may be the beginning of many codes,
 * such as `789`, of which each is too rare for PostgreSQL to know its share.
 */
const COMMON_SHARE = 1 / 5

/**
 * A condition on the table that `alias` names: each word of the search begins one of its words. The index gathers all
 * rows of each word before it leaves out any, so it is searched for the rarer words: the rows that these find are tested
 * for words that many have.
 */
export async function hasTypedWords(
  context: Searching,
  { table, alias, busca }: { table: Table; alias: SQL; busca: string },
): Promise<SQL> {
  const words = typedWords(busca)
  const common = words.length > 1 ? await commonWords(context, table, words) : []
  const indexed = words.filter((word) => !common.includes(word))
  const found = sql`${alias}.palavras @@ ${queryOf(indexed)}::tsquery`

  // No index serves the operator's function.
  return common.length === 0
    ? found
    : sql`(${found} and ts_match_vq(${alias}.palavras, ${queryOf(common)}::tsquery))`
}

/** Punctuation inside words is kept, around them it is removed; text without letters or digits has none. */
function typedWords(busca: string): string[] {
  return plainText(busca).match(/[\p{L}\p{N}]([\p{L}\p{N}@._+/-]*[\p{L}\p{N}])?/gu) ?? []
}

/**
 * A `tsquery`: each word must be the beginning of an indexed word of a product (`0070_products_search.sql`) or SKU
 * (`0078_skus_search.sql`). That of no words finds nothing.
 */
function queryOf(words: readonly string[]): string {
  return words.map((word) => `'${word}':*`).join(' & ')
}

/** The words whose rows would take longer to gather than to test those of the rarest word. */
async function commonWords(context: Searching, table: Table, words: readonly string[]): Promise<string[]> {
  const shares = await knownShares(context, table)
  const shareOf = (begun: string) =>
    Math.min(
      1,
      shares.reduce((sum, { word, share }) => sum + (word.startsWith(begun) ? share : 0), 0),
    )
  const rarest = Math.min(...words.map(shareOf))

  return words.filter((word) => {
    const share = shareOf(word)
    return share >= COMMON_SHARE && share > rarest && share > ROWS_PER_TEST * rarest * (1 - share)
  })
}

const Shares = z.object({ rows: z.array(z.object({ word: z.string(), share: z.number() })) })

/** Which share of the rows has each of the most frequent words, by PostgreSQL's last look at the table. */
function knownShares({ db, memoize }: Searching, table: Table) {
  return memoize(['palavras frequentes', table], [tags.vocabulary], async () => {
    const found = await db.execute(sql`
      select word, share from pg_stats s
      cross join lateral unnest(s.most_common_elems::text::text[], s.most_common_elem_freqs) as w (word, share)
      where s.schemaname = current_schema() and s.tablename = ${table} and s.attname = 'palavras' and word is not null`)

    return Shares.parse(found).rows
  })
}
