import { formatBRL } from '../money/format-money.ts'

/** What a cart has to tell its shopper. `nome` is the product's, with what was chosen of it; money in centavos. */
export type CartNotification =
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
export function notificationSentence(
  notification: CartNotification,
  emphasise: (nome: string) => string,
): string {
  switch (notification.tipo) {
    case 'preco':
      return `O preço de ${emphasise(notification.nome)} mudou de ${formatBRL(notification.de)} para ${formatBRL(notification.por)}.`
    case 'esgotado':
      return `${emphasise(notification.nome)} esgotou e saiu da sua sacola.`
    case 'retirado':
      return `${emphasise(notification.nome)} não está mais à venda e saiu da sua sacola.`
    case 'foraEsgotado':
      return `${emphasise(notification.nome)} está esgotado e ficou de fora.`
    case 'foraSobConsulta':
      return `${emphasise(notification.nome)} é vendido sob consulta e ficou de fora.`
    case 'foraCheio':
      return `${emphasise(notification.nome)} ficou de fora: a sacola já tem o máximo de produtos diferentes.`
    case 'quantidade':
      return `Você pode levar até ${unidades(notification.quantidade)} de ${emphasise(notification.nome)}.`
    case 'cupom':
      return `O cupom saiu da sua sacola. ${notification.motivo}`
    case 'reunido':
      return 'Juntamos o que você escolheu agora com o que já estava na sua sacola.'
  }
}

function unidades(quantidade: number): string {
  return quantidade === 1 ? '1 unidade' : `${quantidade} unidades`
}
