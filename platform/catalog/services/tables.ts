import { boolean, date, integer, jsonb, pgTable, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { ServiceQuestion } from '#domain/workshop/service.ts'
import type { WorkshopSettings } from '#domain/workshop/workshop-settings.ts'
import { identity, instant } from '#platform/database/columns.ts'

export const servicos = pgTable('servicos', {
  id: identity(),
  nome: text().notNull(),
  descricao: text().notNull().default(''),
  preco: integer().notNull(),
  minutos: integer().notNull(),
  dias: smallint().notNull().default(0),
  categorias: integer().array().notNull().default([]),
  perguntas: jsonb().$type<ServiceQuestion[]>().notNull().default([]),
  ativo: boolean().notNull().default(true),
  posicao: smallint().notNull().default(0),
  versao: integer().notNull().default(1),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
})

export const oficina = pgTable('oficina', {
  id: smallint().primaryKey().default(1),
  ajustes: jsonb().$type<WorkshopSettings>().notNull(),
  versao: integer().notNull().default(1),
  alteradoEm: instant().notNull(),
})

export const oficinaDias = pgTable('oficina_dias', {
  dia: date({ mode: 'string' }).primaryKey(),
  minutos: integer().notNull(),
  motivo: text().notNull().default(''),
})

export const oficinaReservas = pgTable('oficina_reservas', {
  id: identity(),
  idPedido: uuid(),
  idOrdem: uuid(),
  dia: date({ mode: 'string' }).notNull(),
  minutos: integer().notNull(),
})
