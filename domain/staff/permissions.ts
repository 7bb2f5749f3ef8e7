/** Who somebody of the store is to it. */
export const ROLES = [
  'dono',
  'gerente',
  'catalogo',
  'atendimento',
  'expedicao',
  'financeiro',
  'leitura',
] as const

export type Role = (typeof ROLES)[number]

/** What a role is called on the page, and what it is for. */
export const ROLE_NAMES: Record<Role, { nome: string; descricao: string }> = {
  dono: { nome: 'Dono', descricao: 'Pode tudo, inclusive cuidar da equipe e das integrações.' },
  gerente: { nome: 'Gerente', descricao: 'Toca a loja toda; não mexe na equipe nem nas integrações.' },
  catalogo: { nome: 'Catálogo', descricao: 'Cuida de produtos, preços, estoque, páginas e promoções.' },
  atendimento: { nome: 'Atendimento', descricao: 'Atende clientes, vende por eles e responde opiniões.' },
  expedicao: { nome: 'Expedição', descricao: 'Separa e envia pedidos e movimenta o estoque.' },
  financeiro: { nome: 'Financeiro', descricao: 'Confere pagamentos, devolve dinheiro e exporta dados.' },
  leitura: { nome: 'Leitura', descricao: 'Vê pedidos, produtos e números, sem mudar nada.' },
}

const LEADERS = ['dono', 'gerente'] as const
const ALL = ROLES

/**
 * Who may do what: the only table of it. Each verb of the panel asks for one of these, and the panel shows what its reader
 * may do by the same table.
 */
export const PERMISSIONS = {
  'painel.ver': ALL,
  /** What the store turned over: those who pack, catalogue or attend don't need it. */
  'vendas.ver': [...LEADERS, 'financeiro', 'leitura'],
  'pedidos.ver': ALL,
  /** Picking, packing, sending, tracking. */
  'pedidos.expedir': [...LEADERS, 'atendimento', 'expedicao'],
  /** Notes, changes before the payment, mails sent again, cancelling, returns. */
  'pedidos.editar': [...LEADERS, 'atendimento'],
  'pedidos.estornar': [...LEADERS, 'financeiro'],
  /** Selling in a customer's name. */
  'pedidos.vender': [...LEADERS, 'atendimento'],
  'catalogo.ver': ALL,
  'catalogo.editar': [...LEADERS, 'catalogo'],
  'estoque.ver': ALL,
  'estoque.movimentar': [...LEADERS, 'catalogo', 'expedicao'],
  'conteudo.ver': ALL,
  'conteudo.editar': [...LEADERS, 'catalogo'],
  'marketing.ver': ALL,
  'marketing.editar': [...LEADERS, 'catalogo'],
  /** Reviews, evaluations of the store, questions and answers. */
  'opinioes.moderar': [...LEADERS, 'catalogo', 'atendimento'],
  /** Personal data of customers: not for everybody who looks at the store's figures. */
  'clientes.ver': [...LEADERS, 'atendimento', 'financeiro'],
  'clientes.editar': [...LEADERS, 'atendimento'],
  /** Export and erasure of a customer's data, at the customer's request (LGPD, art. 18). */
  'clientes.privacidade': LEADERS,
  'dados.importar': [...LEADERS, 'catalogo'],
  'dados.exportar': [...LEADERS, 'financeiro'],
  'configuracao.ver': LEADERS,
  'configuracao.editar': LEADERS,
  'tarefas.ver': LEADERS,
  'tarefas.repetir': LEADERS,
  'equipe.gerir': ['dono'],
  'integracoes.gerir': ['dono'],
  'auditoria.ver': LEADERS,
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof PERMISSIONS

/** Whether somebody of this role may do this. */
export function may(papel: Role, permissao: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permissao]

  return roles.includes(papel)
}

/** All that somebody of this role may do, for a page that shows no more. */
export function permissionsOf(papel: Role): Permission[] {
  return ALL_PERMISSIONS.filter((permissao) => may(papel, permissao))
}

export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[]

/** The most that a role may take off a sale's goods by hand, in percent (internal sale). */
export const MANUAL_DISCOUNT_PERCENT: Record<Role, number> = {
  dono: 100,
  gerente: 30,
  atendimento: 10,
  catalogo: 0,
  expedicao: 0,
  financeiro: 0,
  leitura: 0,
}

/** Roles that can't come in without a second factor. */
export function needsSecondFactor(papel: Role): boolean {
  return papel === 'dono'
}
