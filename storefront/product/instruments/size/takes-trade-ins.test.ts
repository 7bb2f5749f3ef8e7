import { createRouterClient } from '@orpc/server'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { TRADE_IN_PATH } from '#domain/order/trade-in/trade-in-path.ts'
import { DEFAULT_TRADE_IN_RULES } from '#domain/order/trade-in/trade-in-rules.ts'
import { startTradeInRules } from '#platform/orders/returns/trade-ins/trade-in-rules.ts'
import { router } from '#server/api/router.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { toolsOffered } from '../tools-offered.ts'
import { takesOutgrown } from './takes-trade-ins.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const api = () => createRouterClient(router, { context: testContext(database.db) })
const offersTrade = async () => (await toolsOffered(api())).some(({ url }) => url === TRADE_IN_PATH)

test('only a store that takes instruments in exchange says so, and only of those that are outgrown', async () => {
  expect(await takesOutgrown(api(), '/ferramentas/tamanho?instrumento=violino')).toBe(false)
  expect(await offersTrade()).toBe(false)

  await startTradeInRules(database.db, { ...DEFAULT_TRADE_IN_RULES, ativa: true })
  expect(await offersTrade()).toBe(true)
  for (const [address, takes] of [
    ['/ferramentas/tamanho?instrumento=violino', true],
    // Instruments of several families.
    ['/ferramentas/tamanho', true],
    ['/ferramentas/tamanho?instrumento=ukulele', false],
    [undefined, false],
    [null, false],
  ] as const)
    expect.soft(await takesOutgrown(api(), address), String(address)).toBe(takes)
})
