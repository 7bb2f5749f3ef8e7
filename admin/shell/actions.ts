import type { Permission } from '#domain/staff/permissions.ts'

/** Actions of the command palette, with the page on which each starts. */
export const ACTIONS: { label: string; to: string; permission: Permission }[] = [
  { label: 'Nova venda interna', to: '/vendas', permission: 'pedidos.vender' },
  { label: 'Novo produto', to: '/produtos/novo', permission: 'catalogo.editar' },
  { label: 'Nova página', to: '/conteudo/paginas/nova', permission: 'conteudo.editar' },
  { label: 'Novo popup', to: '/conteudo/popups/novo', permission: 'conteudo.editar' },
  { label: 'Nova promoção', to: '/promocoes/nova', permission: 'marketing.editar' },
  { label: 'Novo cupom', to: '/promocoes/novo-cupom', permission: 'marketing.editar' },
  { label: 'Simular promoções', to: '/promocoes/simulador', permission: 'marketing.ver' },
  { label: 'Enviar pedidos por planilha', to: '/pedidos/envios', permission: 'pedidos.expedir' },
  {
    label: 'Separar pedidos pagos',
    to: '/pedidos?situacao=pagamentoAprovado',
    permission: 'pedidos.expedir',
  },
  { label: 'Nova categoria', to: '/categorias/nova', permission: 'catalogo.editar' },
  { label: 'Nova marca', to: '/marcas/nova', permission: 'catalogo.editar' },
  { label: 'Modelos de ficha', to: '/produtos/fichas', permission: 'catalogo.editar' },
  { label: 'Contar estoque', to: '/estoque/contagens', permission: 'estoque.movimentar' },
  { label: 'Movimentos de estoque', to: '/estoque/movimentos', permission: 'estoque.ver' },
  { label: 'Estoque baixo', to: '/estoque?filtro=baixo', permission: 'estoque.ver' },
  { label: 'Grupos de revenda', to: '/clientes/grupos', permission: 'clientes.ver' },
  { label: 'Responder perguntas', to: '/opinioes/perguntas', permission: 'opinioes.moderar' },
  { label: 'Frete e sacola', to: '/configuracoes/entrega', permission: 'configuracao.ver' },
  { label: 'Formas de pagamento', to: '/configuracoes/pagamentos', permission: 'configuracao.ver' },
  { label: 'Medição e consentimento', to: '/configuracoes/medicao', permission: 'configuracao.ver' },
  { label: 'Abrir ou fechar a loja', to: '/abrir', permission: 'configuracao.ver' },
  { label: 'Loja em manutenção', to: '/configuracoes/manutencao', permission: 'configuracao.ver' },
  { label: 'Avisos', to: '/avisos', permission: 'painel.ver' },
  { label: 'Meus avisos por e-mail', to: '/minha-conta/avisos', permission: 'painel.ver' },
  { label: 'Minha conta, senha e sessões', to: '/minha-conta', permission: 'painel.ver' },
]
