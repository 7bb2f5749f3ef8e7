import { integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { Buyer } from '#contract/cart/checkout.ts'
import type { PostalAddress } from '#contract/customers/address.ts'
import { instant } from '#platform/database/columns.ts'

/** The buyer, and whether they agreed to offers. */
export type DraftBuyer = Buyer & { aceitaOfertas: boolean }

export const compras = pgTable('compras', {
  sessao: text().primaryKey(),
  identificacao: jsonb().$type<DraftBuyer>(),
  endereco: jsonb().$type<PostalAddress>(),
  idCotacao: text(),
  idFrete: text(),
  alteradaEm: instant().notNull(),
})

/** Internal sales; each works in its own session of the shop. */
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
