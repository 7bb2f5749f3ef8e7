import { boolean, date, integer, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import type { AttributionNote } from '#contract/customers.ts'
import type { SignUp } from '#domain/customer/read-sign-up.ts'

const instant = () => timestamp({ withTimezone: true, mode: 'date' })

export const clientes = pgTable('clientes', {
  id: integer().primaryKey().generatedAlwaysAsIdentity(),
  pessoa: text({ enum: ['F', 'J'] }).notNull(),
  nomeRazao: text().notNull(),
  nomeFantasia: text().notNull().default(''),
  email: text().notNull(),
  documento: text(),
  inscricaoEstadual: text().notNull().default(''),
  senha: text(),
  celular: text().notNull().default(''),
  telefone: text().notNull().default(''),
  sexo: text({ enum: ['', 'F', 'M', 'O'] })
    .notNull()
    .default(''),
  nascimento: date({ mode: 'string' }),
  revendedor: boolean().notNull().default(false),
  ativo: boolean().notNull().default(true),
  termosAceitosEm: instant(),
  aceitaOfertasEm: instant(),
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

export const cadastros = pgTable('cadastros', {
  id: uuid().primaryKey().defaultRandom(),
  hash: text(),
  email: text().notNull(),
  documento: text().notNull(),
  senha: text().notNull(),
  dados: jsonb().$type<Omit<SignUp, 'email' | 'documento' | 'senha' | 'aceitaOfertas'>>().notNull(),
  aceitaOfertas: boolean().notNull(),
  criadoEm: instant().notNull(),
  expiraEm: instant().notNull(),
})

export const pedidosDeAcesso = pgTable('pedidos_de_acesso', {
  id: uuid().primaryKey().defaultRandom(),
  uso: text({ enum: ['senha', 'codigo'] }).notNull(),
  idCliente: integer(),
  sessao: text().notNull(),
  hash: text(),
  tentativas: integer().notNull().default(0),
  expiraEm: instant().notNull(),
})

export const tentativas = pgTable('tentativas', {
  alvo: text().primaryKey(),
  quantas: integer().notNull(),
  expiraEm: instant().notNull(),
})
