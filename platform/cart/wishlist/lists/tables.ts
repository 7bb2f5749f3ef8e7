import { bigint, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { identity, instant } from '#platform/database/columns.ts'

export const listasPessoais = pgTable('listas_pessoais', {
  id: identity(),
  sessao: text(),
  idCliente: integer(),
  nome: text().notNull(),
  chave: text(),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
})

export const listasPessoaisItens = pgTable(
  'listas_pessoais_itens',
  {
    idLista: integer().notNull(),
    idAtributoSimples: integer().notNull(),
    idProduto: integer().notNull(),
    quantidade: smallint().notNull(),
    nota: text().notNull().default(''),
    nome: text().notNull(),
    ordem: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.idLista, table.idAtributoSimples] })],
)
