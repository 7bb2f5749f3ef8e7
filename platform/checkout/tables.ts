import { integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { PostalAddress } from '#contract/address.ts'
import type { Buyer } from '#contract/checkout.ts'

/** Who buys, and whether they want to hear of offers. */
export type DraftBuyer = Buyer & { aceitaOfertas: boolean }

export const compras = pgTable('compras', {
  sessao: text().primaryKey(),
  identificacao: jsonb().$type<DraftBuyer>(),
  endereco: jsonb().$type<PostalAddress>(),
  idCotacao: text(),
  idFrete: text(),
  alteradaEm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})

/** Sales of the store's people, each of which works in a session of the shop. */
export const vendasInternas = pgTable('vendas_internas', {
  id: uuid().primaryKey().defaultRandom(),
  idFuncionario: integer().notNull(),
  sessao: text().notNull(),
  criadaEm: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  idPedido: uuid(),
})

export const carrinhosLembrados = pgTable('carrinhos_lembrados', {
  idCarrinho: integer().primaryKey(),
  email: text().notNull(),
  em: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
  enviadoEm: timestamp({ withTimezone: true, mode: 'date' }),
  clicadoEm: timestamp({ withTimezone: true, mode: 'date' }),
})
