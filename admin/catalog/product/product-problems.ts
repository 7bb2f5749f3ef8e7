import { isGtin13 } from '#domain/product/gtin.ts'
import { isBoxKnown } from '#domain/product/sale-problems.ts'
import type { ProductDraft } from './product-draft.ts'

export type Problems = Record<string, string>

/** What has to be mended before a product can be saved, by the name of its field; SKUs' by `skus.0.sku`. */
export function productProblems(draft: ProductDraft): Problems {
  const problems: [string, string | false][] = [
    ['nome', draft.nome.trim() === '' && 'Dê um nome ao produto.'],
    ['marca', draft.marca.slug === '' && 'Escolha ou escreva a marca.'],
    ['categoria', draft.categoria === '' && 'Escolha a categoria.'],
    ['slug', !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(draft.slug) && 'Use letras minúsculas, números e hifens.'],
    ['ncm', draft.ncm !== null && !/^\d{8}$/.test(draft.ncm) && 'O NCM tem oito dígitos.'],
    ['video', draft.video !== null && !URL.canParse(draft.video) && 'Cole o endereço completo do vídeo.'],
    [
      'midias',
      draft.midias.length === 0 &&
        draft.situacao !== 'inativo' &&
        'Para ficar na loja, o produto precisa de uma imagem.',
    ],
    ...draft.arquivos.map(({ nome }, i): [string, string | false] => [
      `arquivos.${i}.nome`,
      nome.trim() === '' && 'Diga o que é o arquivo.',
    ]),
    ['promocao', dateProblem(draft)],
    ...draft.skus.flatMap((sku, i) => skuProblems(draft, sku, `skus.${i}`)),
  ]

  return Object.fromEntries(problems.filter((one): one is [string, string] => one[1] !== false))
}

type Sku = ProductDraft['skus'][number]

function skuProblems(draft: ProductDraft, sku: Sku, name: string): [string, string | false][] {
  const twice = draft.skus.filter((other) => other.sku.trim() === sku.sku.trim()).length > 1
  return [
    [`${name}.sku`, (sku.sku.trim() === '' && 'Dê um código.') || (twice && 'Código repetido.')],
    [`${name}.ean`, sku.ean !== null && !isGtin13(sku.ean) && 'Confira os 13 dígitos.'],
    [`${name}.precoPor`, sku.precoPor === 0 && draft.situacao === 'disponivel' && 'Diga o preço.'],
    [`${name}.precoDe`, sku.precoDe !== null && sku.precoDe <= sku.precoPor && 'Maior que o preço.'],
    [
      `${name}.precoPromocional`,
      draft.promocao !== null &&
        sku.precoPromocional !== null &&
        sku.precoPromocional >= sku.precoPor &&
        'Menor que o preço.',
    ],
    [
      `${name}.caixa`,
      draft.situacao === 'disponivel' && !isBoxKnown(sku) && 'Diga peso e medidas, para o frete sair certo.',
    ],
  ]
}

function dateProblem({ promocao, publicarEm, retirarEm, skus }: ProductDraft): string | false {
  if (publicarEm && retirarEm && Date.parse(retirarEm) <= Date.parse(publicarEm))
    return 'O produto precisa sair da loja depois de entrar.'
  if (!promocao) return false
  if (!promocao.de || !promocao.ate) return 'Diga quando a promoção começa e termina.'
  if (Date.parse(promocao.ate) <= Date.parse(promocao.de))
    return 'A promoção precisa terminar depois de começar.'

  return (
    skus.every(({ precoPromocional }) => precoPromocional === null) &&
    'Diga o preço promocional nas variações.'
  )
}
