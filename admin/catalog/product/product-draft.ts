import type { FieldPicture } from '#admin/components/picture/picture-field.tsx'
import type { PanelProduct, PanelSku, ProductForm } from '#contract/catalog/products.ts'

/** A SKU while it is edited: its pictures by their keys, for their places change. `chave` tells rows apart. */
export type DraftSku = Omit<PanelSku, 'midias'> & { chave: string; fotos: string[] }

/** A product while it is edited. */
export type ProductDraft = Omit<ProductForm, 'skus' | 'midias'> & { skus: DraftSku[]; midias: FieldPicture[] }

/** Changes some of a draft, or all of it by what it was. */
export type ChangeDraft = (changes: Partial<ProductDraft> | ((old: ProductDraft) => ProductDraft)) => void

/** What a new product begins with: a piece without variants, in a box that nobody has measured yet. */
export function emptyDraft(): ProductDraft {
  return {
    slug: '',
    nome: '',
    marca: { slug: '', nome: '' },
    categoria: '',
    categorias: [],
    descricaoCurta: '',
    descricao: '',
    tabelaMedida: null,
    caracteristicas: [],
    itensInclusos: [],
    garantia: '',
    ncm: null,
    origem: 0,
    palavrasChave: [],
    situacao: 'inativo',
    midias: [],
    arquivos: [],
    video: null,
    seo: null,
    promocao: null,
    publicarEm: null,
    retirarEm: null,
    skus: [
      {
        chave: 'novo',
        id: null,
        sku: '',
        ean: null,
        mpn: null,
        precoDe: null,
        precoPor: 0,
        estoque: 0,
        custo: null,
        precoPromocional: null,
        fotos: [],
        peso: null,
        altura: null,
        largura: null,
        comprimento: null,
        atributos: { unico: null, simples: [] },
      },
    ],
  }
}

/** A product of the store, to be edited. */
export function draftOf(product: PanelProduct): ProductDraft {
  const { id: _, versao: __, naLoja: ___, kit: ____, publicadoEm: _p, alteradoEm: _a, ...page } = product

  return {
    ...page,
    skus: product.skus.map(({ midias, ...sku }) => ({
      ...sku,
      chave: `sku-${sku.id}`,
      fotos: midias.flatMap((posicao) => product.midias[posicao]?.arquivo ?? []),
    })),
  }
}

/** What is sent to be saved. */
export function formOf({ skus, midias, ...page }: ProductDraft): ProductForm {
  const place = new Map(midias.map(({ arquivo }, posicao) => [arquivo, posicao]))

  return {
    ...page,
    midias: midias.map(({ arquivo, alt }) => ({ arquivo, alt: alt.trim() || page.nome })),
    skus: skus.map(({ chave: _, fotos, ...sku }) => ({
      ...sku,
      precoPromocional: page.promocao === null ? null : sku.precoPromocional,
      midias: fotos.flatMap((arquivo) => place.get(arquivo) ?? []),
    })),
  }
}
