import { formatBRL } from '../money/format-money.ts'
import { statesText } from '../shipping/states.ts'
import { formatMoment } from '../time/format-moment.ts'
import type { Unmet } from './unmet-condition.ts'

/** Explains to the merchant why a promotion did not apply to a cart. */
export function whyNot(unmet: Unmet | { motivo: 'outraPromocao' }): string {
  switch (unmet.motivo) {
    case 'outraPromocao':
      return 'Outra promoção desconta mais dos mesmos produtos.'
    case 'aindaNaoVale':
      return `Só começa em ${formatMoment(unmet.validoDe.toISOString())}.`
    case 'vencido':
      return `Acabou em ${formatMoment(unmet.validoAte.toISOString())}.`
    case 'esgotado':
      return 'Já foi usada em todos os pedidos que o limite permite.'
    case 'loginNecessario':
      return 'Vale só para quem entrou na conta.'
    case 'jaUsado':
      return 'Este cliente já usou tudo o que o limite por cliente permite.'
    case 'primeiraCompra':
      return 'Vale só na primeira compra.'
    case 'outroEstado':
    case 'semEstado':
      return `Vale só para entregas em ${statesText(unmet.ufs)}.`
    case 'semItens':
      return 'Nenhum produto do carrinho participa.'
    case 'outrosItens':
      return 'Para o frete grátis, todos os produtos do carrinho precisam participar.'
    case 'quantidadeMinima':
      return `Faltam unidades: são precisas ${unmet.leve} dos produtos que participam.`
    case 'subtotalMinimo':
      return `Faltam ${formatBRL(unmet.falta)} em produtos que participam.`
  }
}
