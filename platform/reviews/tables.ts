import { boolean, integer, jsonb, pgTable, primaryKey, smallint, text, uuid } from 'drizzle-orm/pg-core'
import type { ReviewInput } from '#contract/reviews/reviews-input.ts'
import type { Criterion, Marks } from '#domain/review/criteria.ts'
import { LEVEL_WORDS, STYLE_WORDS } from '#domain/review/player.ts'
import { identity, instant } from '#platform/database/columns.ts'

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
  /** By the code of a criterion. */
  criterios: jsonb().$type<Marks>().notNull().default({}),
  toca: text(),
  nivel: text({ enum: LEVEL_WORDS }),
  estilo: text({ enum: STYLE_WORDS }),
  meses: smallint(),
  compraVerificada: boolean().notNull(),
  votosUteis: integer().notNull(),
  situacao: situation(),
  data: instant().notNull(),
  resposta: jsonb().$type<NonNullable<ReviewInput['resposta']>>(),
  idCliente: integer(),
})

/** What reviews of a category's products rate. */
export const criteriosAvaliacao = pgTable('criterios_avaliacao', {
  idCategoria: integer().primaryKey(),
  versao: integer().notNull(),
  criterios: jsonb().$type<Criterion[]>().notNull(),
})

export const avaliacoesFotos = pgTable(
  'avaliacoes_fotos',
  {
    idAvaliacao: integer().notNull(),
    posicao: smallint().notNull(),
    arquivo: text().notNull(),
    largura: integer().notNull(),
    altura: integer().notNull(),
    hash: text(),
  },
  (table) => [primaryKey({ columns: [table.idAvaliacao, table.posicao] })],
)

export const convites = pgTable('convites', {
  id: identity(),
  idPedido: uuid().notNull(),
  chaveHash: text(),
  criadoEm: instant().notNull(),
  expiraEm: instant().notNull(),
})

/** What a review's author says after ninety days. */
export const avaliacoesRetornos = pgTable('avaliacoes_retornos', {
  id: identity(),
  idAvaliacao: integer().notNull(),
  nota: smallint().notNull(),
  texto: text().notNull(),
  situacao: situation(),
  data: instant().notNull(),
})

/** The mails that ask for it. */
export const convitesRetorno = pgTable('convites_retorno', {
  id: identity(),
  idPedido: uuid().notNull(),
  chaveHash: text(),
  criadoEm: instant().notNull(),
  expiraEm: instant().notNull(),
})

export const convitesRecusados = pgTable('convites_recusados', {
  email: text().primaryKey(),
  em: instant().notNull(),
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
  contato: text().notNull().default(''),
})

export const respostas = pgTable('respostas', {
  id: identity(),
  idPergunta: integer().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  resposta: text().notNull(),
  administrador: boolean().notNull(),
  data: instant().notNull(),
  situacao: situation().default('publicada'),
  idCliente: integer(),
  compraVerificada: boolean().notNull().default(false),
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
  idConvite: integer(),
  autorizacao: boolean().notNull().default(true),
  situacao: situation().default('publicada'),
})

export const orcamentos = pgTable('orcamentos', {
  id: identity(),
  chave: text().notNull(),
  idProduto: integer().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  contato: text().notNull(),
  mensagem: text().notNull(),
  enviarEmail: boolean().notNull(),
  mailing: boolean().notNull(),
  criadoEm: instant().notNull(),
})

export const avaliacoesVotos = pgTable('avaliacoes_votos', {
  id: identity(),
  idAvaliacao: integer().notNull(),
  idCliente: integer(),
  sessao: text(),
  em: instant().notNull(),
})

export const contatos = pgTable('contatos', {
  id: identity(),
  chave: text().notNull(),
  nome: text().notNull(),
  email: text().notNull(),
  contato: text().notNull(),
  assunto: text().notNull(),
  mensagem: text().notNull(),
  criadoEm: instant().notNull(),
})
