import type { Permission } from '#domain/staff/permissions.ts'

/** Names of the permissions that a token can have. The omitted ones are for people alone. */
export const SCOPE_NAMES: Record<Exclude<Permission, 'equipe.gerir' | 'integracoes.gerir'>, string> = {
  'painel.ver': 'Ver os números do início',
  'vendas.ver': 'Ver o faturamento',
  'pedidos.ver': 'Ver pedidos',
  'pedidos.expedir': 'Separar e enviar pedidos',
  'notas.baixar': 'Baixar notas fiscais',
  'pedidos.editar': 'Mudar e cancelar pedidos',
  'pedidos.estornar': 'Devolver dinheiro',
  'pagamentos.conferir': 'Conferir Pix na conta',
  'pedidos.vender': 'Vender em nome de clientes',
  'catalogo.ver': 'Ver o catálogo',
  'catalogo.editar': 'Mudar o catálogo',
  'estoque.ver': 'Ver o estoque',
  'estoque.movimentar': 'Movimentar o estoque',
  'conteudo.ver': 'Ver páginas e banners',
  'conteudo.editar': 'Mudar páginas e banners',
  'marketing.ver': 'Ver promoções e cupons',
  'marketing.editar': 'Mudar promoções e cupons',
  'opinioes.moderar': 'Moderar opiniões e perguntas',
  'clientes.ver': 'Ver dados de clientes',
  'clientes.editar': 'Mudar dados de clientes',
  'clientes.privacidade': 'Exportar e apagar clientes',
  'dados.importar': 'Importar dados',
  'dados.exportar': 'Exportar dados',
  'configuracao.ver': 'Ver as configurações',
  'configuracao.editar': 'Mudar as configurações',
  'tarefas.ver': 'Ver as tarefas',
  'tarefas.repetir': 'Repetir tarefas',
  'auditoria.ver': 'Ver a auditoria',
}

const NAMES: Record<string, string> = SCOPE_NAMES

/** Name of a token's permission; one that no longer exists is shown as stored. */
export function scopeName(permissao: string): string {
  return NAMES[permissao] ?? permissao
}
