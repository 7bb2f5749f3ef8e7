/** JSON Schema of every refusal and failure body (`ErrorBody`); both OpenAPI documents reference it. */
const SCHEMA = {
  type: 'object' as const,
  required: ['mensagens', 'code', 'status'],
  properties: {
    mensagens: {
      type: 'array' as const,
      description: 'O que deu errado, para quem lê.',
      items: {
        type: 'object' as const,
        required: ['tipo', 'mensagem'],
        properties: { tipo: { const: 'erro' }, mensagem: { type: 'string' as const } },
      },
    },
    code: { type: 'string' as const, description: 'O que deu errado, para programas.' },
    status: { type: 'integer' as const },
    data: { description: 'O que o code pede a mais.' },
  },
}

/** For an OpenAPI document: which refusals share a status, and the one body shape of them all. */
export const errorSchemas = {
  schemas: { Erro: SCHEMA },
  bodyOf: (errors: (readonly [code: string, ...unknown[]])[]) => ({
    allOf: [{ $ref: '#/components/schemas/Erro' }],
    description: errors.map(([code]) => code).join(', '),
  }),
}
