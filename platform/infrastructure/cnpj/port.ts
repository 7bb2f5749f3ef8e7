/** What the federal register says of a company; unknown parts are empty. */
export type Company = {
  razaoSocial: string
  /** The trade name. */
  nomeFantasia: string
  /** DDD and number, digits only. */
  telefone: string
  email: string
  endereco: { cep: string; logradouro: string; numero: string; bairro: string; cidade: string; uf: string }
}

/**
 * Finds the company of a CNPJ (fourteen characters without punctuation). Returns null for a CNPJ that it does not know,
 * and throws if it cannot tell. `signal` aborts the request.
 */
export type CompanyDirectory = (cnpj: string, signal: AbortSignal) => Promise<Company | null>

/** The answer to a form: `semResposta` if the directory could not be asked in time. */
export type CompanyAnswer =
  | { situacao: 'achada'; empresa: Company }
  | { situacao: 'desconhecida' | 'semResposta'; empresa: null }

/** Answers within its timeout, and never throws. */
export type FindCompany = (cnpj: string) => Promise<CompanyAnswer>
