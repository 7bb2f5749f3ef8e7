import type { Order } from '#contract/orders/orders.ts'
import { pictureUrl } from '#domain/urls/picture-url.ts'
import type { TemplateName, Templates } from '../templates.ts'

type Samples = { [Name in TemplateName]: Templates[Name] }

/**
 * What each mail may be told, invented, for who wants to see it. Links lead nowhere but to the shop; `picture` is the key of a
 * stored picture that stands for the goods.
 */
export function sampleMails(storeUrl: string, picture = NO_PICTURE): Samples {
  const order = orderWith(picture)
  const unsubscribeUrl = `${storeUrl}/newsletter`
  const news = { pedido: order, orderUrl: `${storeUrl}/minha-conta` }
  const waiting = { ...news, pedido: { ...order, situacao: 'aguardandoPagamento' as const } }
  const message = { nome: 'Maria', email: 'maria@exemplo.com.br', contato: '(11) 90000-0000', copia: true }
  const [item] = order.itens

  return {
    'newsletter-confirmation': { confirmUrl: unsubscribeUrl, unsubscribeUrl, days: 7 },
    'newsletter-welcome': { unsubscribeUrl },
    'sign-up-confirmation': { confirmUrl: storeUrl, hours: 24 },
    'sign-up-known': { loginUrl: `${storeUrl}/checkout/acesso/`, recoveryUrl: `${storeUrl}/checkout/senha` },
    'login-code': { codigo: '012345', minutes: 10 },
    'password-link': { resetUrl: `${storeUrl}/checkout/senha`, minutes: 60 },
    'login-tries': { securityUrl: `${storeUrl}/checkout/senha` },
    'password-changed': { recoveryUrl: `${storeUrl}/checkout/senha` },
    'email-change': { confirmUrl: storeUrl, minutes: 60 },
    'email-changed': {},
    'account-deleted': {},
    'staff-alerts': {
      itens: [
        { nome: 'Pedido pago', texto: 'Pedido 71803397, R$ 1.433,05.', url: `${storeUrl}/admin` },
        {
          nome: 'Pergunta nova',
          texto: 'Sobre Violino 4/4 com estojo, arco e breu.',
          url: `${storeUrl}/admin`,
        },
      ],
      mais: 0,
      alertsUrl: `${storeUrl}/admin`,
      choicesUrl: `${storeUrl}/admin`,
    },
    'staff-invitation': { inviteUrl: `${storeUrl}/admin`, papel: 'Atendimento', por: 'Maria', days: 3 },
    'staff-notice': { oque: 'senha', securityUrl: `${storeUrl}/admin` },
    'mail-test': { por: 'Maria' },
    'order-received': waiting,
    'order-pix': {
      ...waiting,
      copiaECola: '00020126580014br.gov.bcb.pix0136exemplo',
      valor: order.total,
      expiraEm: '2026-11-21T17:30:00.000Z',
    },
    'order-boleto': {
      ...waiting,
      boletoUrl: `${storeUrl}/minha-conta`,
      valor: order.total,
      vencimento: '2026-12-01',
      linhaDigitavel: '00190000090312345670300123456170216470000023990',
    },
    'order-changed': waiting,
    'order-approved': news,
    'order-declined': { ...waiting, motivo: 'O limite deste cartão não foi suficiente.' },
    'order-part-paid': { ...waiting, recebido: 50_000, expiraEm: '2026-11-22T17:30:00.000Z' },
    'order-late-money': { ...news, recebido: order.total, metodo: 'boleto' },
    'order-sent': news,
    'order-ready': {
      ...news,
      pedido: {
        ...order,
        endereco: null,
        frete: { ...order.frete, tipo: 'retirada', label: 'Retirada na loja' },
      },
    },
    'order-delivered': news,
    'order-cancelled': news,
    'order-refunded': { ...news, valor: order.total, metodo: 'pix' },
    'order-return-asked': news,
    'order-returned': news,
    'cart-abandoned': {
      itens: order.itens.map(({ nome, url, imagem, atributos, quantidade }) => ({
        nome,
        url,
        imagem,
        atributos,
        quantidade,
      })),
      cartUrl: `${storeUrl}/checkout/carrinho`,
      unsubscribeUrl,
    },
    'back-in-stock': {
      produto: {
        nome: item?.nome ?? '',
        url: item?.url ?? '/',
        imagem: null,
        atributos: item?.atributos ?? [],
        precoPor: 154_900,
      },
    },
    'evaluation-request': { link: storeUrl, unsubscribeUrl },
    'question-answered': {
      nome: 'Maria',
      produto: item?.nome ?? '',
      url: storeUrl,
      pergunta: 'Vem com estojo?',
      resposta: 'Vem, sim: um estojo retangular com higrômetro.',
    },
    'budget-request': { ...message, produto: item?.nome ?? '', url: storeUrl, mensagem: 'Preciso de dez.' },
    'contact-message': {
      ...message,
      protocolo: '20261121-4F2A9C',
      assunto: 'Onde está o meu pedido?',
      mensagem: 'O rastreio parou em Curitiba.',
    },
  }
}

/** Of no picture: its place stays empty. */
const NO_PICTURE = '0'.repeat(24)

function orderWith(picture: string): Order {
  const imagem = { imagem: pictureUrl(picture), alt: '', largura: 640, altura: 640 }

  return {
    id: '00000000-0000-4000-8000-000000000000',
    numero: 71_803_397,
    numeroAntigo: null,
    pagamentoAntigo: null,
    criadoEm: '2026-11-21T17:00:00.000Z',
    situacao: 'enviado',
    pagamento: 'pago',
    titulo: 'Aguardando pagamento',
    texto: 'Assim que o pagamento for confirmado, começamos a separar o seu pedido.',
    comprador: {
      nomeRazao: 'Maria da Silva',
      email: 'maria@exemplo.com.br',
      documento: '52998224725',
      celular: '+5511900000000',
    },
    itens: [
      {
        idProduto: 1,
        idAtributoSimples: 1,
        tipo: 'produto',
        sku: 'EXEMPLO-1',
        quantidade: 1,
        ajustes: [],
        nome: 'Violino 4/4 com estojo, arco e breu',
        url: '/',
        imagem,
        atributos: [{ label: 'Tamanho', valor: '4/4' }],
        precos: { precoDe: null, precoPor: 154_900 },
        total: 154_900,
      },
    ],
    subtotal: 154_900,
    ajustes: [{ tipo: 'vista', origem: 'pix', label: 'Desconto no Pix', valor: -15_490 }],
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
    total: 143_305,
    metodo: 'pix',
    endereco: {
      destinatario: 'Maria da Silva',
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
    rastreio: { codigo: 'BR123456789BR', transportadora: 'Correios', eventos: [], url: '' },
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
    formas: [],
    scriptCartao: null,
  }
}
