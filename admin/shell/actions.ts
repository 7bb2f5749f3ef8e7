import type { Permission } from '#domain/staff/permissions.ts'

/** What the palette offers to do, for who may: where each begins. */
export const ACTIONS: { nome: string; para: string; permissao: Permission }[] = [
  { nome: 'Nova venda interna', para: '/vendas', permissao: 'pedidos.vender' },
  { nome: 'Novo produto', para: '/produtos/novo', permissao: 'catalogo.editar' },
  { nome: 'Nova página', para: '/conteudo/paginas/nova', permissao: 'conteudo.editar' },
  { nome: 'Novo popup', para: '/conteudo/popups/novo', permissao: 'conteudo.editar' },
  { nome: 'Nova promoção', para: '/promocoes/nova', permissao: 'marketing.editar' },
  { nome: 'Novo cupom', para: '/promocoes/novo-cupom', permissao: 'marketing.editar' },
  { nome: 'Simular promoções', para: '/promocoes/simulador', permissao: 'marketing.ver' },
  { nome: 'Enviar pedidos por planilha', para: '/pedidos/envios', permissao: 'pedidos.expedir' },
]
