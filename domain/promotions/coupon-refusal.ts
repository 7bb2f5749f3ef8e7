import type { CartLine } from '../cart/cart-line.ts'
import { formatBRL } from '../money/format-money.ts'
import { statesText } from '../shipping/states.ts'
import { formatShortDate } from '../time/format-date.ts'
import { type Buyer, type Coupon, isForAll } from './promotion.ts'
import { type Unmet, unmetCondition } from './unmet-condition.ts'

/** Why a coupon does not apply: a code for programs, and a plain-text sentence for the shopper. */
export type CouponRefusal = {
  motivo: Unmet['motivo'] | 'inexistente' | 'naoAcumula' | 'freteJaGratis'
  mensagem: string
}

/**
 * Returns why a coupon does not apply to this cart, time and buyer; null if it applies. `cupom` is null if the code was
 * not found.
 */
export function couponRefusal(
  cupom: Coupon | null,
  lines: readonly CartLine[],
  circumstances: { now: Date; comprador: Buyer },
): CouponRefusal | null {
  if (cupom === null) return { motivo: 'inexistente', mensagem: UNKNOWN }
  const unmet = unmetCondition(cupom, lines, circumstances)

  return unmet && { motivo: unmet.motivo, mensagem: sentence(unmet, cupom, lines) }
}

/**
 * Removes what a shopper who guesses codes must not learn: coupons that nobody can use now are reported as unknown,
 * whether they existed or will exist. Conditions of the buyer or the cart are reported, so that the shopper can fulfil
 * them.
 */
export function hideFromGuessers(refusal: CouponRefusal): CouponRefusal {
  return UNUSABLE.includes(refusal.motivo) ? { motivo: 'inexistente', mensagem: UNKNOWN } : refusal
}

const UNUSABLE: readonly CouponRefusal['motivo'][] = ['aindaNaoVale', 'vencido', 'esgotado']

const UNKNOWN = 'Este cupom não existe ou não vale agora. Confira as letras e os números.'

/** Returns the refusal of a coupon when the cart's promotions leave it nothing to take off. */
export function uselessCoupon({ codigo, beneficio }: Coupon): CouponRefusal {
  return beneficio.tipo === 'freteGratis'
    ? {
        motivo: 'freteJaGratis',
        mensagem: `O frete já é grátis: guarde o cupom ${codigo} para outra compra.`,
      }
    : { motivo: 'naoAcumula', mensagem: `O cupom ${codigo} não soma com as promoções da sua sacola.` }
}

function sentence(unmet: Unmet, cupom: Coupon, lines: readonly CartLine[]): string {
  const { codigo } = cupom
  switch (unmet.motivo) {
    case 'aindaNaoVale':
      return `O cupom ${codigo} vale a partir de ${formatShortDate(unmet.validoDe)}.`
    case 'vencido':
      return `O cupom ${codigo} valeu até ${lastDay(unmet.validoAte)}.`
    case 'esgotado':
      return `O cupom ${codigo} já esgotou.`
    case 'loginNecessario':
      return `Entre na sua conta para usar o cupom ${codigo}.`
    case 'jaUsado':
      return unmet.usosPorCliente === 1
        ? `Você já usou o cupom ${codigo}.`
        : `Você já usou o cupom ${codigo} ${unmet.usosPorCliente} vezes, o máximo por cliente.`
    case 'primeiraCompra':
      return `O cupom ${codigo} vale só na primeira compra.`
    case 'outroEstado':
      return `O cupom ${codigo} vale só para entregas em ${statesText(unmet.ufs)}.`
    case 'semEstado':
      return `O cupom ${codigo} vale só para entregas em ${statesText(unmet.ufs)}: calcule o frete pelo seu CEP antes de usá-lo.`
    case 'semItens':
      return lines.length === 0
        ? `Ponha um produto na sacola para usar o cupom ${codigo}.`
        : `Nenhum produto da sua sacola participa do cupom ${codigo}.`
    case 'outrosItens':
      return `O cupom ${codigo} vale quando todos os produtos da sacola participam.`
    case 'quantidadeMinima':
      return `Leve pelo menos ${unmet.leve} unidades de ${whatCounts(cupom)} para usar o cupom ${codigo}.`
    case 'subtotalMinimo':
      return `Faltam ${formatBRL(unmet.falta)} em ${whatCounts(cupom)} para usar o cupom ${codigo}.`
  }
}

/** `validoAte` is exclusive: midnight of the day after the last one. */
function lastDay(validoAte: Date) {
  return formatShortDate(new Date(validoAte.getTime() - 1))
}

function whatCounts(cupom: Coupon) {
  return isForAll(cupom) ? 'produtos' : 'produtos participantes'
}
