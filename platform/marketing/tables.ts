import { boolean, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core'
import type { Benefit } from '#domain/promotions/promotion.ts'
import { identity, instant } from '#platform/database/columns.ts'

/** Promotions have a `hash`, coupons a `codigo`. */
export const promocoes = pgTable('promocoes', {
  id: identity(),
  hash: text(),
  codigo: text(),
  nome: text().notNull(),
  beneficio: jsonb().$type<Benefit>().notNull(),
  acumula: boolean().notNull(),
  somentePrecoCheio: boolean().notNull(),
  subtotalMinimo: integer().notNull(),
  primeiraCompra: boolean().notNull(),
  exigeLogin: boolean().notNull(),
  validoDe: instant(),
  validoAte: instant(),
  usosMaximos: integer(),
  usosPorCliente: integer(),
  usos: integer().notNull().default(0),
  ativo: boolean().notNull(),
  versao: integer().notNull().default(1),
})

export const promocaoAlvos = pgTable('promocao_alvos', {
  idPromocao: integer().notNull(),
  idCategoria: integer(),
  idMarca: integer(),
  idProduto: integer(),
})

export const promocaoUsos = pgTable('promocao_usos', {
  idPromocao: integer().notNull(),
  pedido: text().notNull(),
  idCliente: integer(),
  documento: text(),
  usadoEm: instant().notNull(),
  /** When the use was released because the order came to nothing; it no longer counts. */
  devolvidoEm: instant(),
})
