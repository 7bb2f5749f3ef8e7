import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  timestamp,
  uuid,
} from 'drizzle-orm/pg-core'
import type { CardFacts } from './card-facts.ts'

const identity = () => integer().primaryKey().generatedAlwaysAsIdentity()
const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })
const instant = () => timestamp({ withTimezone: true, mode: 'date' })

/** Who owns the first part of a path. */
export const enderecos = pgTable('enderecos', {
  slug: text().primaryKey(),
  tipo: text({ enum: ['produto', 'categoria', 'landing-page', 'reservado'] }).notNull(),
})

export const marcas = pgTable('marcas', {
  id: identity(),
  slug: text().notNull(),
  nome: text().notNull(),
  descricao: text().notNull(),
  pais: text(),
  imagem: text(),
  alt: text().notNull(),
})

export const categorias = pgTable('categorias', {
  id: identity(),
  idPai: integer(),
  nivel: smallint().notNull(),
  slug: text().notNull(),
  caminho: text().notNull(),
  posicao: integer().notNull().generatedByDefaultAsIdentity(),
  nome: text().notNull(),
  titulo: text().notNull(),
  descricao: text().notNull(),
  imagem: text(),
  alt: text().notNull(),
  seoTitle: text(),
  seoDescription: text(),
})

export const atributos = pgTable('atributos', {
  id: identity(),
  chave: text().notNull(),
  label: text().notNull(),
})

export const atributoValores = pgTable('atributo_valores', {
  id: identity(),
  idAtributo: integer().notNull(),
  chave: text().notNull(),
  label: text().notNull(),
})

export const produtos = pgTable('produtos', {
  id: identity(),
  slug: text().notNull(),
  nome: text().notNull(),
  idMarca: integer().notNull(),
  idCategoria: integer().notNull(),
  descricaoCurta: text().notNull(),
  descricao: text().notNull(),
  tabelaMedida: text(),
  itensInclusos: text().array().notNull(),
  garantia: text().notNull(),
  ncm: text(),
  origem: smallint().notNull(),
  palavrasChave: text().array().notNull(),
  situacao: text({ enum: ['disponivel', 'sobConsulta', 'inativo'] }).notNull(),
  publicadoEm: instant().notNull(),
  vendas: integer().notNull(),
  video: text(),
  seoTitle: text(),
  seoDescription: text(),
  notaMedia: real().notNull().default(0),
  notaQuantidade: integer().notNull().default(0),
  alteradoEm: instant().notNull().default(sql`now()`),
  impressao: text(),
})

export const produtoCategorias = pgTable(
  'produto_categorias',
  { idProduto: integer().notNull(), idCategoria: integer().notNull() },
  (table) => [primaryKey({ columns: [table.idProduto, table.idCategoria] })],
)

export const produtoAtributos = pgTable(
  'produto_atributos',
  {
    idProduto: integer().notNull(),
    idAtributo: integer().notNull(),
    tipo: text({ enum: ['unico', 'simples'] }).notNull(),
    posicao: smallint().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idProduto, table.idAtributo] })],
)

export const skus = pgTable('skus', {
  id: identity(),
  idProduto: integer().notNull(),
  posicao: smallint().notNull(),
  sku: text().notNull(),
  ean: text(),
  mpn: text(),
  selecao: text().notNull(),
  precoDe: integer(),
  precoPor: integer().notNull(),
  estoque: integer().notNull(),
  peso: integer().notNull(),
  altura: integer().notNull(),
  largura: integer().notNull(),
  comprimento: integer().notNull(),
})

export const skuAtributos = pgTable('sku_atributos', {
  idSku: integer().notNull(),
  idProduto: integer().notNull(),
  idAtributo: integer().notNull(),
  idValor: integer().notNull(),
})

export const midias = pgTable('midias', {
  idProduto: integer().notNull(),
  posicao: smallint().notNull(),
  hash: text().notNull(),
  alt: text().notNull(),
})

export const skuMidias = pgTable('sku_midias', {
  idSku: integer().notNull(),
  idProduto: integer().notNull(),
  posicao: smallint().notNull(),
})

export const arquivos = pgTable('arquivos', {
  idProduto: integer().notNull(),
  posicao: smallint().notNull(),
  nome: text().notNull(),
  arquivo: text().notNull(),
})

