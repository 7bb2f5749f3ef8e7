import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { instant } from '#platform/database/columns.ts'

export const mensagensEnviadas = pgTable('mensagens_enviadas', {
  chave: text().primaryKey(),
  idTarefa: uuid().notNull(),
  tomadaEm: instant().notNull(),
  enviadaEm: instant(),
})

export const textosEmails = pgTable('textos_emails', {
  modelo: text().primaryKey(),
  assunto: text().notNull(),
  saudacao: text().notNull(),
  encerramento: text().notNull(),
  aviso: text().notNull(),
  versao: integer().notNull().default(1),
})
