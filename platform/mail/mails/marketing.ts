import type { OrderItem } from '#contract/orders/orders.ts'
import { describeMail } from './describe-mail.ts'

/** A product as mails show it. `url` is its path in the shop. */
type MailProduct = Pick<OrderItem, 'nome' | 'url' | 'imagem' | 'atributos'>

export const MARKETING_MAILS = {
  'cart-abandoned': describeMail<{
    itens: (MailProduct & { quantidade: number })[]
    cartUrl: string
    unsubscribeUrl: string
  }>({
    grupo: 'novidades',
    nome: 'Sacola esquecida',
    quando: 'Horas depois, a quem aceita ofertas.',
    sample: ({ storeUrl, order }) => ({
      itens: order.itens.map((item) => ({ ...productOf(item), quantidade: item.quantidade })),
      cartUrl: `${storeUrl}/checkout/carrinho`,
      unsubscribeUrl: `${storeUrl}/newsletter`,
    }),
  }),

  /** `precoPor` in centavos, null on request; `lugar` in the queue from 1; `url` is the path of the place's page. */
  'stock-queue': describeMail<{
    produto: MailProduct & { precoPor: number | null }
    lugar: number
    confirmado: boolean
    /** When goods are expected (`YYYY-MM-DD`), if the store knows it. */
    previsao: string | null
    url: string
  }>({
    grupo: 'novidades',
    nome: 'Lugar na fila de um produto esgotado',
    quando: 'A quem pede aviso: para confirmar o pedido, e com o link do lugar.',
    sample: ({ order }) => ({
      produto: sampleGoods(order),
      lugar: 3,
      confirmado: false,
      previsao: '2026-12-12',
      url: '/avise-me/fila/1?chave=exemplo',
    }),
  }),

  /** The held unit is lost; `lugar` if the place is in the queue again. `url` leads to the place, or to a new one. */
  'lost-hold': describeMail<{
    produto: MailProduct & { precoPor: number | null }
    lugar: number | null
    aVenda: boolean
    url: string
  }>({
    grupo: 'novidades',
    nome: 'A reserva da fila terminou',
    quando: 'A quem não comprou a unidade reservada a tempo.',
    sample: ({ order }) => ({
      produto: sampleGoods(order),
      lugar: null,
      aVenda: false,
      url: '/avise-me/1?opcao=1',
    }),
  }),

  /** A request for a price alert: to confirm it, or to see it. `valor` in centavos. */
  'price-alert': describeMail<{
    itens: (MailProduct & { quantidade: number; valor: number })[]
    confirmado: boolean
    url: string
  }>({
    grupo: 'novidades',
    nome: 'Confirmação de aviso de preço',
    quando: 'A quem pede aviso de preço sem entrar na conta.',
    sample: ({ order }) => ({
      itens: [{ ...sampleGoods(order), quantidade: 1, valor: sampleGoods(order).precoPor }],
      confirmado: false,
      url: '/avise-me/preco?endereco=1&chave=exemplo',
    }),
  }),

  /** `valor` is the price now in centavos; `atributos` has the price before. */
  'price-drop': describeMail<{
    itens: (MailProduct & { quantidade: number; valor: number })[]
    url: string
  }>({
    grupo: 'novidades',
    nome: 'O preço baixou',
    quando: 'A quem pediu aviso de preço, no máximo uma vez por dia.',
    sample: ({ order }) => ({
      itens: order.itens.map((item) => ({
        ...productOf(item),
        atributos: [...item.atributos, { label: 'Antes', valor: 'R$ 1.299,90' }],
        quantidade: 1,
        valor: item.precos.precoPor,
      })),
      url: '/avise-me/preco?endereco=1&chave=exemplo',
    }),
  }),

  /** Days as `YYYY-MM-DD`: `antes` was promised, `previsao` is what the store expects now, if it knows it. */
  'restock-date': describeMail<{
    produto: MailProduct & { precoPor: number | null }
    antes: string | null
    previsao: string | null
    lugar: number
    url: string
  }>({
    grupo: 'novidades',
    nome: 'Mudou a previsão de reposição',
    quando: 'A quem está na fila, uma vez a cada mudança.',
    sample: ({ order }) => ({
      produto: sampleGoods(order),
      antes: '2026-12-12',
      previsao: '2026-12-18',
      lugar: 3,
      url: '/avise-me/fila/1?chave=exemplo',
    }),
  }),

  /**
   * What somebody waited for left the store; `url` is the product's path, null if the shop shows it no more, and then
   * `categoria` is where there are others. `reservada`: a unit was on hold for the reader.
   */
  'gone-goods': describeMail<{
    nome: string
    espera: 'chegada' | 'preco'
    reservada: boolean
    url: string | null
    categoria: { nome: string; url: string } | null
  }>({
    grupo: 'novidades',
    nome: 'Saiu da loja',
    quando:
      'A quem esperava por um produto ou uma opção que a loja excluiu, na fila, com uma unidade reservada ou por um preço.',
    sample: ({ order }) => ({
      nome: sampleGoods(order).nome,
      espera: 'chegada',
      reservada: false,
      url: sampleGoods(order).url,
      categoria: null,
    }),
  }),

  /** `precoPor` in centavos; `url` is the path of the place's page; `reservadoAte` if a unit is held for the reader. */
  'back-in-stock': describeMail<{
    produto: MailProduct & { precoPor: number | null }
    reservadoAte: string | null
    url: string
  }>({
    grupo: 'novidades',
    nome: 'Voltou ao estoque',
    quando: 'A quem pediu para saber.',
    sample: ({ order }) => ({
      produto: sampleGoods(order),
      reservadoAte: '2026-12-02T18:30:00Z',
      url: '/avise-me/fila/1?chave=exemplo',
    }),
  }),

  'newsletter-confirmation': describeMail<{ confirmUrl: string; unsubscribeUrl: string; days: number }>({
    grupo: 'novidades',
    nome: 'Confirmação da newsletter',
    quando: 'Quando alguém se inscreve.',
    sample: ({ storeUrl }) => ({
      confirmUrl: `${storeUrl}/newsletter`,
      unsubscribeUrl: `${storeUrl}/newsletter`,
      days: 7,
    }),
  }),

  'newsletter-welcome': describeMail<{ unsubscribeUrl: string }>({
    grupo: 'novidades',
    nome: 'Boas-vindas da newsletter',
    quando: 'Depois da confirmação.',
    sample: ({ storeUrl }) => ({ unsubscribeUrl: `${storeUrl}/newsletter` }),
  }),
}

function sampleGoods({ itens: [item] }: { itens: OrderItem[] }): MailProduct & { precoPor: number } {
  if (!item) throw new Error('The sample order has no items.')

  return { ...productOf(item), precoPor: item.precos.precoPor }
}

function productOf({ nome, url, imagem, atributos }: OrderItem): MailProduct {
  return { nome, url, imagem, atributos }
}
