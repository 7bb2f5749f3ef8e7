import type { Logger } from 'pino'
import { attributeWords } from '#platform/catalog/listing/facets/attribute-words.ts'
import type { Database } from '#platform/database/connect.ts'
import { EVERYTHING, keysOf } from '#platform/infrastructure/cdn/keys.ts'
import { isTagOf, type Tag, tags } from '#platform/infrastructure/tags.ts'
import type { CurrentAppearance } from '../appearance/current-appearance.ts'
import type { CurrentAccounts } from '../current-accounts.ts'
import type { CurrentSettings } from '../current-settings.ts'
import type { Jobs } from '../jobs/run-jobs.ts'
import { createCachedAnswers } from './cached-answers.ts'
import { createDebouncedInvalidation } from './debounced-invalidation.ts'
import type { EdgePurges } from './edge-purges.ts'
import { createKnownParameters } from './known-parameters.ts'
import { createPageCache } from './page-cache.ts'
import { scheduleInvalidation } from './scheduled-invalidation.ts'
import { listenForTags } from './tag-listener.ts'

/** Compressed size: about four hundred pages in two encodings. */
const PAGE_CACHE_BYTES = 24 * 1024 * 1024

type OpenCachesInput = {
  db: Database
  databaseUrl: string
  settings: Pick<CurrentSettings, 'reload'>
  appearance: Pick<CurrentAppearance, 'reload'>
  accounts: Pick<CurrentAccounts, 'reload'>
  /** Called with the changed tags, and when some may have been missed. */
  jobs: Pick<Jobs, 'handleTags' | 'handleMissedTags'>
  /** Called with each change, before anything is invalidated. */
  onChange: () => void
  /** The cache before the shop; null: there is none. */
  edge: EdgePurges | null
  logger: Logger
}

/**
 * Creates the caches of this process, invalidated by the tags that any node publishes. Loads the settings and the
 * payment accounts before it returns.
 */
export async function openCaches({
  db,
  databaseUrl,
  settings,
  appearance,
  accounts,
  jobs,
  onChange,
  edge,
  logger,
}: OpenCachesInput) {
  const pages = createPageCache(PAGE_CACHE_BYTES)
  const answers = createCachedAnswers()
  const parameters = createKnownParameters(() => attributeWords(db))
  const schedule = scheduleInvalidation(db, { tags: invalidate, all: invalidateAll }, logger)
  const debounced = createDebouncedInvalidation({ invalidate, age })
  /** Whether notifications were missed since the start, before which this process has answered with nothing. */
  let hasMissed = false
  const listener = listenForTags(databaseUrl, { changed, lost, back }, logger)
  await listener.ready

  return { pages, answers, parameters, close }

  function changed(invalid: Tag[]) {
    if (!invalid.every((tag) => isTagOf(tag, ['job']))) onChange()
    debounced.changed(invalid)
    parameters.changed()
    jobs.handleTags(invalid)
    if (invalid.includes(tags.settings)) void reload(settings, tags.settings)
    // A change of the accounts changes what the settings offer; their health does not.
    if (invalid.includes(tags.paymentAccounts))
      void reload(accounts, invalid.includes(tags.settings) ? tags.settings : tags.paymentAccounts)
    if (invalid.includes(tags.appearance)) void reload(appearance, tags.appearance)
    if (invalid.some((tag) => isTagOf(tag, ['promotions', 'banner', 'page', 'guides'])))
      void schedule.reschedule()
  }

  /**
   * Loads what the process holds, then invalidates once more: pages may have been rendered with what it held before. A
   * failure here also breaks the listener's connection; when that is back, all is loaded again.
   */
  async function reload(source: Pick<CurrentSettings, 'reload'>, tag: Tag) {
    try {
      await source.reload()
      debounced.changed([tag])
    } catch (error) {
      logger.warn({ err: error }, 'the settings or payment accounts could not be loaded')
    }
  }

  async function back() {
    onChange()
    await Promise.all([settings.reload(), appearance.reload(), accounts.reload()])
    await schedule.reschedule()
    parameters.changed()
    answers.resume()
    pages.resume()
    if (hasMissed) edge?.purge([EVERYTHING])
    jobs.handleMissedTags()
  }

  function lost() {
    hasMissed = true
    answers.suspend()
    pages.suspend()
  }

  /** Answers first: a page that is rendered again must not use an outdated one. */
  function invalidate(tags: string[]) {
    answers.invalidate(tags)
    pages.invalidate(tags)
    edge?.purge(keysOf(tags))
  }

  /** Only pages may be outdated: answers are also the API's. */
  function age(tags: string[]) {
    answers.invalidate(tags)
    pages.age(tags)
    edge?.purge(keysOf(tags))
  }

  function invalidateAll() {
    answers.resume()
    pages.invalidateAll()
    edge?.purge([EVERYTHING])
  }

  async function close() {
    schedule.close()
    debounced.close()
    await listener.close()
  }
}

export type Caches = Awaited<ReturnType<typeof openCaches>>
