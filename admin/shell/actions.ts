import type { Permission } from '#domain/staff/permissions.ts'

/** What the palette offers to do, for who may: where each begins. */
export const ACTIONS: { nome: string; para: string; permissao: Permission }[] = [
  { nome: 'Nova venda interna', para: '/vendas', permissao: 'pedidos.vender' },
  { nome: 'Novo produto', para: '/produtos/novo', permissao: 'catalogo.editar' },
  { nome: 'Nova página', para: '/conteudo/paginas/nova', permissao: 'conteudo.editar' },
  { nome: 'Novo popup', para: '/conteudo/popups/novo', permissao: 'conteudo.editar' },
]
