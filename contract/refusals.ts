import * as z from 'zod'

/** Every "no" the store may answer: its status, what the shopper reads, what it carries. */
export const REFUSALS = {
  TokenAusente: { status: 401, message: 'Envie o cabeçalho app-token com o token deste aplicativo.' },
  TokenInvalido: { status: 401, message: 'O app-token enviado não é válido.' },
  PaginaInexistente: { status: 404, message: 'Não encontramos esta página.' },
  ProdutoInexistente: { status: 404, message: 'Não encontramos este produto.' },
  VitrineInexistente: { status: 404, message: 'Não encontramos esta vitrine.' },
  BannerInexistente: { status: 404, message: 'Não encontramos este grupo de banners.' },
  MenuInexistente: { status: 404, message: 'Não encontramos este menu.' },
  ListaInexistente: { status: 404, message: 'Não encontramos esta lista.' },
  /** An old or non-canonical address; the page answers 301 to `url`. */
  EnderecoMudou: {
    status: 404,
    message: 'Esta página mudou de endereço.',
    data: z.object({ url: z.string() }),
  },
} as const

export type RefusalCode = keyof typeof REFUSALS
