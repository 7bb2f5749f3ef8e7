import { boolean, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import type { AttributionNote } from '#contract/customers.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const clientes = pgTable('clientes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  pessoa: text({ enum: ['F', 'J'] }).notNull(),
  nomeRazao: text().notNull(),
  nomeFantasia: text().notNull().default(''),
  email: text().notNull(),
  celular: text().notNull().default(''),
  telefone: text().notNull().default(''),
  sexo: text({ enum: ['', 'F', 'M', 'O'] })
    .notNull()
    .default(''),
  nascimento: date({ mode: 'string' }),
  revendedor: boolean().notNull().default(false),
  ativo: boolean().notNull().default(true),
  criadoEm: instant().notNull().defaultNow(),
})

export const sessoes = pgTable('sessoes', {
  hash: text().primaryKey(),
  idCliente: integer(),
  loginFacilitado: boolean().notNull().default(false),
  cep: text(),
  uf: text(),
  atribuicao: jsonb().$type<AttributionNote & { data: string }>(),
  criadaEm: instant().notNull(),
  vistaEm: instant().notNull(),
})
