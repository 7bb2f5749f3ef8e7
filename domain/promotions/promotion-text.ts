import { formatBRL } from '../money/format-money.ts'
import { statesText } from '../shipping/states.ts'
import { formatMoment } from '../time/format-moment.ts'
import { type Benefit, type Promotion, statesOf } from './promotion.ts'

/** Number of categories, brands and products in a rule's scope. */
export type ScopeSizes = { categorias: number; marcas: number; produtos: number }

type Conditions = Pick<
  Promotion,
  'somentePrecoCheio' | 'subtotalMinimo' | 'primeiraCompra' | 'exigeLogin' | 'usosMaximos' | 'usosPorCliente'
> & {
  alcance: ScopeSizes
  /** Only for coupons: whether it applies to items that a promotion has already discounted. */
  acumula?: boolean
}

/** Describes a rule's benefit for a merchant: `10% de desconto`. */
export function benefitText(beneficio: Benefit): string {
  switch (beneficio.tipo) {
    case 'porcentagem':
      return `${beneficio.porcentagem}% de desconto`
    case 'valor':
      return `${formatBRL(beneficio.valor)} de desconto`
    case 'levePague':
      return `Leve ${beneficio.leve}, pague ${beneficio.pague}`
    case 'freteGratis': {
      const ufs = statesOf(beneficio)
      return ufs.length === 0 ? 'Frete grátis' : `Frete grátis para ${statesText(ufs)}`
    }
  }
}

/** Describes a rule's conditions, one text each, starting with its scope. */
export function conditionTexts(rule: Conditions): string[] {
  const { subtotalMinimo, usosMaximos, usosPorCliente } = rule

  return [
    scopeText(rule.alcance),
    rule.somentePrecoCheio ? 'fora o que já está em oferta' : '',
    subtotalMinimo > 0 ? `a partir de ${formatBRL(subtotalMinimo)}` : '',
    rule.primeiraCompra ? 'só na primeira compra' : '',
    rule.exigeLogin ? 'só para quem entrou na conta' : '',
    usosMaximos === null ? '' : `até ${counted(usosMaximos, 'pedido', 'pedidos')}`,
    usosPorCliente === null ? '' : `${counted(usosPorCliente, 'uso', 'usos')} por cliente`,
    rule.acumula === false ? 'não soma com promoções' : '',
  ].filter((text) => text !== '')
}

/** Describes a promotion on a product card, briefly: `Leve 3, pague 2`, `8% de desconto a partir de R$ 500,00`. */
export function cardText({ beneficio, subtotalMinimo }: Promotion): string {
  const given = benefitText(beneficio)

  return subtotalMinimo > 0 ? `${given} a partir de ${formatBRL(subtotalMinimo)}` : given
}

/** Describes the conditions that a shopper must know on a product page; empty if there are none. */
export function buyerConditions({ beneficio, subtotalMinimo, validoAte }: Promotion): string {
  const ufs = statesOf(beneficio)

  return [
    ufs.length === 0 ? '' : `em entregas para ${statesText(ufs)}`,
    subtotalMinimo > 0 ? `a partir de ${formatBRL(subtotalMinimo)} em produtos que participam` : '',
    validoAte === null ? '' : `até ${formatMoment(validoAte.toISOString())}`,
  ]
    .filter((text) => text !== '')
    .join(', ')
}

function scopeText({ categorias, marcas, produtos }: ScopeSizes): string {
  const lists = [
    categorias > 0 ? counted(categorias, 'categoria', 'categorias') : '',
    marcas > 0 ? counted(marcas, 'marca', 'marcas') : '',
    produtos > 0 ? counted(produtos, 'produto', 'produtos') : '',
  ].filter((text) => text !== '')

  return lists.length === 0 ? 'em toda a loja' : `em ${lists.join(' e ')}`
}

function counted(count: number, one: string, many: string): string {
  return `${count} ${count === 1 ? one : many}`
}
