import type { OrderLabel } from '#contract/orders/order-labels.ts'

type Situation = OrderLabel['situacao']

/** What a label's situation is called, by what it does to money and parcel, and in which colour. */
export const LABEL_WORDS: Readonly<Record<Situation, { nome: string; color: string }>> = {
  comprando: { nome: 'Comprando…', color: 'gray' },
  recusada: { nome: 'Não comprada', color: 'red' },
  paga: { nome: 'Paga, sendo feita…', color: 'gray' },
  pronta: { nome: 'Pronta', color: 'pine' },
  postada: { nome: 'A caminho', color: 'pine' },
  naoEntregue: { nome: 'Não entregue', color: 'yellow' },
  entregue: { nome: 'Entregue', color: 'pine' },
  cancelada: { nome: 'Cancelada', color: 'gray' },
}

/** Whether something is about to happen to a label within seconds. */
export function isMoving({ situacao, motivo }: Pick<OrderLabel, 'situacao' | 'motivo'>): boolean {
  return (situacao === 'comprando' || situacao === 'paga') && motivo === ''
}

/** `Pacote 2 de 3`; empty for the only one. */
export function packageText(label: Pick<OrderLabel, 'volume' | 'tipo'>, all: readonly OrderLabel[]): string {
  const count = Math.max(...all.filter(({ tipo }) => tipo === label.tipo).map(({ volume }) => volume))

  return count > 1 ? `Pacote ${label.volume} de ${count}` : ''
}
