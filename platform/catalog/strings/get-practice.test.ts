import { afterAll, beforeAll, expect, test } from 'vitest'
import { Practice } from '#contract/catalog/strings/strings.ts'
import { FAMILY_WORDS } from '#domain/instruments/families/family.ts'
import type { PracticeTool } from '#domain/instruments/practice/practice-tools.ts'
import { sampleField } from '#domain/product/specifications/field.fixtures.ts'
import { prepareFixtures } from '#platform/catalog/catalog.fixtures.ts'
import { startTemplate } from '#platform/catalog/collections/categories/specification-template.ts'
import { type TestDatabase, testDatabase } from '#tests/support/database.ts'
import { testContext } from '#tests/support/request-context.ts'
import { getPractice } from './get-practice.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await prepareFixtures(database.db)
})
afterAll(() => database.close())

test('the instruments are those of the shop’s categories, or all where these name none', async () => {
  const words = async () => (await practice('afinador')).conteudo.instrumentos.map((each) => each.instrumento)
  expect(await words()).toEqual(FAMILY_WORDS)
  for (const [categoria, instrumento, tipo] of [
    ['cordas/cordas-para-violino', 'violino', 'corda'],
    ['arcos', 'ukulele', 'texto'],
  ] as const)
    await startTemplate(database.db, { categoria, instrumento, campos: [sampleField({ tipo })] })

  expect(await words()).toEqual(['violino', 'ukulele'])
})

test.each([
  ['afinador', 'violino', 'Afinador do violino | ', '/ferramentas/afinador?instrumento=violino'],
  ['diapasao', '', 'Diapasão | ', '/ferramentas/diapasao'],
  ['metronomo', 'violino', 'Metrônomo | ', '/ferramentas/metronomo'],
] as const)('%s for “%s” has the title “%s…”', async (tool, instrument, title, canonical) => {
  const { estrutura } = await practice(tool, instrument)

  expect(estrutura.seo.title.startsWith(title)).toBe(true)
  expect(estrutura.seo).toMatchObject({ canonical, indexar: true })
})

async function practice(ferramenta: PracticeTool, instrumento = '') {
  return Practice.parse(await getPractice(testContext(database.db), { ferramenta, instrumento }))
}
