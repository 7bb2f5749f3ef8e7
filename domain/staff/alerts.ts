import { may, type Permission, type Role } from './permissions.ts'

/** What somebody of the store is told of, in the order in which they choose. */
export const ALERT_KINDS = [
  'pedidoNovo',
  'pedidoPago',
  'devolucao',
  'defeito',
  'pagamentoRecusado',
  'pagamentoAtencao',
  'pergunta',
  'avaliacao',
  'estoqueBaixo',
] as const

export type AlertKind = (typeof ALERT_KINDS)[number]

type Told = {
  nome: string
  descricao: string
  /** Who hasn't this may not see what it tells of, and never hears of it. */
  ver: Permission
  /** Whose work it is: they hear of it at the panel before they choose. */
  cuidar: Permission
  /** Whether the leaders get a mail of it before they choose. */
  email: boolean
}

export const ALERTS: Record<AlertKind, Told> = {
  pedidoNovo: {
    nome: 'Pedido novo',
    descricao: 'Alguém comprou; o pagamento ainda pode faltar.',
    ver: 'pedidos.ver',
    cuidar: 'pedidos.editar',
    email: true,
  },
  pedidoPago: {
    nome: 'Pedido pago',
    descricao: 'O dinheiro chegou: hora de separar.',
    ver: 'pedidos.ver',
    cuidar: 'pedidos.expedir',
    email: true,
  },
  devolucao: {
    nome: 'Devolução pedida',
    descricao: 'Um cliente quer devolver o que comprou.',
    ver: 'pedidos.ver',
    cuidar: 'pedidos.editar',
    email: true,
  },
  defeito: {
    nome: 'Defeito relatado',
    descricao: 'Um cliente relata um defeito.',
    ver: 'pedidos.ver',
    cuidar: 'pedidos.editar',
    email: true,
  },
  pagamentoRecusado: {
    nome: 'Pagamento recusado',
    descricao: 'Um cartão não passou; o cliente ainda pode tentar de novo.',
    ver: 'pedidos.ver',
    cuidar: 'pedidos.editar',
    email: false,
  },
  pagamentoAtencao: {
    nome: 'Pedido que pede atenção',
    descricao: 'Pago em parte, a mais ou fora do prazo, contestado, ou um estorno que falhou.',
    ver: 'pedidos.ver',
    cuidar: 'pedidos.estornar',
    email: true,
  },
  pergunta: {
    nome: 'Pergunta nova',
    descricao: 'Alguém pergunta sobre um produto.',
    ver: 'opinioes.moderar',
    cuidar: 'opinioes.moderar',
    email: true,
  },
  avaliacao: {
    nome: 'Avaliação a moderar',
    descricao: 'Uma avaliação espera a leitura da loja.',
    ver: 'opinioes.moderar',
    cuidar: 'opinioes.moderar',
    email: false,
  },
  estoqueBaixo: {
    nome: 'Estoque baixo',
    descricao: 'Um item chegou ao mínimo, ou acabou onde não há mínimo.',
    ver: 'estoque.ver',
    cuidar: 'estoque.movimentar',
    email: false,
  },
}

/** By which ways somebody hears of a kind: at the panel, by mail, and on the devices that they let receive their alerts. */
export type AlertWays = { painel: boolean; email: boolean; push: boolean }

/** The kinds that somebody of this role may hear of. */
export function alertsFor(papel: Role): AlertKind[] {
  return ALERT_KINDS.filter((kind) => may(papel, ALERTS[kind].ver))
}

/** How somebody of this role hears of a kind who has not chosen. */
export function usualWays(papel: Role, kind: AlertKind): AlertWays {
  const { cuidar, email } = ALERTS[kind]
  const leads = papel === 'dono' || papel === 'gerente'
  const cares = may(papel, cuidar)

  // Who lets a device receive alerts asks for those of their work.
  return { painel: cares, email: leads && email, push: cares }
}
