import { type Column, columnNames } from '#domain/shopify/columns.ts'
import type { Field } from '../kind.ts'

/** What a column of a product file may be, in the order in which ours has them. */
export const PRODUCT_FIELDS: readonly Field[] = [
  field('handle', 'Endereço', ['endereco', 'slug', 'url'], true),
  field('title', 'Nome', ['nome', 'titulo', 'produto', 'nome do produto']),
  field('body', 'Descrição', ['descricao']),
  field('vendor', 'Marca', ['marca', 'fabricante']),
  field('type', 'Categoria', ['categoria', 'tipo']),
  field('category', 'Categoria da Shopify', []),
  field('tags', 'Palavras-chave', ['palavras chave', 'etiquetas']),
  field('status', 'Situação', ['situacao']),
  field('published', 'Publicado', ['publicado', 'ativo']),
  field('option1Name', 'Nome da opção 1', ['opcao 1']),
  field('option1Value', 'Valor da opção 1', ['valor 1']),
  field('option2Name', 'Nome da opção 2', ['opcao 2']),
  field('option2Value', 'Valor da opção 2', ['valor 2']),
  field('option3Name', 'Nome da opção 3', ['opcao 3']),
  field('option3Value', 'Valor da opção 3', ['valor 3']),
  field('sku', 'SKU', ['codigo', 'referencia', 'cod']),
  field('price', 'Preço', ['preco', 'preco por', 'valor']),
  field('compareAtPrice', 'Preço de', ['preco de', 'preco anterior']),
  field('quantity', 'Estoque', ['estoque', 'quantidade', 'saldo']),
  field('grams', 'Peso em gramas', ['peso', 'peso g']),
  field('barcode', 'EAN', ['ean', 'gtin', 'codigo de barras']),
  field('imageSrc', 'Foto', ['foto', 'imagem', 'url da imagem']),
  field('imagePosition', 'Posição da foto', []),
  field('imageAlt', 'Texto da foto', ['texto alternativo']),
  field('variantImage', 'Foto da variação', []),
  field('seoTitle', 'Título para buscadores', ['titulo seo']),
  field('seoDescription', 'Descrição para buscadores', ['descricao seo']),
  field('giftCard', 'Vale-presente', []),
]

function field(column: Column, nome: string, others: string[], required = false): Field {
  const known = { campo: column, nome, outros: [...columnNames(column), ...others] }

  return required ? { ...known, obrigatorio: true } : known
}