export const caracteristicas = pgTable('caracteristicas', {
  idProduto: integer().notNull(),
  posicao: smallint().notNull(),
  label: text().notNull(),
  valor: text().notNull(),
  idValor: integer(),
})

export const kitItens = pgTable('kit_itens', {
  idProduto: integer().notNull(),
  posicao: smallint().notNull(),
  idSku: integer().notNull(),
  quantidade: integer().notNull(),
})

export const combinacoes = pgTable('combinacoes', {
  idProduto: integer().notNull(),
  idCombinado: integer().notNull(),
  posicao: smallint().notNull(),
  tipoDesconto: text({ enum: ['porcentagem', 'valor'] }).notNull(),
  desconto: integer().notNull(),
})

export const relacionados = pgTable('relacionados', {
  idProduto: integer().notNull(),
  idRelacionado: integer().notNull(),
  posicao: smallint().notNull(),
})

export const listas = pgTable('listas', {
  id: identity(),
  slug: text().notNull(),
  posicao: integer().notNull().generatedByDefaultAsIdentity(),
  titulo: text().notNull(),
  descricao: text().notNull(),
})

export const listaItens = pgTable('lista_itens', {
  idLista: integer().notNull(),
  posicao: smallint().notNull(),
  idProduto: integer().notNull(),
  quantidade: integer().notNull(),
})

export const vitrines = pgTable('vitrines', {
  id: identity(),
  hash: text().notNull(),
  titulo: text().notNull(),
  descricao: text().notNull(),
  link: text(),
  ordem: text(),
  idCategoria: integer(),
})

export const vitrineItens = pgTable('vitrine_itens', {
  idVitrine: integer().notNull(),
  posicao: smallint().notNull(),
  idProduto: integer().notNull(),
})

export const landingPages = pgTable('landing_pages', {
  id: identity(),
  slug: text().notNull(),
  titulo: text().notNull(),
  descricao: text().notNull(),
  selecao: text().notNull(),
  seoTitle: text(),
  seoDescription: text(),
})

export const redirecionamentos = pgTable('redirecionamentos', {
  de: text().primaryKey(),
  para: text().notNull(),
})

/** What listings and searches read: one row per product that the shop shows. */
export const listagem = pgTable('listagem', {
  idProduto: integer().primaryKey(),
  idMarca: integer().notNull(),
  idSku: integer().notNull(),
  categorias: integer().array().notNull(),
  valores: integer().array().notNull(),
  situacao: text({ enum: ['disponivel', 'sobConsulta'] }).notNull(),
  precoPor: integer().notNull(),
  precoDe: integer(),
  precoMaximo: integer().notNull(),
  desconto: smallint().notNull(),
  estoque: integer().notNull(),
  disponivel: boolean().notNull(),
  variacoes: smallint().notNull(),
  vendas: integer().notNull(),
  notaMedia: real().notNull(),
  notaQuantidade: integer().notNull(),
  popularidade: integer().notNull(),
  publicadoEm: instant().notNull(),
  nomeOrdem: text().notNull(),
  nomeBusca: text().notNull(),
  busca: tsvector().notNull(),
  card: jsonb().$type<CardFacts>().notNull(),
})

export const contagens = pgTable('contagens', {
  escopo: text().notNull(),
  disponivel: boolean().notNull(),
  tipo: text({ enum: ['total', 'categoria', 'marca', 'valor', 'preco', 'avaliacao', 'oferta'] }).notNull(),
  id: integer().notNull(),
  total: integer().notNull(),
})

/** What a group of resellers pays instead of `preco_por`. */
export const precosGrupo = pgTable(
  'precos_grupo',
  {
    idGrupo: integer().notNull(),
    idSku: integer().notNull(),
    precoPor: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idGrupo, table.idSku] })],
)

/** Goods kept for an order, or sold with it. */
export const reservas = pgTable(
  'reservas',
  {
    pedido: uuid().notNull(),
    idSku: integer().notNull(),
    quantidade: integer().notNull(),
    situacao: text({ enum: ['reservada', 'vendida', 'devolvida'] }).notNull(),
    criadaEm: instant().notNull(),
    alteradaEm: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.pedido, table.idSku] })],
)
