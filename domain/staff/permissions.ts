/** Roles of staff members. */
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

/** Name and description of a role for the panel. */
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
 * The only table of permissions by role. Each use case of the panel requires one of these, and the panel hides what the
 * role lacks.
 */
export const PERMISSIONS = {
  'painel.ver': ALL,
  /** Revenue: staff who pack, catalogue or answer customers don't need it. */
  'vendas.ver': [...LEADERS, 'financeiro', 'leitura'],
  'pedidos.ver': ALL,
  /** Picking, packing, shipping, tracking. */
  'pedidos.expedir': [...LEADERS, 'atendimento', 'expedicao'],
  /** XML and DANFE of invoices, also for the accountant. */
  'notas.baixar': [...LEADERS, 'atendimento', 'expedicao', 'financeiro'],
  /** Notes, changes before payment, resending mails, cancelling, returns. */
  'pedidos.editar': [...LEADERS, 'atendimento'],
  'pedidos.estornar': [...LEADERS, 'financeiro'],
  /** Saying that money is in the store's account: not for those who receive buyers' receipts. */
  'pagamentos.conferir': [...LEADERS, 'financeiro'],
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
  /** Reviews of products and of the store, questions and answers. */
  'opinioes.moderar': [...LEADERS, 'catalogo', 'atendimento'],
  /** Customers' personal data: not for everyone who may see the store's figures. */
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

/** Returns whether a role has a permission. */
export function may(papel: Role, permissao: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permissao]

  return roles.includes(papel)
}

/** Returns all permissions of a role, so that a page can hide the rest. */
export function permissionsOf(papel: Role): Permission[] {
  return ALL_PERMISSIONS.filter((permissao) => may(papel, permissao))
}

export const ALL_PERMISSIONS = Object.keys(PERMISSIONS) as Permission[]

/** The maximum manual discount of a role on an internal sale, in percent. */
export const MANUAL_DISCOUNT_PERCENT: Record<Role, number> = {
  dono: 100,
  gerente: 30,
  atendimento: 10,
  catalogo: 0,
  expedicao: 0,
  financeiro: 0,
  leitura: 0,
}

/** Roles that can't log in without a second factor. */
export function needsSecondFactor(papel: Role): boolean {
  return papel === 'dono'
}
