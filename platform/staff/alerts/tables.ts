import { boolean, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { ALERT_KINDS } from '#domain/staff/alerts.ts'
import { identity, instant } from '#platform/database/columns.ts'

export const funcionariosAvisos = pgTable('funcionarios_avisos', {
  id: identity(),
  idFuncionario: integer().notNull(),
  idTarefa: uuid().notNull(),
  tipo: text({ enum: ALERT_KINDS }).notNull(),
  texto: text().notNull(),
  caminho: text().notNull(),
  criadoEm: instant().notNull(),
  noPainel: boolean().notNull(),
  lidoEm: instant(),
  porEmail: boolean().notNull(),
  porPush: boolean().notNull().default(false),
  lote: uuid(),
})

export const funcionariosAvisosEscolhas = pgTable(
  'funcionarios_avisos_escolhas',
  {
    idFuncionario: integer().notNull(),
    tipo: text({ enum: ALERT_KINDS }).notNull(),
    painel: boolean().notNull(),
    email: boolean().notNull(),
    /** Null: the role's default. */
    push: boolean(),
  },
  (table) => [primaryKey({ columns: [table.idFuncionario, table.tipo] })],
)

export const funcionariosAvisosEmails = pgTable('funcionarios_avisos_emails', {
  idFuncionario: integer().primaryKey(),
  pedidoEm: instant().notNull(),
})

export const funcionariosAparelhos = pgTable('funcionarios_aparelhos', {
  id: text().primaryKey(),
  idFuncionario: integer().notNull(),
  nome: text().notNull(),
  endpoint: text().notNull(),
  p256dh: text().notNull(),
  auth: text().notNull(),
  criadoEm: instant().notNull(),
  falhaDesde: instant(),
})
