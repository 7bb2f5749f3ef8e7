import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runTool } from './run-tool.ts'
import { startShop, temporaryFolder } from './shop.ts'

const folder = temporaryFolder()
const csv = join(folder.path, 'produtos.csv')
writeFileSync(csv, 'Handle,Title,Vendor,Type,Variant SKU,Variant Price,Image Src\n')

afterAll(() => folder.remove())

test.each([
  ['create-owner', ['dona@loja.example', 'Dona']],
  ['invite-seller', ['Dona']],
  ['import', [csv]],
  ['import-freight', [csv]],
  ['failed-jobs', []],
  ['doctor', []],
])('refuses %s without a store, and creates no empty one', { tags: 'long' }, async (tool, args) => {
  const DATA_DIR = join(folder.path, `${tool}-nenhuma`)
  const { code, err } = await runTool(tool, args, { DATA_DIR })

  expect(code).toBe(1)
  expect(err).toContain(`Não há loja em ${DATA_DIR}`)
  expect(existsSync(DATA_DIR)).toBe(false)
})

test('creates links for an owner and a seller in a store that was opened once', async () => {
  const DATA_DIR = join(folder.path, 'loja')
  const shop = startShop({ DATA_DIR })
  await shop.opened
  const running = await runTool('create-owner', ['dona@loja.example', 'Dona'], { DATA_DIR })
  shop.process.kill('SIGTERM')
  await shop.ended

  expect(running).toMatchObject({ code: 0, err: '' })
  expect(running.out).toContain(`Loja: ${DATA_DIR}`)
  expect(await runTool('invite-seller', ['Dona'], { DATA_DIR })).toMatchObject({ code: 0, err: '' })
})
