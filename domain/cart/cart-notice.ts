import { formatBRL } from '../money/format-money.ts'

/** What a cart has to tell its shopper. `nome` is the product's, with what was chosen of it; money in centavos. */
export type CartNotice =
  | { tipo: 'preco'; nome: string; de: number; por: number }
  /** Was in the cart, and can't be had any more. */
  | { tipo: 'esgotado' | 'retirado'; nome: string }
  /** Was asked for with others, and did not get in. */
  | { tipo: 'foraEsgotado' | 'foraSobConsulta' | 'foraCheio'; nome: string }
  /** Fewer than asked for: as many as there are, or as one order takes. */
  | { tipo: 'quantidade'; nome: string; quantidade: number }
  /** The coupon went, for this reason. */
  | { tipo: 'cupom'; motivo: string }
  /** What was chosen before logging in is with what the customer had already. */
  | { tipo: 'reunido' }

/** A notice as the shopper reads it. `emphasise` marks the product's name up. */
export function noticeSentence(notice: CartNotice, emphasise: (nome: string) => string): string {
  switch (notice.tipo) {
    case 'preco':
      return `O preço de ${emphasise(notice.nome)} mudou de ${formatBRL(notice.de)} para ${formatBRL(notice.por)}.`
    case 'esgotado':
      return `${emphasise(notice.nome)} esgotou e saiu da sua sacola.`
    case 'retirado':
      return `${emphasise(notice.nome)} não está mais à venda e saiu da sua sacola.`
    case 'foraEsgotado':
      return `${emphasise(notice.nome)} está esgotado e ficou de fora.`
    case 'foraSobConsulta':
      return `${emphasise(notice.nome)} é vendido sob consulta e ficou de fora.`
    case 'foraCheio':
      return `${emphasise(notice.nome)} ficou de fora: a sacola já tem o máximo de produtos diferentes.`
    case 'quantidade':
      return `Você pode levar até ${unidades(notice.quantidade)} de ${emphasise(notice.nome)}.`
    case 'cupom':
      return `O cupom saiu da sua sacola. ${notice.motivo}`
    case 'reunido':
      return 'Juntamos o que você escolheu agora com o que já estava na sua sacola.'
  }
}

function unidades(quantidade: number): string {
  return quantidade === 1 ? '1 unidade' : `${quantidade} unidades`
}
