import { DEFAULT_TRADE_IN_RULES } from '#domain/order/trade-in/trade-in-rules.ts'
import { saveSettings } from '#platform/content/settings/save-settings.ts'
import type { Connection } from '#platform/database/connect.ts'
import type { Storage } from '#platform/infrastructure/storage/port.ts'
import { startTradeInRules } from '#platform/orders/returns/trade-ins/trade-in-rules.ts'
import { refreshVocabulary } from '#platform/search/text/refresh-vocabulary.ts'
import { saveFreightTables } from '#platform/shipping/freight-tables/save-freight-tables.ts'
import { DEMO_SETTINGS } from './content/settings.ts'
import { freightTables } from './freight.ts'
import { type HistoryParts, loadHistory } from './history/load-history.ts'
import { catalogueSteps, loadCatalogue } from './load-catalogue.ts'
import { loadContent } from './load-content.ts'
import { loadPieces } from './load-pieces.ts'
import { loadPromotions } from './load-promotions.ts'
import { loadReviews } from './load-reviews.ts'
import { requestSounds } from './request-sounds.ts'
import { loadWorkshop } from './workshop/load-workshop.ts'

type Options = {
  /** Whether to add some months of orders, carts, reviews and visits until now. */
  history?: Pick<HistoryParts, 'now' | 'updateProvider'> | undefined
  /** Whether the shop's jobs shall compute what the strings sound like. */
  sounds?: boolean
}

/**
 * Loads the demonstration store through the use cases of the panel. Loading it again changes nothing. Calls
 * `onProgress` after each step.
 */
export async function loadDemo(
  { db }: Pick<Connection, 'db'>,
  storage: Storage,
  onProgress: (done: number, total: number, label: string) => void,
  { history, sounds = false }: Options = {},
): Promise<void> {
  const total = catalogueSteps() + (history ? 8 : 7)
  let steps = 0
  const done = (label: string) => onProgress(++steps, total, label)

  await saveSettings({ db }, DEMO_SETTINGS)
  const { pictures, categories, ids } = await loadCatalogue(db, storage, done)
  await loadPieces(db, storage)
  done('exemplares')
  await loadContent(db, storage, pictures)
  done('menus, banners e páginas')
  await loadPromotions(db, categories)
  done('promoções e cupons')
  await loadWorkshop(db, storage, categories)
  done('serviços da oficina')
  await saveFreightTables({ db }, freightTables())
  await startTradeInRules(db, { ...DEFAULT_TRADE_IN_RULES, ativa: true })
  done('tabelas de frete')
  await loadReviews(db, ids)
  done('avaliações e perguntas')
  await refreshVocabulary(db)
  done('vocabulário da busca')
  if (sounds) await requestSounds(db)
  if (history) {
    await loadHistory(db, { storage, products: [...ids.values()], ...history })
    done('pedidos dos últimos meses')
  }
}
