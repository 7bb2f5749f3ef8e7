import { describeMail } from './describe-mail.ts'

const WRITER = { nome: 'Maria', email: 'maria@exemplo.com.br', contato: '(11) 90000-0000', copia: true }

/** `produtos` are the names of what was bought. */
type ReviewRequestMail = { link: string; unsubscribeUrl: string; produtos: string[] }

/** Mails about reviews, questions, and what visitors write to the store. */
export const REVIEW_MAILS = {
  'evaluation-request': describeMail<ReviewRequestMail>({
    grupo: 'opinioes',
    nome: 'Convite para avaliar',
    quando: 'Alguns dias depois da entrega.',
    sample: reviewRequest,
  }),

  'evaluation-follow-up': describeMail<ReviewRequestMail>({
    grupo: 'opinioes',
    nome: 'Depois de 90 dias',
    quando: 'Noventa dias depois da entrega: ainda está contente?',
    sample: reviewRequest,
  }),

  /** `url` is the absolute address of the product's page. */
  'question-answered': describeMail<{
    nome: string
    produto: string
    url: string
    pergunta: string
    resposta: string
  }>({
    grupo: 'opinioes',
    nome: 'Pergunta respondida',
    quando: 'Quando a loja responde a uma pergunta.',
    sample: ({ storeUrl, order }) => ({
      nome: 'Maria',
      produto: order.itens[0]?.nome ?? '',
      url: `${storeUrl}/violinos`,
      pergunta: 'Vem com estojo?',
      resposta: 'Vem, sim: um estojo retangular com higrômetro.',
    }),
  }),

  /** To the store, or as a copy (`copia`) to the person who asked. `contato` and `mensagem` may be empty. */
  'budget-request': describeMail<{
    produto: string
    url: string
    nome: string
    email: string
    contato: string
    mensagem: string
    copia: boolean
  }>({
    grupo: 'opinioes',
    nome: 'Pedido de orçamento',
    quando: 'À loja, com cópia para quem pede.',
    sample: ({ storeUrl, order }) => ({
      ...WRITER,
      produto: order.itens[0]?.nome ?? '',
      url: `${storeUrl}/violinos`,
      mensagem: 'Preciso de dez.',
    }),
  }),

  /** To the store, or as a copy (`copia`) to the person who wrote. `contato` may be empty. */
  'contact-message': describeMail<{
    protocolo: string
    nome: string
    email: string
    contato: string
    assunto: string
    mensagem: string
    copia: boolean
  }>({
    grupo: 'opinioes',
    nome: 'Mensagem de contato',
    quando: 'À loja, com cópia para quem escreve.',
    sample: () => ({
      ...WRITER,
      protocolo: '20261121-4F2A9C',
      assunto: 'Onde está o meu violino, que já devia ter chegado há dias?',
      mensagem: 'O rastreio parou em Curitiba.',
    }),
  }),
}

function reviewRequest({ storeUrl }: { storeUrl: string }): ReviewRequestMail {
  return {
    link: `${storeUrl}/minha-conta`,
    unsubscribeUrl: `${storeUrl}/newsletter`,
    produtos: ['Violino 4/4 com estojo e arco', 'Breu para violino'],
  }
}
