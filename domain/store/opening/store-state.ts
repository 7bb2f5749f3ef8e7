/** What is known of a store that is to be opened. */
export type StoreState = {
  loja: {
    nome: string
    razaoSocial: string
    /** CNPJ or CPF as typed. */
    cnpj: string
    endereco: { logradouro: string; numero: string; cidade: string; cep: string }
    telefone: string
    whatsapp: string
    email: string
  }
  /** Whether it has a look of its own. */
  aparencia: boolean
  /** Products that the shop shows (with picture and price), and those of them that can be bought now. */
  produtos: { publicados: number; disponiveis: number }
  /** Ways in which goods reach a buyer, pickup included. */
  entregas: number
  /** Payment methods that the checkout offers. */
  formas: number
  /** Slugs of the published pages. */
  paginas: readonly string[]
  /** Pages whose text has gaps that only the merchant can fill. */
  paginasIncompletas: number
  /** Whether mails leave the shop. */
  correio: boolean
  /** The shop's public address. */
  url: string
  /** Whether somebody tried the checkout before the opening, and paid. */
  pedidoTeste: 'nenhum' | 'feito' | 'pago'
  /** Whether example products are in the shop. */
  exemplos: boolean
}
