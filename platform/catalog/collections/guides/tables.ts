import { boolean, date, integer, jsonb, pgTable, smallint, text } from 'drizzle-orm/pg-core'
import type { GuideBlock } from '#contract/content/guides/guide-blocks.ts'
import { identity, instant } from '#platform/database/columns.ts'

export const guias = pgTable('guias', {
  id: identity(),
  slug: text().notNull(),
  titulo: text().notNull(),
  resumo: text().notNull(),
  topico: text().notNull(),
  autor: text().notNull(),
  sobreAutor: text().notNull(),
  imagem: jsonb().$type<{ arquivo: string; largura: number; altura: number; alt: string }>(),
  blocos: jsonb().$type<GuideBlock[]>().notNull(),
  minutos: smallint().notNull(),
  categorias: text().array().notNull(),
  ferramentas: text().array().notNull(),
  seo: jsonb().$type<{ title: string; description: string }>(),
  indexar: boolean().notNull(),
  rascunho: boolean().notNull(),
  publicadoEm: instant(),
  revisadoEm: date(),
  revisao: text().notNull(),
  posicao: integer().notNull(),
  versao: integer().notNull().default(1),
  atualizadoEm: instant().notNull(),
})

export const guideAddresses = pgTable('guias_enderecos', {
  slug: text().primaryKey(),
  idGuia: integer().notNull(),
})
