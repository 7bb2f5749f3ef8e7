import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Buyer } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import { instant } from '#platform/database/columns.ts'

/** Who buys, and whether they want to hear of offers. */
export type DraftBuyer = Buyer & { aceitaOfertas: boolean }

export const compras = pgTable('compras', {
  sessao: text().primaryKey(),
  identificacao: jsonb().$type<DraftBuyer>(),
  endereco: jsonb().$type<PostalAddress>(),
  idCotacao: text(),
  idFrete: text(),
  alteradaEm: instant().notNull(),
})

/** Sales of the store's people, each of which works in a session of the shop. */
export const vendasInternas = pgTable('vendas_internas', {
  id: uuid().primaryKey().defaultRandom(),
  idFuncionario: integer().notNull(),
  sessao: text().notNull(),
  criadaEm: instant().notNull(),
  idPedido: uuid(),
})

export const carrinhosLembrados = pgTable('carrinhos_lembrados', {
  idCarrinho: integer().primaryKey(),
  email: text().notNull(),
  em: instant().notNull(),
  enviadoEm: instant(),
  clicadoEm: instant(),
})
