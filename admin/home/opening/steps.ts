import type { OpeningStep } from '#domain/store/opening/lack-rule.ts'

type StepWords = {
  title: string
  /** Why the step matters. */
  why: string
  /** Where it is done; `shop` opens the shop in another tab. */
  links: { label: string; to: string; shop?: boolean }[]
}

/** The steps as the page shows them. */
export const STEP_WORDS: Record<OpeningStep, StepWords> = {
  dados: {
    title: 'Dados da loja',
    why: 'Quem compra tem direito de saber de quem compra e como reclamar. Estes dados vão para o rodapé, as mensagens e os documentos.',
    links: [{ label: 'Preencher os dados', to: '/configuracoes' }],
  },
  identidade: {
    title: 'Nome e aparência',
    why: 'É como as pessoas reconhecem a sua loja: no alto das páginas, na aba do navegador e nas mensagens.',
    links: [
      { label: 'Mudar o nome', to: '/configuracoes' },
      { label: 'Escolher a aparência', to: '/aparencia' },
    ],
  },
  produtos: {
    title: 'Primeiros produtos',
    why: 'Comece com poucos, bem descritos. Se você já vende em outra loja, traga tudo de uma vez por um arquivo. Só quer ver como fica? Em Produtos há produtos de exemplo, que saem todos de uma vez.',
    links: [
      { label: 'Cadastrar um produto', to: '/produtos/novo' },
      { label: 'Importar de outra loja', to: '/importacoes' },
      { label: 'Produtos de exemplo', to: '/produtos' },
    ],
  },
  frete: {
    title: 'Entrega',
    why: 'O frete aparece já na página do produto. Sem ele, muita gente desiste; sem nenhuma entrega, ninguém compra.',
    links: [{ label: 'Configurar a entrega', to: '/configuracoes/entrega' }],
  },
  pagamento: {
    title: 'Pagamento',
    why: 'Escolha quem recebe por você. O Pix é o que mais se usa, e o dinheiro chega na hora.',
    links: [{ label: 'Configurar o pagamento', to: '/configuracoes/pagamentos' }],
  },
  paginas: {
    title: 'Políticas e páginas',
    why: 'Trocas, privacidade e termos evitam discussões e são o que a lei pede. Os textos já existem: leia e complete o que só você sabe.',
    links: [{ label: 'Ver as páginas', to: '/conteudo/paginas' }],
  },
  correio: {
    title: 'E-mail',
    why: 'A loja confirma pedidos, avisa do envio e recupera senhas por e-mail.',
    links: [{ label: 'Configurar o e-mail', to: '/configuracoes/email' }],
  },
  endereco: {
    title: 'Endereço na internet',
    why: 'Um domínio seu, com conexão segura, dá confiança e é onde o Google acha a loja. A página confere se ele já chega aqui, e diz o que falta mudar no servidor.',
    links: [{ label: 'Conferir o domínio', to: '/configuracoes/dominio' }],
  },
  pedidoTeste: {
    title: 'Pedido de teste',
    why: 'Compre na sua própria loja, como um cliente: você já a vê, mesmo fechada. O pedido fica marcado como teste, e depois você o cancela ou estorna.',
    links: [
      { label: 'Comprar na loja', to: '/', shop: true },
      { label: 'Ver os pedidos', to: '/pedidos' },
    ],
  },
}

/** How the page names what something weighs. */
export const WEIGHTS = {
  lei: { label: 'Obrigatório por lei', color: 'red' },
  recomendado: { label: 'Recomendado', color: 'yellow' },
  gosto: { label: 'Opcional', color: 'gray' },
} as const
