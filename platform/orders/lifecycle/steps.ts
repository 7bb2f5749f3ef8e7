import type { AnyOrderRow, AnyOrderRows, ChangeRow } from '../rows.ts'

/** The situations of an order with the time of each, oldest first. */
export function stepsOf({ pedido, mudancas }: Pick<AnyOrderRows, 'pedido' | 'mudancas'>): Step[] {
  return [...stepsElsewhere(pedido), ...mudancas.filter(({ evento }) => !UNLISTED_EVENTS.includes(evento))]
}

/** When an order reached its current situation. */
export function lastStep(rows: Pick<AnyOrderRows, 'pedido' | 'mudancas'>): Date {
  return stepsOf(rows).at(-1)?.em ?? rows.pedido.criadoEm
}

type Step = Pick<ChangeRow, 'para' | 'em'>

/** Events that don't change the situation, or that are shown elsewhere. */
const UNLISTED_EVENTS: readonly string[] = ['import', 'refund', 'settle', 'edit', 'parcel']

/** The steps known of an order of another shop: when it was placed, and its situation when it was imported. */
function stepsElsewhere(pedido: AnyOrderRow): Step[] {
  const { numeroAntigo, criadoEm, pagoEm, entregueEm, situacao } = pedido
  if (numeroAntigo === null) return []

  return [
    { para: 'aguardandoPagamento', em: criadoEm },
    ...(pagoEm ? [{ para: 'pagamentoAprovado' as const, em: pagoEm }] : []),
    ...(entregueEm && situacao === 'entregue' ? [{ para: 'entregue' as const, em: entregueEm }] : []),
  ]
}
