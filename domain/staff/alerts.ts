import { may, type Permission, type Role } from './permissions.ts'

/** The kinds of staff alerts, in the order of the settings page. */
export const ALERT_KINDS = [
  'pedidoNovo',
  'pedidoPago',
  'devolucao',
  'defeito',
  'instrumentoPerdido',
  'propostaAceita',
  'ordemServico',
  'ordemAtrasada',
  'contaEnsino',
  'turmaMudou',
  'pagamentoRecusado',
  'pagamentoAtencao',
  'pergunta',
  'avaliacao',
  'estoqueBaixo',
  'previsaoVencida',
  'cartaoNaoApagado',
] as const

export type AlertKind = (typeof ALERT_KINDS)[number]

type AlertInfo = {
  nome: string
  descricao: string
  /** Permission needed to see the subject of the alert; without it, no alert. */
  view: Permission
  /** Permission of those who handle it: by default they get the alert in the panel. */
  handle: Permission
  /** Whether owner and manager get an e-mail by default. */
  email: boolean
}

export const ALERTS: Record<AlertKind, AlertInfo> = {
  pedidoNovo: {
    nome: 'Pedido novo',
    descricao: 'Alguém comprou; o pagamento ainda pode faltar.',
    view: 'pedidos.ver',
    handle: 'pedidos.editar',
    email: true,
  },
  pedidoPago: {
    nome: 'Pedido pago',
    descricao: 'O dinheiro chegou: hora de separar.',
    view: 'pedidos.ver',
    handle: 'pedidos.expedir',
    email: true,
  },
  devolucao: {
    nome: 'Devolução pedida',
    descricao: 'Um cliente quer devolver o que comprou.',
    view: 'pedidos.ver',
    handle: 'pedidos.editar',
    email: true,
  },
  defeito: {
    nome: 'Defeito relatado',
    descricao: 'Um cliente relata um defeito.',
    view: 'pedidos.ver',
    handle: 'pedidos.editar',
    email: true,
  },
  propostaAceita: {
    nome: 'Resposta a uma proposta',
    descricao: 'Um cliente aceitou uma proposta, que virou pedido, ou pediu outra versão dela.',
    view: 'pedidos.ver',
    handle: 'pedidos.vender',
    email: true,
  },
  ordemServico: {
    nome: 'Resposta na oficina',
    descricao: 'Um cliente escreveu sobre uma ordem de serviço, ou respondeu a um orçamento.',
    view: 'pedidos.ver',
    handle: 'pedidos.editar',
    email: true,
  },
  ordemAtrasada: {
    nome: 'Ordem de serviço atrasada',
    descricao: 'O dia prometido passou, e o instrumento não está pronto.',
    view: 'pedidos.ver',
    handle: 'pedidos.editar',
    email: false,
  },
  contaEnsino: {
    nome: 'Professor ou escola pede conta',
    descricao: 'Um cliente quer listas para os seus alunos, e espera a resposta da loja.',
    view: 'clientes.ver',
    handle: 'clientes.editar',
    email: true,
  },
  turmaMudou: {
    nome: 'Turma com entrega na escola mudou',
    descricao: 'O último dia ou o endereço mudou enquanto pedidos esperam ir para a escola.',
    view: 'pedidos.ver',
    handle: 'pedidos.expedir',
    email: true,
  },
  instrumentoPerdido: {
    nome: 'Instrumento roubado ou perdido',
    descricao: 'O dono avisou no passaporte: quem trouxer esse número de série não é o dono.',
    view: 'pedidos.ver',
    handle: 'pedidos.editar',
    email: true,
  },
  pagamentoRecusado: {
    nome: 'Pagamento recusado',
    descricao: 'Um cartão não passou; o cliente ainda pode tentar de novo.',
    view: 'pedidos.ver',
    handle: 'pedidos.editar',
    email: false,
  },
  pagamentoAtencao: {
    nome: 'Pedido que pede atenção',
    descricao: 'Pago em parte, a mais ou fora do prazo, contestado, ou um estorno que falhou.',
    view: 'pedidos.ver',
    handle: 'pedidos.estornar',
    email: true,
  },
  pergunta: {
    nome: 'Pergunta nova',
    descricao: 'Alguém pergunta sobre um produto.',
    view: 'opinioes.moderar',
    handle: 'opinioes.moderar',
    email: true,
  },
  avaliacao: {
    nome: 'Avaliação a moderar',
    descricao: 'Uma avaliação espera a leitura da loja.',
    view: 'opinioes.moderar',
    handle: 'opinioes.moderar',
    email: false,
  },
  estoqueBaixo: {
    nome: 'Estoque baixo',
    descricao: 'Um item chegou ao mínimo, ou acabou onde não há mínimo.',
    view: 'estoque.ver',
    handle: 'estoque.movimentar',
    email: false,
  },
  previsaoVencida: {
    nome: 'Reposição que não chegou',
    descricao: 'O dia previsto passou, e o item continua esgotado: a loja não mostra mais a data.',
    view: 'estoque.ver',
    handle: 'estoque.movimentar',
    email: true,
  },
  cartaoNaoApagado: {
    nome: 'Cartão não apagado no provedor',
    descricao: 'Um cliente tirou um cartão guardado, e o provedor não o apagou em três dias.',
    view: 'auditoria.ver',
    handle: 'auditoria.ver',
    email: true,
  },
}

/** The channels of an alert: panel, e-mail, and push to registered devices. */
export type AlertChannels = { painel: boolean; email: boolean; push: boolean }

/** Returns the kinds of alerts that a role may receive. */
export function alertsFor(papel: Role): AlertKind[] {
  return ALERT_KINDS.filter((kind) => may(papel, ALERTS[kind].view))
}

/** Returns the default channels of a role for a kind of alert. */
export function defaultChannels(papel: Role, kind: AlertKind): AlertChannels {
  const { handle, email } = ALERTS[kind]
  const leads = papel === 'dono' || papel === 'gerente'
  const handles = may(papel, handle)

  // Push only reaches devices that were registered, so the default is to send what the role handles.
  return { painel: handles, email: leads && email, push: handles }
}
