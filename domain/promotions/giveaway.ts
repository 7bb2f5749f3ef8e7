import type { FieldProblem } from '../format/field-problem.ts'
import { isForAll, type Promotion } from './promotion.ts'

type Conditions = Pick<
  Promotion,
  'beneficio' | 'alcance' | 'somentePrecoCheio' | 'subtotalMinimo' | 'usosMaximos'
>

/**
 * Returns why an automatic promotion would give goods away to everyone without limit, and the field to correct; null if
 * it would not. A coupon may do so, because only buyers with its code can use it.
 */
export function giveawayProblem(conditions: Conditions): FieldProblem | null {
  const { beneficio, subtotalMinimo, usosMaximos } = conditions
  if (usosMaximos !== null) return null
  if (beneficio.tipo === 'porcentagem' && beneficio.porcentagem === 100)
    return {
      campo: 'usosMaximos',
      mensagem:
        'Com 100% e sem cupom, tudo sairia de graça para todo mundo. Diga em quantos pedidos, no máximo, ou crie um cupom.',
    }
  if (beneficio.tipo === 'valor' && isForAll(conditions) && beneficio.valor >= subtotalMinimo)
    return {
      campo: 'subtotalMinimo',
      mensagem:
        'Na loja inteira e sem cupom, o desconto deixaria pedidos de graça. Peça uma compra mínima maior do que ele, ou limite os pedidos.',
    }

  return null
}
