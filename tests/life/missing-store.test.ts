import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { runTool } from './run-tool.ts'
import { temporaryFolder } from './shop.ts'

test('an owner is refused where there is no store, and no empty store is made', async () => {
  const folder = temporaryFolder()
  try {
    const DATA_DIR = join(folder.path, 'nenhuma')
    const { code, err } = await runTool('create-owner', ['dona@loja.example', 'Dona'], { DATA_DIR })

    expect(code).toBe(1)
    expect(err).toContain(`Não há loja em ${DATA_DIR}`)
    expect(existsSync(DATA_DIR)).toBe(false)
  } finally {
    folder.remove()
  }
})
