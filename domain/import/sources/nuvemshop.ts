import type { Source } from './source.ts'

/**
 * The product export of Nuvemshop: semicolons, Windows-1252, one line per variant; the lines of a product share a URL
 * identifier. It has no pictures.
 */
export const NUVEMSHOP: Source = {
  nome: 'Nuvemshop',
  signatures: [['identificador url', 'exibir na loja']],
  columns: {
    'identificador url': 'handle',
    nome: 'title',
    categorias: 'categories',
    'nome da variacao 1': 'option1Name',
    'valor da variacao 1': 'option1Value',
    'nome da variacao 2': 'option2Name',
    'valor da variacao 2': 'option2Value',
    'nome da variacao 3': 'option3Name',
    'valor da variacao 3': 'option3Value',
    preco: 'price',
    'preco promocional': 'promotionalPrice',
    'peso kg': 'kilograms',
    'altura cm': 'heightCm',
    'largura cm': 'widthCm',
    'comprimento cm': 'lengthCm',
    estoque: 'quantity',
    sku: 'sku',
    'codigo de barras': 'barcode',
    'exibir na loja': 'published',
    'frete gratis': null,
    descricao: 'body',
    tags: 'tags',
    'titulo para seo': 'seoTitle',
    'descricao para seo': 'seoDescription',
    marca: 'vendor',
    'produto fisico': null,
    mpn: 'mpn',
    'mpn cod exclusivo modelo fabricante': 'mpn',
    'mpn numero de peca do fabricante': 'mpn',
    sexo: null,
    'faixa etaria': null,
    custo: 'cost',
    ncm: 'ncm',
  },
}
