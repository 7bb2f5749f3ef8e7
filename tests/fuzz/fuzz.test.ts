import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { ensureBasics } from '#platform/content/settings/ensure-basics.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { type Failure, fuzzApis } from './fuzz-apis.ts'

/** `npm run fuzz` sends more. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

const MAX_MS = 6 * 60 * 60_000

/** Limits the output. */
const REPORTED = 20

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await ensureBasics(database)
  await prepareFixtures(database.db)
  for (const slug of ['violino', 'guitarra', 'arco']) await saveProduct(database, sampleProduct(slug))
})
afterAll(() => database.close())

test('no valid or nearly valid request makes the APIs fail', {
  timeout: MAX_MS,
}, async () => {
  const onProgress = REQUESTS > 10_000 ? (line: string) => console.log(line) : undefined
  const { failures, statuses, operations } = await fuzzApis({
    db: database.db,
    requests: REQUESTS,
    seed: SEED,
    ...(onProgress && { onProgress }),
  })
  onProgress?.(
    `${REQUESTS} requests of seed ${SEED} to ${operations} operations: ${JSON.stringify(statuses)}`,
  )

  expect(distinct(failures).slice(0, REPORTED).map(describeFailure).join('\n\n')).toBe('')
  // A call that is always refused tests nothing.
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 20)
})

/** One failure of each kind: the same call with the same cause is reported once. */
function distinct(failures: Failure[]): Failure[] {
  const kinds = new Map<string, Failure>()
  for (const failure of failures) {
    const { method, path } = failure.request
    const kind = `${method} ${path.split('?')[0]?.replace(/\/[^/]*[\d%][^/]*/g, '/…')} ${failure.causes.at(-1)}`
    if (!kinds.has(kind)) kinds.set(kind, failure)
  }
  return [...kinds.values()]
}

function describeFailure({ n, who, request, status, causes }: Failure): string {
  const { method, path, body } = request

  return `${status} for request ${n} of seed ${SEED}, as ${who}: ${method} ${path} ${body ?? ''}\n  ${causes.join('\n  ')}`
}
