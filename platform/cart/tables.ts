import { bigint, date, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import type { Message } from '#contract/message.ts'
import type { StoredService } from '#domain/workshop/service.ts'
import { identity, instant } from '#platform/database/columns.ts'

/** Belongs to a session or to a customer, never to both. */
export const carrinhos = pgTable('carrinhos', {
  id: identity(),
  sessao: text(),
  idCliente: integer(),
  versao: integer().notNull().default(1),
  cupom: text(),
  descontoManual: integer(),
  descontoManualLimite: smallint(),
  descontoManualPor: text(),
  mensagens: jsonb().$type<Message[]>().notNull(),
  alteradoEm: instant().notNull(),
  diaAlterado: date({ mode: 'string' }),
})

export const carrinhoItens = pgTable(
  'carrinho_itens',
  {
    idCarrinho: integer().notNull(),
    idAtributoSimples: integer().notNull(),
    idProduto: integer().notNull(),
    quantidade: smallint().notNull(),
    nome: text().notNull(),
    precoPor: integer().notNull(),
    servicos: jsonb().$type<StoredService[]>(),
    ordem: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
  },
  (table) => [primaryKey({ columns: [table.idCarrinho, table.idAtributoSimples] })],
)

export const carrinhoChaves = pgTable(
  'carrinho_chaves',
  {
    idCarrinho: integer().notNull(),
    chave: text().notNull(),
    pedidoDaChave: text(),
    criadaEm: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idCarrinho, table.chave] })],
)
