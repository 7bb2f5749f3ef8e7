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

  /** `precoPor` in centavos. */
  'back-in-stock': describeMail<{ produto: MailProduct & { precoPor: number } }>({
    grupo: 'novidades',
    nome: 'Voltou ao estoque',
    quando: 'A quem pediu para saber.',
    sample: ({ order }) => {
      const [item] = order.itens
      if (!item) throw new Error('The sample order has no items.')

      return { produto: { ...productOf(item), precoPor: item.precos.precoPor } }
    },
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

function productOf({ nome, url, imagem, atributos }: OrderItem): MailProduct {
  return { nome, url, imagem, atributos }
}
