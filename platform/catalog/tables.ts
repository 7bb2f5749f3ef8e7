import { sql } from 'drizzle-orm'
import {
  boolean,
  customType,
  integer,
  json,
  jsonb,
  pgTable,
  primaryKey,
  real,
  smallint,
  text,
  uuid,
} from 'drizzle-orm/pg-core'
import type { Family } from '#domain/instruments/families/family.ts'
import { CONDITIONS } from '#domain/product/pieces/condition.ts'
import type { Comparison, FieldRole, FieldType, Filtering } from '#domain/product/specifications/field.ts'
import type { Unit } from '#domain/product/specifications/units.ts'
import { identity, instant } from '#platform/database/columns.ts'
import type { CardRow, CheapestPieceRow } from './product/card-view.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** The owner of the first segment of a path. */
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
  versao: integer().notNull().default(1),
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
  /** URL words of key attributes, most important first; empty to inherit those of the category above. */
  atributosPrincipais: text().array().notNull().default([]),
  versao: integer().notNull().default(1),
})

export const atributos = pgTable('atributos', {
  id: identity(),
  chave: text().notNull(),
  label: text().notNull(),
  /** Whether it only concerns the look of a product; all others decide whom the product serves. */
  aparencia: boolean().notNull().default(false),
})

export const atributoValores = pgTable('atributo_valores', {
  id: identity(),
  idAtributo: integer().notNull(),
  chave: text().notNull(),
  label: text().notNull(),
  /** A `numrange` in `unidadeMedida`, the first unit of its dimension; the database derives both from the label. */
  medida: text().generatedAlwaysAs(sql`measure_of(label)`),
  unidadeMedida: text().generatedAlwaysAs(sql`measure_unit_of(label)`),
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
  versao: integer().notNull().default(1),
})

/** When a product is published, with which status, and when it is unpublished. */
export const agendaPublicacao = pgTable('agenda_publicacao', {
  idProduto: integer().primaryKey(),
  publicarEm: instant(),
  situacao: text({ enum: ['disponivel', 'sobConsulta'] }),
  retirarEm: instant(),
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
    /** By which attribute listings filter it instead, without a unit in its name; null if by itself. */
    idAtributoFiltro: integer(),
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
  /** The stock at which it is to be reordered; null for never. */
  estoqueMinimo: integer(),
  /** The packed box: `peso` in grams, sides in mm; null if not measured. */
  peso: integer(),
  altura: integer(),
  largura: integer(),
  comprimento: integer(),
  custo: integer(),
  /** Whether it is a piece: one instrument with a serial number (`exemplares`), of which there is one or none. */
  exemplar: boolean().notNull().default(false),
  /** Which pictures of its product show it, by their position, in order. */
  midias: smallint().array().notNull().default([]),
})

/** What a SKU that is a piece is: one instrument, with its serial number and condition. */
export const exemplares = pgTable('exemplares', {
  idSku: integer().primaryKey(),
  idProduto: integer().notNull(),
  /** The counted SKU that it is a piece of; null after that one is gone. */
  idVariante: integer(),
  numeroSerie: text().notNull(),
  condicao: text({ enum: CONDITIONS }).notNull(),
  /** Its marks and its story, in words. */
  descricao: text().notNull().default(''),
  madeira: text(),
  /** The instrument without its package, in grams. */
  peso: integer(),
  /** The cart that it is in, and until when nobody else can have it. */
  retidoPor: integer(),
  retidoAte: instant(),
  versao: integer().notNull().default(1),
  criadoEm: instant().notNull(),
  alteradoEm: instant().notNull(),
})

export const exemplaresFotos = pgTable(
  'exemplares_fotos',
  {
    idSku: integer().notNull(),
    posicao: smallint().notNull(),
    hash: text().notNull(),
    alt: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idSku, table.posicao] })],
)

/** The default packed box for new products of a category. */
export const embalagensCategorias = pgTable('embalagens_categorias', {
  idCategoria: integer().primaryKey(),
  peso: integer().notNull(),
  altura: integer().notNull(),
  largura: integer().notNull(),
  comprimento: integer().notNull(),
})

/** A scheduled promotional price of a SKU; the row holds the normal prices while it runs. */
export const precosAgendados = pgTable('precos_agendados', {
  idSku: integer().primaryKey(),
  idProduto: integer().notNull(),
  precoPromocional: integer().notNull(),
  comecaEm: instant().notNull(),
  terminaEm: instant().notNull(),
  precoDeNormal: integer(),
  precoPorNormal: integer(),
})

export const skuAtributos = pgTable('sku_atributos', {
  idSku: integer().notNull(),
  idProduto: integer().notNull(),
  idAtributo: integer().notNull(),
  /** As the merchant writes it. */
  idValor: integer().notNull(),
  /** What listings filter by instead, as the category's template writes it; null if that is the same. */
  idValorFiltro: integer(),
})

export const midias = pgTable('midias', {
  idProduto: integer().notNull(),
  posicao: smallint().notNull(),
  hash: text().notNull(),
  alt: text().notNull(),
})

