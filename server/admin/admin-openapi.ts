import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { adminContract } from '#contract/admin-contract.ts'
import { errorSchemas } from '../api/error-schema.ts'

/** Generates the OpenAPI 3.1 document of the panel's API from its contract. */
export function adminOpenApiDocument(storeUrl: string) {
  return new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(
    adminContract,
    {
      info: {
        title: 'API do painel',
        version: '2.0.0',
        description:
          'O que o painel da loja pede. Dinheiro em centavos, pesos em gramas, medidas em milímetros, datas em ISO 8601 (UTC).',
      },
      servers: [{ url: storeUrl }],
      security: [{ painel: [] }, { token: [] }],
      customErrorResponseBodySchema: errorSchemas.bodyOf,
      components: {
        schemas: errorSchemas.schemas,
        securitySchemes: {
          painel: { type: 'apiKey', in: 'cookie', name: 'painel' },
          token: { type: 'http', scheme: 'bearer', description: 'De uma integração: `lira_…`.' },
        },
      },
    },
  )
}
