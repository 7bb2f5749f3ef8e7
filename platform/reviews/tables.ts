import { boolean, integer, jsonb, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core'
import type { ReviewInput } from '#contract/reviews-input.ts'

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()
const instant = () => timestamp({ withTimezone: true, mode: 'date' })
const situation = () => text({ enum: ['pendente', 'publicada', 'recusada'] }).notNull()

export const avaliacoes = pgTable('avaliacoes', {
  id: identity(),
  idProduto: integer().notNull(),
  chave: text().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  cidade: text(),
  nota: smallint().notNull(),
  titulo: text().notNull(),
  comentario: text().notNull(),
  recomenda: boolean().notNull(),
  som: smallint(),
  acabamento: smallint(),
  tocabilidade: smallint(),
  custoBeneficio: smallint(),
  compraVerificada: boolean().notNull(),
  votosUteis: integer().notNull(),
  situacao: situation(),
  data: instant().notNull(),
  resposta: jsonb().$type<NonNullable<ReviewInput['resposta']>>(),
})

export const perguntas = pgTable('perguntas', {
  id: identity(),
  idProduto: integer().notNull(),
  chave: text().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  pergunta: text().notNull(),
  situacao: situation(),
  data: instant().notNull(),
})

export const respostas = pgTable('respostas', {
  id: identity(),
  idPergunta: integer().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  resposta: text().notNull(),
  administrador: boolean().notNull(),
  data: instant().notNull(),
})

export const avaliacoesLoja = pgTable('avaliacoes_loja', {
  id: identity(),
  chaveHash: text().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  atendimento: smallint().notNull(),
  experiencia: smallint().notNull(),
  satisfacao: smallint().notNull(),
  mensagem: text().notNull(),
  data: instant().notNull(),
  confirmadaEm: instant(),
})
