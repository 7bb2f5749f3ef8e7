import { type Merge, mergeFields, mergeLists } from '#admin/components/form/merge-fields.ts'
import type { FieldPicture } from '#admin/components/picture/picture-field.tsx'
import type { PanelProduct, PanelSku, ProductForm } from '#contract/catalog/products.ts'

/**
 * A SKU while it is edited. It refers to its pictures by key, because their order changes. `chave` is the row's key.
 */
export type DraftSku = Omit<PanelSku, 'midias'> & { chave: string; fotos: string[] }

/** A product while it is edited. */
export type ProductDraft = Omit<ProductForm, 'skus' | 'midias'> & { skus: DraftSku[]; midias: FieldPicture[] }

/** Changes some fields of a draft, or computes a new draft from the old one. */
export type ChangeDraft = (changes: Partial<ProductDraft> | ((old: ProductDraft) => ProductDraft)) => void

/** The initial draft of a new product: one SKU without variants and without package measures. */
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
        previsaoReposicao: null,
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

/** Returns the draft of a stored product. */
export function draftOf(product: PanelProduct): ProductDraft {
  const {
    id: _,
    versao: __,
    naLoja: ___,
    kit: ____,
    atrasados: _l,
    publicadoEm: _p,
    alteradoEm: _a,
    ...page
  } = product

  return {
    ...page,
    skus: product.skus.map(({ midias, ...sku }) => ({
      ...sku,
      chave: `sku-${sku.id}`,
      fotos: midias.flatMap((posicao) => product.midias[posicao]?.arquivo ?? []),
    })),
  }
}

/** Returns the payload to save. */
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

/** Combines two people's changes field by field; SKUs one by one, known by their code. */
export const mergeDrafts: Merge<ProductDraft> = (base, mine, theirs) => ({
  ...mergeFields(base, mine, theirs),
  skus: mergeSkus(base.skus, mine.skus, theirs.skus),
})

const mergeSkus = mergeLists<DraftSku>(({ sku }) => sku)
