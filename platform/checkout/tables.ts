import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
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

export const carrinhosLembrados = pgTable('carrinhos_lembrados', {
  idCarrinho: integer().primaryKey(),
  email: text().notNull(),
  em: timestamp({ withTimezone: true, mode: 'date' }).notNull(),
})
