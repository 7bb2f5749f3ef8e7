import type { WebhookEvent } from '#contract/panel/integrations.ts'

/** The events that webhooks can subscribe to. */
export const EVENTS: Record<Exclude<WebhookEvent, 'teste'>, string> = {
  'pedido.criado': 'Um pedido foi feito',
  'pedido.pago': 'O dinheiro de um pedido chegou',
  'pedido.alterado': 'Um pedido mudou de situação',
  'nota.cancelada': 'A nota fiscal de um pedido foi cancelada',
  'troca.concluida': 'Um instrumento dado em troca foi conferido, e nada falta pagar',
  'produto.alterado': 'Um produto foi criado ou mudou',
  'estoque.alterado': 'O estoque de um SKU mudou',
  'cliente.criado': 'Um cliente criou a conta',
}

/** Name of an event. */
export function eventName(event: WebhookEvent): string {
  return event === 'teste' ? 'Teste' : EVENTS[event]
}
