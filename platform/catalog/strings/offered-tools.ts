import { sql } from 'drizzle-orm'
import type { OfferedTools } from '#contract/catalog/strings/strings.ts'
import { PIECES_ENTRY, TOOLS, type Tool, toolsOf } from '#domain/instruments/tools.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { readWorkshop } from '../services/page/read-workshop.ts'

/** What the shop offers musicians: its tools, its services, and the way to its used and showroom pieces. */
export async function toolsOfShop(context: RequestContext): Promise<OfferedTools> {
  const { db, tag, memoize } = context
  const tools = await offeredTools(context)
  tag(tags.listing)
  const hasPieces = await memoize(['há usados'], [tags.listing], async () => {
    const [row] = await db
      .select({ found: sql<boolean>`exists (select from listagem where menor_exemplar is not null)` })
      .from(sql`(values (1)) one`)
    return row?.found === true
  })

  return { ferramentas: hasPieces ? [...tools, PIECES_ENTRY] : [...tools] }
}

/** The tools of this shop, without a workshop and trade-ins if it takes none. Cached in memory. */
export async function offeredTools(context: RequestContext): Promise<readonly Tool[]> {
  const { db, tag, memoize } = context
  tag(tags.settings)
  const [{ open }, takesTradeIns] = await Promise.all([
    readWorkshop(context),
    memoize(['troca oferecida'], [tags.settings], async () => {
      const [row] = await db.select({ ativa: sql<boolean>`ativa` }).from(sql`trade_ins_offered`)
      return row?.ativa === true
    }),
  ])

  return toolsOf({ takesTradeIns, takesWork: open })
}

/** The addresses of the tools that this shop does not have. */
export async function missingTools(context: RequestContext): Promise<ReadonlySet<string>> {
  const offered = await offeredTools(context)

  return new Set(TOOLS.filter((tool) => !offered.includes(tool)).map(({ url }) => url))
}
