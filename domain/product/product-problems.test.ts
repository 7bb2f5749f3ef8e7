import { expect, test } from 'vitest'
import { productFormProblems, productProblems } from './product-problems.ts'

type Product = Parameters<typeof productProblems>[0]
type Sku = Product['skus'][number]

const SKU: Sku = {
  sku: 'VIOLINO',
  ean: null,
  mpn: null,
  precoPor: 10_000,
  precoDe: null,
  peso: 500,
  altura: 100,
  largura: 200,
  comprimento: 800,
  atributos: { unico: null, simples: [] },
  midias: [],
}

const PRODUCT: Product = {
  nome: 'Violino',
  slug: 'violino',
  marca: { slug: 'eagle', nome: 'Eagle' },
  categoria: 'violinos',
  descricaoCurta: '',
  garantia: '',
  ncm: '92021000',
  video: null,
  situacao: 'disponivel',
  midias: ['foto'],
  arquivos: [],
  seo: null,
  skus: [SKU],
  relacionados: [],
  combinacoes: [],
  kit: [],
}

const NO_BOX = 'Para ficar à venda, falta o peso ou alguma medida da embalagem: sem isso o frete sai errado.'

test.each<[string, Partial<Product>]>([
  ['without changes', {}],
  [
    'without fields that only goods for sale need',
    { situacao: 'inativo', midias: [], skus: [sku({ precoPor: 0, peso: null })] },
  ],
  ['on request, without a price', { situacao: 'sobConsulta', skus: [sku({ precoPor: 0, altura: null })] }],
  ['with names of maximum length', { nome: ` ${'x'.repeat(120)} `, garantia: 'x'.repeat(200) }],
  ['with two colours', { skus: [coloured('A', 'Preto'), coloured('B', 'Branco')] }],
  ['with an EAN', { skus: [sku({ ean: '4006381333931' })] }],
])('accepts a product %s', (_, changes) => {
  expect(productProblems({ ...PRODUCT, ...changes })).toEqual([])
})

