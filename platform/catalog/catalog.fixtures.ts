import type { BrandInput, CategoryInput, ProductInput, SkuInput } from '#contract/catalog/product-input.ts'
import type { Database } from '#platform/database/connect.ts'
import { originais } from '#platform/infrastructure/storage/tables.ts'
import { saveCategory } from './collections/categories/save-category.ts'

/** The picture of all fixtures. */
export const SAMPLE_PICTURE = 'abcdef0123456789abcdef01'

/** Valid, plain catalogue input for tests, with overrides. */
export function sampleProduct(slug: string, changes: Partial<ProductInput> = {}): ProductInput {
  return {
    slug,
    nome: `Produto ${slug}`,
    marca: { slug: 'elixir', nome: 'Elixir' },
    categoria: 'cordas/cordas-para-violino',
    categorias: [],
    descricaoCurta: 'Som claro.',
    descricao: '<p>Som claro e firme.</p>',
    tabelaMedida: null,
    caracteristicas: [],
    itensInclusos: [],
    garantia: '3 meses',
    ncm: '92093000',
    origem: 1,
    palavrasChave: [],
    situacao: 'disponivel',
    publicadoEm: '2026-01-10T12:00:00Z',
    vendas: 0,
    midias: [{ arquivo: SAMPLE_PICTURE, alt: 'Foto' }],
    arquivos: [],
    video: null,
    skus: [sampleSku(slug.toUpperCase())],
    kit: [],
    combinacoes: [],
    relacionados: [],
    seo: null,
    ...changes,
  }
}

export function sampleSku(
  sku: string,
  changes: Partial<SkuInput> = {},
  simples: Record<string, string> = {},
): SkuInput {
  return {
    sku,
    ean: null,
    mpn: null,
    precoDe: null,
    precoPor: 10_000,
    estoque: 10,
    peso: 100,
    altura: 20,
    largura: 120,
    comprimento: 130,
    atributos: {
      unico: null,
      simples: Object.entries(simples).map(([label, valor]) => ({ label, valor })),
    },
    midias: [],
    ...changes,
  }
}

export function sampleCategory(caminho: string, changes: Partial<CategoryInput> = {}): CategoryInput {
  const nome = caminho.split('/').at(-1) ?? ''

  return {
    caminho,
    nome,
    titulo: `Tudo de ${nome}`,
    descricao: '',
    imagem: null,
    seo: null,
    atributosPrincipais: [],
    ...changes,
  }
}

export function sampleBrand(slug: string, changes: Partial<BrandInput> = {}): BrandInput {
  return { slug, nome: slug.toUpperCase(), descricao: '', pais: null, imagem: null, ...changes }
}

export const SAMPLE_CATEGORIES = [
  'cordas',
  'cordas/cordas-para-violino',
  'cordas/cordas-para-violino/jogos',
  'cordas/cordas-para-violao',
  'arcos',
]

/** Saves the picture and the categories that the fixtures refer to. */
export async function prepareFixtures(db: Database): Promise<void> {
  await db
    .insert(originais)
    .values({ hash: SAMPLE_PICTURE, tipo: 'svg', largura: 1200, altura: 1200, bytes: 1 })
  for (const caminho of SAMPLE_CATEGORIES) await saveCategory({ db }, sampleCategory(caminho))
}
