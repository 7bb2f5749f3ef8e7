import { eq, sql } from 'drizzle-orm'
import type { TradeInRulesForm } from '#contract/orders/admin-trade-ins.ts'
import type { TradeInTerms } from '#contract/orders/trade-ins.ts'
import { DEFAULT_TRADE_IN_RULES, type TradeInRules } from '#domain/order/trade-in/trade-in-rules.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { recordChange } from '#platform/infrastructure/audit/record-change.ts'
import { permit } from '#platform/infrastructure/context/permit.ts'
import { refuse } from '#platform/infrastructure/context/refuse.ts'
import type { RequestContext } from '#platform/infrastructure/context/request-context.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { regrasTroca } from './tables.ts'

/** What the store gives for outgrown instruments now. */
export async function tradeInRules(db: Database): Promise<TradeInRules> {
  return (await readRules(db)).regras
}

/** What the store gives in exchange, for pages that everybody shares. */
export function tradeInTerms({ db, memoize, tag }: RequestContext): Promise<TradeInTerms> {
  tag(tags.settings)

  return memoize(['regras de troca'], [tags.settings], () => tradeInRules(db))
}

/** Sets the rules of a store that has none yet. */
export async function startTradeInRules(db: Database, regras: TradeInRules): Promise<void> {
  await db.insert(regrasTroca).values({ regras, alteradoEm: sql`now()` }).onConflictDoNothing()
}

/** The same for the panel, with the version that a change names. */
export function getTradeInRules(context: RequestContext): Promise<TradeInRulesForm> {
  permit(context, 'configuracao.ver')

  return readRules(context.db)
}

/** Saves what the store gives. Credits that customers have accepted stay as they are. Refuses `VersaoAntiga`. */
export async function saveTradeInRules(
  context: RequestContext,
  { versao, regras }: TradeInRulesForm,
): Promise<TradeInRulesForm> {
  permit(context, 'configuracao.editar')

  return context.db.transaction(async (tx) => {
    const before = await readRules(tx)
    if (before.versao !== versao)
      throw refuse('VersaoAntiga', { versao: before.versao, atual: before.regras })
    const saved = { regras, versao: versao + 1, alteradoEm: context.now }
    const written = await tx
      .insert(regrasTroca)
      .values(saved)
      .onConflictDoUpdate({
        target: regrasTroca.id,
        set: saved,
        setWhere: eq(regrasTroca.versao, versao),
      })
      .returning({ versao: regrasTroca.versao })
    // Two who saved at once.
    if (written.length === 0) throw refuse('VersaoAntiga', { versao: versao + 1, atual: before.regras })
    await recordChange(tx, context, {
      acao: 'configuracao.alterada',
      alvo: { tipo: 'configuracao', id: 'troca', nome: 'Troca por um maior' },
      antes: before.regras,
      depois: regras,
    })
    await invalidateTags(tx, [tags.settings])

    return { regras, versao: versao + 1 }
  })
}

async function readRules(db: Database): Promise<{ regras: TradeInRules; versao: number }> {
  const [row] = await db.select({ regras: regrasTroca.regras, versao: regrasTroca.versao }).from(regrasTroca)

  return row ?? { regras: DEFAULT_TRADE_IN_RULES, versao: 0 }
}
