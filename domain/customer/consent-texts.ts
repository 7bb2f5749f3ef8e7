/** The consent texts for marketing e-mail: the forms show them, and the store saves them as proof of consent. */
export const CONSENT_TEXTS = {
  checkout: 'Quero receber ofertas e novidades por e-mail',
  /** On the card form, of customers only. */
  cartao: 'Guardar este cartão para as próximas compras',
  /** Above the button of the form for what is sold out. */
  fila: 'Mandamos o seu lugar na fila e o aviso quando este produto voltar. Cada e-mail tem um link para sair.',
  /** Above the button of the form for falling prices. */
  preco: 'Mandamos no máximo um e-mail por dia, só quando o preço baixar. Cada e-mail tem um link para sair.',
  produto: 'Quero receber também as novidades da loja.',
  /** On the page of a shop that is not open yet. */
  emBreve:
    'Ao cadastrar, você aceita receber por e-mail o aviso da abertura e as novidades da loja. Um clique em qualquer mensagem basta para sair.',
  /** For the newsletter form, when the merchant's text (menu `newsletter`) could not be read. */
  newsletter: [
    'Novidades da loja no seu e-mail',
    'Ao cadastrar, você aceita receber nossos e-mails. Um clique em qualquer um deles basta para sair.',
  ],
} as const
