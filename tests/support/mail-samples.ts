import type { Order } from '#contract/orders/orders.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import type { TemplateName, Templates } from '#platform/mail/templates.ts'

/** The shop that the samples are sent by. */
export const SHOP = { loja: DEMO_SETTINGS.loja, storeUrl: 'https://loja.example' }

const PICTURE = { imagem: `/imagens/${'ab'.repeat(32)}/640.jpg`, alt: 'Violino', largura: 1600, altura: 1600 }

const VIOLIN = 'Violino Arioso 4/4 com estojo retangular, arco de pernambuco, breu e espaleira'

const ORDER: Order = {
  id: '3f6c1c52-8a57-4d0e-9a43-0a5f6a3a1b11',
  numero: 71_803_397,
  numeroAntigo: null,
  pagamentoAntigo: null,
  criadoEm: '2026-11-21T17:00:00.000Z',
  situacao: 'aguardandoPagamento',
  pagamento: 'pendente',
  titulo: 'Aguardando pagamento',
  texto: 'Assim que o pagamento for confirmado, começamos a separar o seu pedido.',
  comprador: {
    nomeRazao: 'Maria das Dores Conceição',
    email: 'maria@cliente.example',
    documento: '52998224725',
    celular: '+5511900000000',
  },
  itens: [
    {
      idProduto: 1,
      idAtributoSimples: 1,
      tipo: 'produto',
      sku: 'VIO-1',
      quantidade: 1,
      ajustes: [],
      nome: VIOLIN,
      url: '/violinos/violino-arioso-4-4',
      imagem: PICTURE,
      atributos: [{ label: 'Tamanho', valor: '4/4' }],
      precos: { precoDe: 169_900, precoPor: 154_900 },
      total: 154_900,
    },
    {
      idProduto: 2,
      idAtributoSimples: 2,
      tipo: 'produto',
      sku: 'BRE-2',
      quantidade: 2,
      ajustes: [],
      nome: 'Breu <b>Claro</b> & Escuro',
      url: '/acessorios/breu-claro?cor=claro',
      imagem: PICTURE,
      atributos: [],
      precos: { precoDe: null, precoPor: 4_550 },
      total: 9_100,
    },
  ],
  subtotal: 164_000,
  ajustes: [
    { tipo: 'cupom', origem: 'BEMVINDO', label: 'Cupom BEMVINDO', valor: -8_200 },
    { tipo: 'vista', origem: 'pix', label: 'Desconto no Pix', valor: -7_790 },
  ],
  frete: {
    id: 'pac',
    tipo: 'entrega',
    label: 'PAC',
    valor: 3_895,
    valorCheio: 3_895,
    ajustes: [],
    prazo: 6,
    previsao: '2026-12-01',
    entregaAgendada: false,
  },
  total: 151_905,
  metodo: 'pix',
  endereco: {
    destinatario: 'Maria das Dores Conceição',
    cep: '01001000',
    logradouro: 'Praça da Sé',
    numero: '100',
    complemento: 'apto 45',
    bairro: 'Sé',
    cidade: 'São Paulo',
    uf: 'SP',
    referencia: '',
  },
  pagamentos: [],
  rastreio: {
    codigo: 'BR123456789BR',
    transportadora: 'Correios',
    eventos: [],
    url: 'https://rastreio.example/BR123456789BR',
  },
  notaFiscal: null,
  historico: [],
  direitos: {
    pagar: true,
    cancelar: true,
    devolver: false,
    devolverAte: '2026-11-30',
    reclamar: false,
    reclamarAte: null,
  },
  formas: [{ metodo: 'pix', total: 144_115, parcelas: [] }],
  scriptCartao: null,
}

const NEWS = {
  pedido: ORDER,
  orderUrl: `https://loja.example/minha-conta/pedido/${ORDER.id}?chave=${'0f'.repeat(32)}`,
}

