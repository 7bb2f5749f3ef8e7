import { bigint, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'

export const carrinhoGuardados = pgTable(
  'carrinho_guardados',
  {
    idCarrinho: integer().notNull(),
    idAtributoSimples: integer().notNull(),
    idProduto: integer().notNull(),
    quantidade: smallint().notNull(),
    nome: text().notNull(),
    ordem: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.idCarrinho, table.idAtributoSimples] })],
)
