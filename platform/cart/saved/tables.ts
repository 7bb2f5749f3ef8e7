import { bigint, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { StoredService } from '#domain/workshop/service.ts'

export const carrinhoGuardados = pgTable(
  'carrinho_guardados',
  {
    idCarrinho: integer().notNull(),
    idAtributoSimples: integer().notNull(),
    idProduto: integer().notNull(),
    quantidade: smallint().notNull(),
    nome: text().notNull(),
    servicos: jsonb().$type<StoredService[]>(),
    ordem: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.idCarrinho, table.idAtributoSimples] })],
)
