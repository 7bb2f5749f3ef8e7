/** The words that somebody agrees to who asks for news by e-mail: the forms show them, and the store keeps them as its record. */
export const CONSENT_TEXTS = {
  checkout: 'Quero receber ofertas e novidades por e-mail',
  produto: 'Quero receber também as novidades da loja.',
  /** Of the newsletter's own form, where the merchant's words (menu `newsletter`) could not be read. */
  newsletter: [
    'Novidades da loja no seu e-mail',
    'Ao cadastrar, você aceita receber nossos e-mails. Um clique em qualquer um deles basta para sair.',
  ],
} as const
