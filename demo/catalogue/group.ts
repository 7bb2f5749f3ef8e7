import type { DemoProduct } from '#demo/demo-product.ts'
import type { Drawing } from '#demo/pictures/drawing/drawing.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Entry, FacetValue } from './facet-labels.ts'
import { facet, spec } from './facet-labels.ts'
import { p, section } from './html.ts'
import type { Box, SkuDraft } from './product.ts'
import { product, skuCode } from './product.ts'

/** A section of a description: heading and paragraph. */
export type Part = readonly [heading: string, text: string]

/** What a group of products has in common, for instance all capos. */
export type Group = {
  categoria: string
  forInstrument: FacetValue<'Instrumento'>
  ncm: string
  caixa: Box
  garantia: string
  /** Advice on choice and care, after the product's own text. */
  partes: readonly Part[]
  palavras: readonly string[]
}

/** One product of a group. Prices in reais. */
export type Item = {
  nome: string
  marca: string
  codigo: string
  preco: number
  origem?: 0 | 1 | 2
  categoria?: string
  categorias?: readonly string[]
  forInstrument?: FacetValue<'Instrumento'>
  curta: string
  /** The product's own paragraphs: what it is and who it is for. */
  texto: readonly string[]
  /** Replaces the group's values for a product of a different kind. */
  partes?: readonly Part[]
  tabela?: string
  specs: readonly Entry[]
  itens: readonly string[]
  palavras?: readonly string[]
  caixa?: Box
  garantia?: string
  ncm?: string
  drawing: Drawing
  variantes?: readonly Variant[]
}

/** A variant by an attribute, or by a colour with its own drawing. */
export type Variant = {
  label: string
  valor: string
  /** The manufacturer's code of this variant, if it has its own. */
  codigo?: string
  preco?: number
  drawing?: Drawing
  caixa?: Box
}

/** Returns the products of a group. */
export function groupProducts(group: Group, items: readonly Item[]): DemoProduct[] {
  return items.map((item) =>
    product({
      nome: item.nome,
      marca: item.marca,
      categoria: item.categoria ?? group.categoria,
      ...(item.categorias ? { categorias: item.categorias } : {}),
      curta: item.curta,
      descricao:
        p(...item.texto) +
        (item.partes ?? group.partes).map(([heading, text]) => section(heading, text)).join(''),
      tabela: item.tabela ?? null,
      caracteristicas: [
        facet('Instrumento', item.forInstrument ?? group.forInstrument),
        ...item.specs,
        spec('Código do fabricante', item.codigo),
        spec('Peso da embalagem', `${formatNumber((item.caixa ?? group.caixa)[0])} g`),
        spec('Origem', (item.origem ?? 2) === 0 ? 'Nacional' : 'Importado'),
      ],
      itens: item.itens,
      garantia: item.garantia ?? group.garantia,
      ncm: item.ncm ?? group.ncm,
      origem: item.origem ?? 2,
      palavras: [...group.palavras, ...(item.palavras ?? []), item.codigo],
      drawing: item.drawing,
      caixa: item.caixa ?? group.caixa,
      skus: item.variantes
        ? item.variantes.map((variant) => variantSku(item, variant))
        : [{ sku: skuCode(item.marca, item.codigo), preco: item.preco, mpn: item.codigo }],
    }),
  )
}

function variantSku(item: Item, { label, valor, codigo, preco, drawing, caixa }: Variant): SkuDraft {
  return {
    sku: skuCode(item.marca, item.codigo, valor),
    preco: preco ?? item.preco,
    mpn: codigo ?? item.codigo,
    ...(drawing ? { unico: [label, valor] as const, drawing } : { simples: [[label, valor] as const] }),
    ...(caixa ? { caixa } : {}),
  }
}
