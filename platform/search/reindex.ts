import { refreshAllSearchWords } from '#platform/catalog/listing/read-model/refresh-search-words.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/infrastructure/tags.ts'
import { refreshRuleKeys } from './rules/refresh-rule-keys.ts'
import { refreshVocabulary } from './text/refresh-vocabulary.ts'

/**
 * Rewrites search words that an older version of the shop indexed. Continues after an interruption and does nothing if
 * all are up to date. Meanwhile some products are found by their old words.
 */
export async function reindex(db: Database): Promise<void> {
  if (!(await refreshAllSearchWords(db))) return
  await refreshVocabulary(db)
  await refreshRuleKeys(db)
  await invalidateTags(db, [tags.listing])
}
