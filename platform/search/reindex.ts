import { refreshAllSearchWords } from '#platform/catalog/listing/read-model/refresh-search-words.ts'
import type { Database } from '#platform/database/connect.ts'
import { invalidateTags } from '#platform/database/invalidate-tags.ts'
import { tags } from '#platform/tags.ts'
import { refreshRuleKeys } from './rules/refresh-rule-keys.ts'
import { refreshVocabulary } from './text/refresh-vocabulary.ts'

/**
 * Brings the index up to date with the words as this version of the shop reads them. It goes on where it was broken off, and
 * does nothing where all is up to date. The shop answers meanwhile, with some products by their old words.
 */
export async function reindex(db: Database): Promise<void> {
  if (!(await refreshAllSearchWords(db))) return
  await refreshVocabulary(db)
  await refreshRuleKeys(db)
  await invalidateTags(db, [tags.listing])
}