export const arquivos = pgTable('arquivos', {
  idProduto: integer().notNull(),
  posicao: smallint().notNull(),
  nome: text().notNull(),
  arquivo: text().notNull(),
})

/** What a product sounds like; `trecho` is its title in the words of addresses. */
export const sons = pgTable('sons', {
  idProduto: integer().notNull(),
  posicao: smallint().notNull(),
  arquivo: text().notNull(),
  titulo: text().notNull(),
  trecho: text().notNull(),
  corda: smallint(),
  sintetizado: boolean().notNull(),
})

/** Pictures of a product from all around, in the order in which it turns. */
export const giros = pgTable('giros', {
  idProduto: integer().notNull(),
  posicao: smallint().notNull(),
  hash: text().notNull(),
})

/** A product's specification table: `[label, valor]`, or `[label, valor, idValor]` of a line that listings filter by. */
export const fichas = pgTable('fichas', {
  idProduto: integer().notNull(),
  linhas: json().$type<([string, string] | [string, string, number])[]>().notNull(),
})

/** A view: the lines of `fichas`. */
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

/** The lines that a category's products should have in their specification tables. */
export const modelosFicha = pgTable('modelos_ficha', {
  idCategoria: integer().primaryKey(),
  versao: integer().notNull().default(1),
  instrumento: text().$type<Family>(),
})

/** A value of a filter that a category's template calls otherwise; `pendente` until all its products do so. */
export const valoresRenomeados = pgTable(
  'valores_renomeados',
  {
    idCategoria: integer().notNull(),
    de: integer().notNull(),
    para: integer().notNull(),
    pendente: boolean().notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.de, table.idCategoria] })],
)

export const camposFicha = pgTable('campos_ficha', {
  idCategoria: integer().notNull(),
  posicao: smallint().notNull(),
  label: text().notNull(),
  filtro: boolean().notNull(),
  opcoes: text().array().notNull(),
  tipo: text().$type<FieldType>().notNull().default('texto'),
  unidade: text().$type<Unit>(),
  papel: text().$type<FieldRole>(),
  filtragem: text().$type<Filtering>().notNull().default('valores'),
  comparacao: text().$type<Comparison>().notNull().default('semMelhor'),
  ajuda: text().notNull().default(''),
  explicacao: text().notNull().default(''),
})

export const listas = pgTable('listas', {
  id: identity(),
  slug: text().notNull(),
  posicao: integer().notNull().generatedByDefaultAsIdentity(),
  titulo: text().notNull(),
  descricao: text().notNull(),
  versao: integer().notNull().default(1),
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
  versao: integer().notNull().default(1),
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
  idCategoria: integer(),
  seoTitle: text(),
  seoDescription: text(),
  versao: integer().notNull().default(1),
})

/** Products that a landing page lists in addition to its rule. */
export const landingPageItens = pgTable('landing_page_itens', {
  idLandingPage: integer().notNull(),
  posicao: smallint().notNull(),
  idProduto: integer().notNull(),
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
  busca: tsvector().notNull(),
  card: jsonb().$type<CardRow>().notNull(),
  menorExemplar: jsonb().$type<CheapestPieceRow>(),
})

export const contagens = pgTable('contagens', {
  escopo: text().notNull(),
  disponivel: boolean().notNull(),
  tipo: text({ enum: ['total', 'categoria', 'marca', 'valor', 'preco', 'avaliacao', 'oferta'] }).notNull(),
  id: integer().notNull(),
  total: integer().notNull(),
})

/**
 * The price of a SKU for a group of resellers, instead of `preco_por`.
 *
 * @internal The shop reads it in SQL of its own; tests read rows.
 */
export const precosGrupo = pgTable(
  'precos_grupo',
  {
    idGrupo: integer().notNull(),
    idSku: integer().notNull(),
    precoPor: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idGrupo, table.idSku] })],
)

/** Goods reserved for an order or sold with it. */
export const reservas = pgTable(
  'reservas',
  {
    pedido: uuid().notNull(),
    idSku: integer().notNull(),
    quantidade: integer().notNull(),
    situacao: text({ enum: ['reservada', 'vendida', 'devolvida'] }).notNull(),
    criadaEm: instant().notNull(),
    alteradaEm: instant().notNull(),
    /** When the goods were picked; null while they are on the shelf. */
    separadaEm: instant(),
  },
  (table) => [primaryKey({ columns: [table.pedido, table.idSku] })],
)

export const inventarios = pgTable('inventarios', {
  id: identity(),
  nome: text().notNull(),
  situacao: text({ enum: ['aberto', 'aplicado', 'descartado'] })
    .notNull()
    .default('aberto'),
  criadoEm: instant().notNull(),
  criadoPor: text().notNull(),
  fechadoEm: instant(),
  fechadoPor: text(),
})

export const inventariosLinhas = pgTable(
  'inventarios_linhas',
  {
    idInventario: integer().notNull(),
    idSku: integer().notNull(),
    contado: integer().notNull(),
    esperado: integer().notNull(),
    contadoEm: instant().notNull(),
    contadoPor: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.idInventario, table.idSku] })],
)
