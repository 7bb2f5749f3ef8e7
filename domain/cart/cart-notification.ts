import { formatBRL } from '../money/format-money.ts'
import { holdTime, type RefusedHold, refusedHoldReason } from './piece-hold.ts'

/**
 * Something that the cart reports to its shopper. `nome` is the product name with the chosen variant; money in
 * centavos.
 */
export type CartNotification =
  | { tipo: 'preco'; nome: string; de: number; por: number }
  /** Was in the cart and is no longer available. */
  | { tipo: 'esgotado' | 'retirado'; nome: string }
  /** A piece that was in the cart, or was added with other items, and is in another cart until `ate`. */
  | { tipo: 'retido' | 'foraRetido'; nome: string; ate: string }
  /** A piece that was added with other items, and has been in the visitor's cart too often. */
  | { tipo: 'foraSemReserva'; nome: string; hold: RefusedHold }
  /** Was added together with other items and was rejected. */
  | { tipo: 'foraEsgotado' | 'foraSobConsulta' | 'foraCheio'; nome: string }
  /** Fewer than requested: limited by stock or by the maximum per order. */
  | { tipo: 'quantidade'; nome: string; quantidade: number }
  /** A service of a line that the workshop doesn't offer any more, or not with these answers. */
  | { tipo: 'servicoRetirado'; nome: string; servico: string }
  /** The strings that were chosen for a service are no longer in the cart. */
  | { tipo: 'servicoSemCordas'; nome: string; servico: string }
  /** Was added from a shared cart or an earlier order, in which it had services. */
  | { tipo: 'semServicos'; nome: string }
  | { tipo: 'servicoPreco'; nome: string; servico: string; de: number; por: number }
  /** Was taken from a teacher's list in another size than the pupil has there. */
  | { tipo: 'outroTamanho'; nome: string; aluno: string; tamanho: string }
  /** Of a class's list: left out for these pupils, because nobody has chosen the variant, or the shop doesn't sell it. */
  | { tipo: 'semOpcao' | 'foraDeVenda'; nome: string; aluno: string }
  /** The coupon was removed for this reason. */
  | { tipo: 'cupom'; motivo: string }
  /** The visitor's cart was merged with the customer's cart at login. */
  | { tipo: 'reunido' }

/** The sentence that the shopper reads. `emphasise` adds markup to the product name. */
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
    case 'retido':
      return `${emphasise(notification.nome)} está agora na sacola de outra pessoa e saiu da sua. Se ela não comprar, fica livre às ${holdTime(notification.ate)}.`
    case 'foraRetido':
      return `${emphasise(notification.nome)} está na sacola de outra pessoa e ficou de fora. Se ela não comprar, fica livre às ${holdTime(notification.ate)}.`
    case 'foraSemReserva':
      return `${emphasise(notification.nome)} ficou de fora: ${refusedHoldReason(notification.hold)}.`
    case 'foraEsgotado':
      return `${emphasise(notification.nome)} está esgotado e ficou de fora.`
    case 'foraSobConsulta':
      return `${emphasise(notification.nome)} é vendido sob consulta e ficou de fora.`
    case 'foraCheio':
      return `${emphasise(notification.nome)} ficou de fora: a sacola já tem o máximo de produtos diferentes.`
    case 'quantidade':
      return `Você pode levar até ${unidades(notification.quantidade)} de ${emphasise(notification.nome)}.`
    case 'servicoRetirado':
      return `${notification.servico} de ${emphasise(notification.nome)} não é mais oferecido assim e saiu da sua sacola. Escolha de novo, se quiser.`
    case 'servicoSemCordas':
      return `${notification.servico} de ${emphasise(notification.nome)} fica com as cordas que vêm no instrumento, porque as escolhidas não estão mais na sua sacola.`
    case 'semServicos':
      return `${emphasise(notification.nome)} vem sem os serviços da oficina que tinha. Escolha de novo, se quiser.`
    case 'servicoPreco':
      return `O preço de ${notification.servico} de ${emphasise(notification.nome)} mudou de ${formatBRL(notification.de)} para ${formatBRL(notification.por)}.`
    case 'outroTamanho':
      return `Na lista, o tamanho de ${notification.aluno} é ${notification.tamanho}, e você escolheu ${emphasise(notification.nome)}. Confira antes de fechar a compra.`
    case 'semOpcao':
      return `${emphasise(notification.nome)} ficou de fora para ${notification.aluno}: escolha antes a opção, na página do aluno ou pelo tamanho dele.`
    case 'foraDeVenda':
      return `${emphasise(notification.nome)} não está mais à venda e ficou de fora para ${notification.aluno}.`
    case 'cupom':
      return `O cupom saiu da sua sacola. ${notification.motivo}`
    case 'reunido':
      return 'Juntamos o que você escolheu agora com o que já estava na sua sacola.'
  }
}

function unidades(quantidade: number): string {
  return quantidade === 1 ? '1 unidade' : `${quantidade} unidades`
}
