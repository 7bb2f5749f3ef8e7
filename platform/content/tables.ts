import { sql } from 'drizzle-orm'
import { boolean, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { Appearance } from '#contract/content/appearance.ts'
import type { BannerInput, MenuItemInput, PageInput } from '#contract/content/content-input.ts'
import type { HomeSection } from '#contract/content/home-sections.ts'
import type { PageBlock } from '#contract/content/page-blocks.ts'
import type { Settings } from '#contract/settings/settings.ts'
import { identity, instant } from '#platform/database/columns.ts'

export const configuration = pgTable('configuracao', {
  id: smallint().primaryKey().default(1),
  valor: jsonb().$type<Settings>().notNull(),
  versao: integer().notNull().default(1),
  atualizadoEm: instant().notNull().defaultNow(),
})

/** Created and read only by `store-secret.ts`. */
export const secrets = pgTable('segredos', {
  nome: text().primaryKey(),
  valor: text().notNull(),
  criadoEm: instant().notNull().defaultNow(),
})

export const menus = pgTable('menus', {
  id: identity(),
  hash: text().notNull(),
  nome: text().notNull(),
  versao: integer().notNull().default(1),
})

export const menuItems = pgTable('menu_itens', {
  id: identity(),
  idMenu: integer().notNull(),
  idPai: integer(),
  nivel: smallint().notNull(),
  posicao: integer().notNull(),
  label: text().notNull(),
  link: text().notNull(),
  target: text({ enum: ['_self', '_blank'] }).notNull(),
  tipo: text({ enum: ['categoria', 'pagina', 'personalizado'] }).notNull(),
  idTipo: integer(),
  destaque: boolean().notNull(),
  rota: jsonb().$type<NonNullable<MenuItemInput['rota']>>().notNull(),
  icone: text(),
  svg: text(),
})

export const bannerGroups = pgTable('grupos_banners', {
  id: identity(),
  hash: text().notNull(),
  nome: text().notNull(),
  nivel: text().notNull(),
  titulo: text().notNull(),
  descricao: text().notNull(),
  link: text(),
  versao: integer().notNull().default(1),
})

export const banners = pgTable('banners', {
  id: identity(),
  idGrupo: integer().notNull(),
  posicao: integer().notNull(),
  nome: text().notNull(),
  alt: text().notNull(),
  idNivel: integer(),
  dataInicial: instant(),
  dataFinal: instant(),
  dispositivo: text({ enum: ['todos', 'desktop', 'mobile'] }).notNull(),
  dimensoes: jsonb().$type<BannerInput['dimensoes']>().notNull(),
})

export const pages = pgTable('paginas', {
  id: identity(),
  slug: text().notNull(),
  mae: text(),
  posicao: integer().notNull(),
  titulo: text().notNull(),
  resumo: text().notNull(),
  html: text().notNull(),
  seo: jsonb().$type<NonNullable<PageInput['seo']>>(),
  indexar: boolean().notNull(),
  atualizadoEm: instant().notNull().defaultNow(),
  versao: integer().notNull().default(1),
  blocos: jsonb().$type<PageBlock[]>(),
  rascunho: boolean().notNull().default(false),
  publicarEm: instant(),
})

export const pageAddresses = pgTable('paginas_enderecos', {
  slug: text().primaryKey(),
  idPagina: integer().notNull(),
})

export const homePage = pgTable('inicio', {
  id: smallint().primaryKey().default(1),
  secoes: jsonb().$type<HomeSection[]>().notNull(),
  versao: integer().notNull().default(1),
})

/** The pieces of `platform/content/seeds/` that this store was offered: `menu help-menu`. */
export const initialContent = pgTable('conteudo_inicial', {
  chave: text().primaryKey(),
  criadoEm: instant().notNull().defaultNow(),
})

export const popups = pgTable('popups', {
  id: identity(),
  nivel: text({ enum: ['home', 'detail', 'page'] }).notNull(),
  nome: text().notNull(),
  tempo: integer().notNull(),
  titulo: text().notNull(),
  html: text().notNull(),
  dispositivo: text({ enum: ['todos', 'desktop', 'mobile'] }).notNull(),
  dataInicial: instant(),
  dataFinal: instant(),
  ativo: boolean().notNull(),
  versao: integer().notNull().default(1),
  numero: integer().notNull().default(sql`nextval('popups_numero_seq')`),
})

/** The draft; its row exists from the first save. */
export const appearanceDraft = pgTable('aparencia', {
  id: smallint().primaryKey().default(1),
  rascunho: jsonb().$type<Appearance>().notNull(),
  versao: integer().notNull().default(1),
})

/** Every version that was ever published; the newest is the shop's. */
export const appearancePublications = pgTable('aparencia_publicadas', {
  id: identity(),
  valor: jsonb().$type<Appearance>().notNull(),
  em: instant().notNull().defaultNow(),
  por: text().notNull(),
})

/** Stylesheets by their hash: those of pages that visitors still have open, too. */
export const stylesheets = pgTable('aparencia_folhas', {
  hash: text().primaryKey(),
  css: text().notNull(),
  usadaEm: instant().notNull().defaultNow(),
})
