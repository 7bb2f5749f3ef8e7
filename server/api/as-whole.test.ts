import { isContractProcedure } from '@orpc/contract'
import { expect, test } from 'vitest'
import * as z from 'zod'
import { adminContract } from '#contract/admin-contract.ts'
import { contract } from '#contract/contract.ts'
import { asWhole } from './as-whole.ts'

/** Kinds of values that JSON lacks or `JSON.stringify` writes in another way than oRPC. */
const FOREIGN = ['bigint', 'custom', 'date', 'file', 'map', 'nan', 'promise', 'set', 'symbol']

test('no answer of the contracts has anything but JSON within an object or a list', () => {
  const outputs = [...outputsOf(contract), ...outputsOf(adminContract)]

  expect(outputs.length).toBeGreaterThan(400)
  expect(outputs.flatMap(([name, schema]) => foreignKinds(schema).map((kind) => `${name}: ${kind}`))).toEqual(
    [],
  )
})

test('finds a kind of value that JSON lacks', () => {
  expect(foreignKinds(z.object({ arquivos: z.array(z.file()) }))).toEqual(['file'])
  expect(foreignKinds(z.object({ total: z.bigint().optional() }))).toEqual(['bigint'])
  expect(foreignKinds(z.file())).toEqual([])
})

test('an object or a list is written as it is, and a file is left alone', () => {
  const answer = { nome: 'Violino', fora: undefined, lista: [undefined, 1] }
  const file = new File(['%PDF'], 'etiqueta.pdf')

  expect(JSON.stringify(asWhole(answer))).toBe('{"nome":"Violino","lista":[null,1]}')
  expect(JSON.stringify(asWhole([answer]))).toBe(JSON.stringify([answer]))
  expect(asWhole(file)).toBe(file)
  expect(asWhole(undefined)).toBeUndefined()
})

function outputsOf(router: object, path: string[] = []): [string, z.core.$ZodType][] {
  return Object.entries(router).flatMap(([name, value]): [string, z.core.$ZodType][] => {
    const here = [...path, name]
    if (!isContractProcedure(value)) return outputsOf(value, here)
    const { outputSchema } = value['~orpc']
    return outputSchema instanceof z.core.$ZodType ? [[here.join('.'), outputSchema]] : []
  })
}

/** The kinds below the top that are not JSON. */
function foreignKinds(schema: z.core.$ZodType): string[] {
  const found = new Set<string>()
  z.toJSONSchema(schema, {
    io: 'output',
    unrepresentable: 'any',
    override: ({ zodSchema }) => {
      if (zodSchema !== schema && FOREIGN.includes(zodSchema._zod.def.type))
        found.add(zodSchema._zod.def.type)
    },
  })
  return [...found]
}
