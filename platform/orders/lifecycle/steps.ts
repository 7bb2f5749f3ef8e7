import type { AnyOrderRow, AnyOrderRows, ChangeRow } from '../rows.ts'

/** Where an order stood since when, the oldest first. */
export function stepsOf({ pedido, mudancas }: Pick<AnyOrderRows, 'pedido' | 'mudancas'>): Step[] {
  return [...stepsElsewhere(pedido), ...mudancas.filter(({ evento }) => !ASIDE.includes(evento))]
}

/** When an order came to stand where it stands. */
export function lastStep(facts: Pick<AnyOrderRows, 'pedido' | 'mudancas'>): Date {
  return stepsOf(facts).at(-1)?.em ?? facts.pedido.criadoEm
}

type Step = Pick<ChangeRow, 'para' | 'em'>

/** What leaves the order where it stands, or tells of it what is told otherwise. */
const ASIDE: readonly string[] = ['import', 'refund', 'settle', 'edit']

/** What is known of the way of an order of another shop: when it was placed, and where it stood when it came here. */
function stepsElsewhere(pedido: AnyOrderRow): Step[] {
  const { numeroAntigo, criadoEm, pagoEm, entregueEm, situacao } = pedido
  if (numeroAntigo === null) return []

  return [
    { para: 'aguardandoPagamento', em: criadoEm },
    ...(pagoEm ? [{ para: 'pagamentoAprovado' as const, em: pagoEm }] : []),
    ...(entregueEm && situacao === 'entregue' ? [{ para: 'entregue' as const, em: entregueEm }] : []),
  ]
}
