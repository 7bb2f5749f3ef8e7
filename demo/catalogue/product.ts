import type { ProductInput } from '#contract/catalog/product-input.ts'
import type { DemoProduct } from '#demo/demo-product.ts'
import type { Drawing } from '#demo/pictures/drawing/drawing.ts'
import { slugOf } from '#domain/format/slug.ts'
import { brandName } from './brands.ts'
import { releasedAt } from './collections/releases.ts'
import { internalEan } from './ean.ts'
import type { Entry } from './facet-labels.ts'
import { discounted, soldIn90Days, stockOf } from './trade.ts'

/** The packed box in grams and millimetres: weight, height, width, length. */
export type Box = readonly [peso: number, altura: number, largura: number, comprimento: number]

export type SkuDraft = {
  sku: string
  /** In reais, as in price lists. */
  preco: number
  mpn?: string
  simples?: readonly (readonly [label: string, valor: string])[]
  unico?: readonly [label: string, valor: string]
  drawing?: Drawing
  caixa?: Box
}

/** The input for a product; `product` derives everything else. */
export type Draft = {
  nome: string
  marca: string
  categoria: string
  categorias?: readonly string[]
  curta: string
  descricao: string
  tabela?: string | null
  caracteristicas: readonly Entry[]
  itens: readonly string[]
  garantia: string
  ncm: string
  origem: 0 | 1 | 2 | 3
  palavras: readonly string[]
  sobConsulta?: boolean
  drawing: Drawing
  caixa: Box
  skus: readonly SkuDraft[]
  kit?: ProductInput['kit']
}

/**
 * Builds a product from its draft. Stock, offers, sales and release dates depend on the slug only, so that each load
 * creates the same store.
 */
export function product(draft: Draft): DemoProduct {
  const slug = slugOf(draft.nome)
  const cheapest = Math.min(...draft.skus.map(({ preco }) => preco))

  return {
    slug,
    nome: draft.nome,
    marca: { slug: draft.marca, nome: brandName(draft.marca) },
    categoria: draft.categoria,
    categorias: [...(draft.categorias ?? [])],
    descricaoCurta: draft.curta,
    descricao: draft.descricao,
    tabelaMedida: draft.tabela ?? null,
    caracteristicas: [...draft.caracteristicas],
    itensInclusos: [...draft.itens],
    garantia: draft.garantia,
    ncm: draft.ncm,
    origem: draft.origem,
    palavrasChave: [...draft.palavras],
    situacao: draft.sobConsulta ? 'sobConsulta' : 'disponivel',
    publicadoEm: releasedAt(slug),
    vendas: soldIn90Days(slug, cheapest),
    arquivos: [],
    video: null,
    drawing: draft.drawing,
    skus: draft.skus.map((sku) => skuOf(sku, slug, draft)),
    kit: draft.kit ?? [],
    combinacoes: [],
    relacionados: [],
    seo: null,
  }
}

function skuOf(sku: SkuDraft, slug: string, draft: Draft): DemoProduct['skus'][number] {
  const [peso, altura, largura, comprimento] = sku.caixa ?? draft.caixa
  return {
    sku: sku.sku,
    ean: internalEan(sku.sku),
    mpn: sku.mpn ?? null,
    ...discounted(slug, Math.round(sku.preco * 100), draft.sobConsulta === true),
    estoque: stockOf(slug, sku.sku, sku.preco, draft.skus.length),
    peso,
    altura,
    largura,
    comprimento,
    atributos: {
      unico: sku.unico ? { label: sku.unico[0], valor: sku.unico[1] } : null,
      simples: (sku.simples ?? []).map(([label, valor]) => ({ label, valor })),
    },
    ...(sku.drawing ? { drawing: sku.drawing } : {}),
  }
}

/** Joins parts to a SKU code: upper case, no accents, hyphens. */
export function skuCode(...parts: string[]): string {
  return slugOf(parts.join(' ')).toUpperCase()
}
