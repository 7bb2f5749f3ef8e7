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
  {
    nome: 'Separar pedidos pagos',
    para: '/pedidos?situacao=pagamentoAprovado',
    permissao: 'pedidos.expedir',
  },
  { nome: 'Nova categoria', para: '/categorias/nova', permissao: 'catalogo.editar' },
  { nome: 'Nova marca', para: '/marcas/nova', permissao: 'catalogo.editar' },
  { nome: 'Modelos de ficha', para: '/produtos/fichas', permissao: 'catalogo.editar' },
  { nome: 'Contar estoque', para: '/estoque/contagens', permissao: 'estoque.movimentar' },
  { nome: 'Movimentos de estoque', para: '/estoque/movimentos', permissao: 'estoque.ver' },
  { nome: 'Estoque baixo', para: '/estoque?filtro=baixo', permissao: 'estoque.ver' },
  { nome: 'Grupos de revenda', para: '/clientes/grupos', permissao: 'clientes.ver' },
  { nome: 'Responder perguntas', para: '/opinioes/perguntas', permissao: 'opinioes.moderar' },
  { nome: 'Frete e sacola', para: '/configuracoes/entrega', permissao: 'configuracao.ver' },
  { nome: 'Formas de pagamento', para: '/configuracoes/pagamentos', permissao: 'configuracao.ver' },
  { nome: 'Medição e consentimento', para: '/configuracoes/medicao', permissao: 'configuracao.ver' },
  { nome: 'Loja em manutenção', para: '/configuracoes/manutencao', permissao: 'configuracao.ver' },
  { nome: 'Avisos', para: '/avisos', permissao: 'painel.ver' },
  { nome: 'Meus avisos por e-mail', para: '/minha-conta/avisos', permissao: 'painel.ver' },
  { nome: 'Minha conta, senha e sessões', para: '/minha-conta', permissao: 'painel.ver' },
]
