import { boolean, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import type { WebhookEvent } from '#contract/panel/integrations.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import { identity, instant } from '#platform/database/columns.ts'

export const integracoesTokens = pgTable('integracoes_tokens', {
  id: identity(),
  nome: text().notNull(),
  hash: text().notNull(),
  inicio: text().notNull(),
  permissoes: text().array().$type<Permission[]>().notNull(),
  criadoPor: text().notNull(),
  criadoEm: instant().notNull(),
  usadoEm: instant(),
  revogadoEm: instant(),
})

export const webhooks = pgTable('webhooks', {
  id: identity(),
  nome: text().notNull(),
  url: text().notNull(),
  eventos: text().array().$type<WebhookEvent[]>().notNull(),
  segredo: text().notNull(),
  ativo: boolean().notNull().default(true),
  falhaDesde: instant(),
  desligadoEm: instant(),
  versao: integer().notNull().default(1),
  criadoEm: instant().notNull(),
})

export const webhooksEntregas = pgTable('webhooks_entregas', {
  id: uuid().primaryKey().defaultRandom(),
  idWebhook: integer().notNull(),
  evento: text().$type<WebhookEvent>().notNull(),
  dados: jsonb().$type<Record<string, unknown>>().notNull(),
  criadaEm: instant().notNull().defaultNow(),
  situacao: text({ enum: ['pendente', 'entregue', 'falhou'] })
    .notNull()
    .default('pendente'),
  tentativas: integer().notNull().default(0),
  ultimaEm: instant(),
  proximaEm: instant(),
  status: integer(),
  resposta: text().notNull().default(''),
  duracaoMs: integer(),
})
