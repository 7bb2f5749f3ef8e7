import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { SmtpSecurity } from '#domain/store/mail/smtp-problem.ts'
import { bytes, instant } from '#platform/database/columns.ts'

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

/** The SMTP server that the panel entered: one row, or none. */
export const servidorCorreio = pgTable('servidor_correio', {
  id: text().primaryKey().default('correio'),
  maquina: text().notNull(),
  porta: integer().notNull(),
  seguranca: text().$type<SmtpSecurity>().notNull(),
  usuario: text().notNull(),
  senha: bytes().notNull(),
  pista: text().notNull(),
  remetente: text().notNull(),
  conferidoEm: instant().notNull(),
  versao: integer().notNull(),
})