/** What each mail may be told, for looking at it and for tests. */
export const SAMPLES: { [Name in TemplateName]: Templates[Name] } = {
  'newsletter-confirmation': {
    confirmUrl: 'https://loja.example/newsletter/confirmar?chave=a-b_c',
    unsubscribeUrl: 'https://loja.example/newsletter/sair?chave=d-e_f',
    days: 7,
  },
  'newsletter-welcome': { unsubscribeUrl: 'https://loja.example/newsletter/sair?chave=d-e_f' },
  'sign-up-confirmation': {
    confirmUrl: 'https://loja.example/checkout/cadastro/confirmar?chave=a-b_c',
    hours: 24,
  },
  'sign-up-known': {
    loginUrl: 'https://loja.example/checkout/acesso/',
    recoveryUrl: 'https://loja.example/checkout/senha',
  },
  'login-code': { codigo: '012345', minutes: 10 },
  'password-link': { resetUrl: 'https://loja.example/checkout/senha/nova?chave=a-b_c', minutes: 60 },
  'login-tries': { securityUrl: 'https://loja.example/checkout/senha' },
  'password-changed': { recoveryUrl: 'https://loja.example/checkout/senha' },
  'email-change': { confirmUrl: 'https://loja.example/minha-conta/email?chave=a-b_c', minutes: 60 },
  'email-changed': {},
  'account-deleted': {},
  'staff-alerts': {
    itens: [
      {
        nome: 'Pedido pago',
        texto: 'Pedido 71803397, R$ 1.433,05.',
        url: 'https://loja.example/admin/pedidos/00000000-0000-4000-8000-000000000000',
      },
      {
        nome: 'Pergunta nova',
        texto: 'Sobre Violino <4/4> & arco.',
        url: 'https://loja.example/admin/opinioes/perguntas',
      },
    ],
    mais: 3,
    alertsUrl: 'https://loja.example/admin/avisos',
    choicesUrl: 'https://loja.example/admin/minha-conta/avisos',
  },
  'staff-invitation': {
    inviteUrl: 'https://loja.example/admin/convite?chave=a-b_c',
    papel: 'Atendimento',
    por: 'Dona <b> Maria',
    days: 3,
  },
  'staff-notice': { oque: 'chave', securityUrl: 'https://loja.example/admin/minha-conta' },
  'mail-test': { por: 'Dona Maria' },
  'order-received': NEWS,
  'order-pix': {
    ...NEWS,
    copiaECola:
      '00020126580014br.gov.bcb.pix0136123e4567-e12b-12d1-a456-4266554400005204000053039865406151.905802BR5913Lira Exemplo6009SAO PAULO62070503***6304D5C1',
    valor: 151_905,
    expiraEm: '2026-11-21T17:30:00.000Z',
  },
  'order-boleto': {
    ...NEWS,
    boletoUrl: `https://loja.example/minha-conta/pedido/${ORDER.id}/boleto.pdf?chave=${'0f'.repeat(32)}`,
    linhaDigitavel: '00190000090312345670300123456170216470000023990',
    valor: 23_990,
    vencimento: '2026-12-01',
  },
  'order-approved': NEWS,
  'order-declined': { ...NEWS, motivo: 'O limite deste cartão não foi suficiente.' },
  'order-changed': NEWS,
  'order-part-paid': { ...NEWS, recebido: 51_905, expiraEm: '2026-11-22T17:30:00.000Z' },
  'order-late-money': { ...NEWS, recebido: 151_905, metodo: 'boleto' },
  'order-sent': NEWS,
  'order-ready': {
    ...NEWS,
    pedido: {
      ...ORDER,
      endereco: null,
      frete: { ...ORDER.frete, tipo: 'retirada', label: 'Retirada na loja' },
    },
  },
  'order-delivered': NEWS,
  'order-cancelled': NEWS,
  'order-refunded': { ...NEWS, valor: 151_905, metodo: 'pix' },
  'order-return-asked': NEWS,
  'order-returned': NEWS,
  'cart-abandoned': {
    itens: ORDER.itens.map(({ nome, url, imagem, atributos, quantidade }) => ({
      nome,
      url,
      imagem,
      atributos,
      quantidade,
    })),
    cartUrl: 'https://loja.example/checkout/carrinho',
    unsubscribeUrl: 'https://loja.example/newsletter/sair?chave=d-e_f',
  },
  'back-in-stock': {
    produto: {
      nome: VIOLIN,
      url: '/violinos/violino-arioso-4-4',
      imagem: PICTURE,
      atributos: [{ label: 'Tamanho', valor: '4/4' }],
      precoPor: 154_900,
    },
  },
  'evaluation-request': {
    link: 'https://loja.example/avaliar/compra?key=a-b_c',
    unsubscribeUrl: 'https://loja.example/avaliar/sair?key=a-b_c',
  },
  'question-answered': {
    nome: 'Maria',
    produto: VIOLIN,
    url: 'https://loja.example/violinos/violino-arioso-4-4',
    pergunta: 'Vem com <b>estojo</b>?',
    resposta: 'Vem, sim: um estojo retangular com higrômetro.',
  },
  'budget-request': {
    produto: VIOLIN,
    url: 'https://loja.example/violinos/violino-arioso-4-4',
    nome: 'Maria <b>',
    email: 'maria@cliente.example',
    contato: '(11) 90000-0000',
    mensagem: 'Preciso de dez.',
    copia: true,
  },
  'contact-message': {
    protocolo: '20261121-4F2A9C',
    nome: 'Maria <b>',
    email: 'maria@cliente.example',
    contato: '(11) 90000-0000',
    assunto: 'Onde está o meu violino, que já devia ter chegado há dias?',
    mensagem: 'O rastreio parou em Curitiba.',
    copia: true,
  },
}