test.each<[string, Partial<Product>, string, string]>([
  ['no name', { nome: ' ' }, 'nome', 'Dê um nome ao produto.'],
  ['a long name', { nome: 'x'.repeat(121) }, 'nome', 'O nome tem no máximo 120 caracteres.'],
  ['no brand', { marca: { slug: '', nome: '' } }, 'marca', 'Diga a marca.'],
  ['a brand without letters or numbers', { marca: { slug: '', nome: '!!!' } }, 'marca', 'Diga a marca.'],
  [
    'a long brand',
    { marca: { slug: 'x', nome: 'x'.repeat(61) } },
    'marca',
    'A marca tem no máximo 60 caracteres.',
  ],
  ['no category', { categoria: '' }, 'categoria', 'Escolha a categoria.'],
  ['no slug', { slug: '' }, 'slug', 'Diga o endereço do produto.'],
  [
    'capitals in the slug',
    { slug: 'Violino' },
    'slug',
    'O endereço leva só letras minúsculas sem acento, números e hifens.',
  ],
  ['a long slug', { slug: 'x'.repeat(121) }, 'slug', 'O endereço tem no máximo 120 caracteres.'],
  [
    'a long summary',
    { descricaoCurta: 'x'.repeat(301) },
    'descricaoCurta',
    'O resumo tem no máximo 300 caracteres.',
  ],
  ['a long warranty', { garantia: 'x'.repeat(201) }, 'garantia', 'A garantia tem no máximo 200 caracteres.'],
  ['dots in the NCM', { ncm: '9202.10.00' }, 'ncm', 'O NCM tem oito dígitos.'],
  [
    'an incomplete video URL',
    { video: 'youtube.com' },
    'video',
    'Cole o endereço completo do vídeo, ou envie um.',
  ],
  [
    'a video that is a script',
    { video: 'javascript:alert(1)' },
    'video',
    'Cole o endereço completo do vídeo, ou envie um.',
  ],
  [
    'a long title',
    { seo: { title: 'x'.repeat(71), description: '' } },
    'seo.title',
    'O título para buscadores tem no máximo 70 caracteres.',
  ],
  [
    'a long description',
    { seo: { title: '', description: 'x'.repeat(171) } },
    'seo.description',
    'A descrição para buscadores tem no máximo 170 caracteres.',
  ],
  [
    'a nameless file',
    { arquivos: [{ nome: ' ', arquivo: 'a' }] },
    'arquivos.0.nome',
    'Diga o que é o arquivo.',
  ],
  [
    'a duplicate file',
    {
      arquivos: [
        { nome: 'Manual', arquivo: 'a' },
        { nome: 'Guia', arquivo: 'a' },
      ],
    },
    'arquivos',
    'O mesmo arquivo está duas vezes no produto.',
  ],
  ['no picture', { midias: [] }, 'midias', 'Para ficar na loja, o produto precisa de uma imagem.'],
  ['no price', { skus: [sku({ precoPor: 0 })] }, 'skus.0.precoPor', 'Para ficar à venda, falta o preço.'],
  ['no weight', { skus: [sku({ peso: null })] }, 'skus.0.peso', NO_BOX],
  ['two dimensions missing', { skus: [sku({ altura: null, largura: null })] }, 'skus.0.altura', NO_BOX],
  ['a weight of zero', { skus: [sku({ peso: 0 })] }, 'skus.0.peso', 'Use um número de 1 a 10.000.000.'],
  ['no code', { skus: [sku({ sku: ' ' })] }, 'skus.0.sku', 'Dê um código ao SKU.'],
  [
    'a long code',
    { skus: [sku({ sku: 'x'.repeat(51) })] },
    'skus.0.sku',
    'O código do SKU tem no máximo 50 caracteres.',
  ],
  [
    'an EAN with a wrong check digit',
    { skus: [sku({ ean: '4006381333932' })] },
    'skus.0.ean',
    'O EAN não confere: são os 13 dígitos do código de barras.',
  ],
  [
    "a long code of the maker's",
    { skus: [sku({ mpn: 'x'.repeat(61) })] },
    'skus.0.mpn',
    'O código do fabricante tem no máximo 60 caracteres.',
  ],
  [
    'a list price below the selling price',
    { skus: [sku({ precoDe: 9_000 })] },
    'skus.0.precoDe',
    'O preço “de” precisa ser maior que o preço “por”.',
  ],
  [
    'a negative cost',
    { skus: [sku({ custo: -1 })] },
    'skus.0.custo',
    'Digite um valor até R$ 10.000.000,00.',
  ],
  [
    'a picture that does not exist',
    { skus: [sku({ midias: [1] })] },
    'skus.0.midias',
    'O SKU cita uma imagem que o produto não tem.',
  ],
  [
    'two SKUs with the same attributes',
    { skus: [coloured('A', 'Preto'), coloured('B', 'preto')] },
    'skus',
    'Dois SKUs do produto têm a mesma combinação de atributos.',
  ],
  [
    'itself as a related product',
    { relacionados: ['violino'] },
    'relacionados',
    'Um produto não aparece junto de si mesmo.',
  ],
  [
    'a duplicate related product',
    { relacionados: ['arco', 'arco'] },
    'relacionados',
    'O mesmo produto está duas vezes.',
  ],
  [
    'a combination with itself',
    { combinacoes: [combined('violino', 10)] },
    'combinacoes',
    'Um produto não aparece junto de si mesmo.',
  ],
  [
    'a combination with a discount of 100%',
    { combinacoes: [combined('arco', 100)] },
    'combinacoes.0.desconto',
    'O desconto de uma combinação vai até 99%.',
  ],
  [
    'a kit with a duplicate part',
    { kit: [{ sku: 'A' }, { sku: 'A' }] },
    'kit',
    'O kit tem duas vezes o mesmo SKU.',
  ],
])('%s', (_, changes, campo, mensagem) => {
  expect(productProblems({ ...PRODUCT, ...changes })).toEqual([{ campo, mensagem }])
})

test('reports a duplicate code at both SKUs', () => {
  const skus = [coloured('A', 'Preto'), coloured(' A', 'Branco')]

  expect(productProblems({ ...PRODUCT, skus }).map(({ campo }) => campo)).toEqual([
    'skus.0.sku',
    'skus.1.sku',
  ])
})

test('the product form includes its schedule', () => {
  const form = {
    ...PRODUCT,
    publicarEm: '2026-12-02T00:00:00Z',
    retirarEm: '2026-12-01T00:00:00Z',
    promocao: null,
    skus: [{ ...SKU, precoPromocional: null }],
  }

  expect(productFormProblems(form)).toMatchObject([{ campo: 'retirarEm' }])
})

function sku(changes: Partial<Sku>): Sku {
  return { ...SKU, ...changes }
}

function coloured(code: string, valor: string): Sku {
  return sku({ sku: code, atributos: { unico: null, simples: [{ label: 'Cor', valor }] } })
}

function combined(produto: string, desconto: number) {
  return { produto, tipoDesconto: 'porcentagem', desconto } as const
}
