/** The consent texts for marketing e-mail: the forms show them, and the store saves them as proof of consent. */
export const CONSENT_TEXTS = {
  checkout: 'Quero receber ofertas e novidades por e-mail',
  produto: 'Quero receber também as novidades da loja.',
  /** For the newsletter form, when the merchant's text (menu `newsletter`) could not be read. */
  newsletter: [
    'Novidades da loja no seu e-mail',
    'Ao cadastrar, você aceita receber nossos e-mails. Um clique em qualquer um deles basta para sair.',
  ],
} as const
