import { OpenAPIGenerator } from '@orpc/openapi'
import { ZodToJsonSchemaConverter } from '@orpc/zod/zod4'
import { contract } from '#contract/contract.ts'
import { errorSchemas } from './error-schema.ts'

/** Generates the OpenAPI 3.1 document from the contract. */
export function openApiDocument(storeUrl: string) {
  return new OpenAPIGenerator({ schemaConverters: [new ZodToJsonSchemaConverter()] }).generate(contract, {
    info: {
      title: 'API da loja',
      version: '2.0.0',
      description:
        'A plataforma da loja. Todo pedido leva o cabeçalho app-token. Dinheiro em centavos, pesos em gramas, medidas em milímetros, datas em ISO 8601 (UTC).',
    },
    servers: [{ url: storeUrl }],
    security: [{ appToken: [] }],
    customErrorResponseBodySchema: errorSchemas.bodyOf,
    components: {
      schemas: errorSchemas.schemas,
      securitySchemes: { appToken: { type: 'apiKey', in: 'header', name: 'app-token' } },
    },
  })
}
