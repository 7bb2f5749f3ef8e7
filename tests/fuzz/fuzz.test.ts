import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareFixtures, sampleProduct } from '#platform/catalog/catalog.fixtures.ts'
import { saveProduct } from '#platform/catalog/product/editing/save-product.ts'
import { ensureBasics } from '#platform/content/settings/ensure-basics.ts'
import { type TestDatabase, testDatabase } from '../support/database.ts'
import { type Failure, fuzzApis } from './fuzz-apis.ts'

/** `npm run fuzz` asks for more. */
const REQUESTS = Number(process.env['FUZZ_REQUESTS'] ?? 3000)
const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121)

const MAX_MS = 6 * 60 * 60_000

/** As many as anybody reads. */
const REPORTED = 20

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
  await ensureBasics(database)
  await prepareFixtures(database.db)
  for (const slug of ['violino', 'guitarra', 'arco']) await saveProduct(database, sampleProduct(slug))
})
afterAll(() => database.close())

test('no request that the documents let through, or nearly so, makes the APIs fail', {
  timeout: MAX_MS,
}, async () => {
  const tell = REQUESTS > 10_000 ? (line: string) => console.log(line) : undefined
  const { failures, statuses, operations } = await fuzzApis({
    db: database.db,
    requests: REQUESTS,
    seed: SEED,
    ...(tell && { tell }),
  })
  tell?.(`${REQUESTS} requests of seed ${SEED} to ${operations} operations: ${JSON.stringify(statuses)}`)

  expect(distinct(failures).slice(0, REPORTED).map(told).join('\n\n')).toBe('')
  // What is only ever refused tries nothing.
  expect(statuses[200]).toBeGreaterThan(REQUESTS / 20)
})

/** One of each kind: the same call that fails for the same cause is told once. */
function distinct(failures: Failure[]): Failure[] {
  const kinds = new Map<string, Failure>()
  for (const failure of failures) {
    const { method, path } = failure.request
    const kind = `${method} ${path.split('?')[0]?.replace(/\/[^/]*[\d%][^/]*/g, '/…')} ${failure.causes.at(-1)}`
    if (!kinds.has(kind)) kinds.set(kind, failure)
  }
  return [...kinds.values()]
}

function told({ n, who, request, status, causes }: Failure): string {
  const { method, path, body } = request

  return `${status} for request ${n} of seed ${SEED}, as ${who}: ${method} ${path} ${body ?? ''}\n  ${causes.join('\n  ')}`
}
