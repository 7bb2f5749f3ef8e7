import { type Column, columnNames } from '#domain/import/shopify/columns.ts'
import type { Field } from './kind.ts'

/** The fields of a product file, in the order of our own columns. */
export const PRODUCT_FIELDS: readonly Field[] = [
  field('handle', 'Endereço', ['endereco', 'slug', 'url'], true),
  field('title', 'Nome', ['nome', 'titulo', 'produto', 'nome do produto']),
  field('body', 'Descrição', ['descricao']),
  field('shortBody', 'Descrição curta', ['resumo']),
  field('vendor', 'Marca', ['marca', 'fabricante']),
  field('type', 'Categoria', ['categoria', 'tipo']),
  field('categories', 'Categorias (a primeira é a principal)', []),
  field('alsoIn', 'Aparece também em', ['tambem em']),
  field('category', 'Categoria da Shopify', []),
  field('tags', 'Palavras-chave', ['palavras chave', 'etiquetas']),
  field('status', 'Situação', ['situacao']),
  field('published', 'Publicado', ['publicado', 'ativo', 'exibir na loja']),
  field('visibility', 'Visibilidade', []),
  field('option1Name', 'Nome da opção 1', ['opcao 1']),
  field('option1Value', 'Valor da opção 1', ['valor 1']),
  field('option2Name', 'Nome da opção 2', ['opcao 2']),
  field('option2Value', 'Valor da opção 2', ['valor 2']),
  field('option3Name', 'Nome da opção 3', ['opcao 3']),
  field('option3Value', 'Valor da opção 3', ['valor 3']),
  field('sku', 'SKU', ['codigo', 'referencia', 'cod']),
  field('price', 'Preço', ['preco', 'preco por', 'valor']),
  field('compareAtPrice', 'Preço de', ['preco de', 'preco anterior']),
  field('promotionalPrice', 'Preço promocional (o preço vira “de”)', ['preco de oferta']),
  field('cost', 'Custo (só no painel)', ['custo', 'preco de custo']),
  field('quantity', 'Estoque', ['estoque', 'quantidade', 'saldo']),
  field('minimumStock', 'Estoque mínimo', []),
  field('restockDate', 'Previsão de reposição', ['previsao', 'previsao de chegada', 'data de reposicao']),
  field('grams', 'Peso em gramas', ['peso g', 'peso gramas']),
  field('kilograms', 'Peso em quilos', ['peso kg', 'peso quilos']),
  field('heightMm', 'Altura da embalagem em mm', ['altura mm']),
  field('widthMm', 'Largura da embalagem em mm', ['largura mm']),
  field('lengthMm', 'Comprimento da embalagem em mm', ['comprimento mm']),
  field('heightCm', 'Altura da embalagem em cm', ['altura cm']),
  field('widthCm', 'Largura da embalagem em cm', ['largura cm']),
  field('lengthCm', 'Comprimento da embalagem em cm', ['comprimento cm', 'profundidade cm']),
  field('barcode', 'EAN', ['ean', 'gtin', 'codigo de barras']),
  field('mpn', 'Código do fabricante', ['mpn']),
  field('ncm', 'NCM', []),
  field('imageSrc', 'Foto', ['foto', 'imagem', 'url da imagem']),
  field('images', 'Fotos, separadas por vírgulas', ['imagens']),
  field('imagePosition', 'Posição da foto', []),
  field('imageAlt', 'Texto da foto', ['texto alternativo']),
  field('variantImage', 'Foto da variação', []),
  field('seoTitle', 'Título para buscadores', ['titulo seo']),
  field('seoDescription', 'Descrição para buscadores', ['descricao seo']),
  field('specifications', 'Ficha técnica (Nome: valor; Nome: valor)', []),
  field('furtherOption', 'Quarta opção (recusada)', []),
  field('giftCard', 'Vale-presente', []),
]

function field(column: Column, nome: string, others: string[], required = false): Field {
  const known = { campo: column, nome, otherNames: [...columnNames(column), ...others] }

  return required ? { ...known, obrigatorio: true } : known
}
