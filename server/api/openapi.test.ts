import { expect, test } from 'vitest'
import { adminOpenApiDocument } from '../admin/admin-openapi.ts'
import { openApiDocument } from './openapi.ts'

test.each([
  ['the shop', openApiDocument],
  ['the panel', adminOpenApiDocument],
])('the document of %s describes each refusal once, in its actual shape', async (_whose, generate) => {
  const document = await generate('http://loja.test')
  const refused = Object.values(document.paths ?? {})
    .flatMap((path) => [path?.get, path?.post, path?.put, path?.delete])
    .flatMap((operation) => Object.entries(operation?.responses ?? {}))
    .filter(([status]) => Number(status) >= 400)

  expect(refused.length).toBeGreaterThan(50)
  for (const [, response] of refused)
    expect(JSON.stringify(response)).toContain('"$ref":"#/components/schemas/Erro"')
  expect(document.components?.schemas).toHaveProperty('Erro.required', ['mensagens', 'code', 'status'])
  // A merchant's own shop shows it.
  expect(JSON.stringify(document)).not.toMatch(/\blira\b/i)
})
