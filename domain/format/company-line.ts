import { labelledDocument } from '../documents/labelled-document.ts'

/** The parts of a store's identity that Decreto 7.962/2013, art. 2, asks to be shown. */
type Company = {
  razaoSocial: string
  cnpj: string
  endereco: { logradouro: string; numero: string; bairro: string; cidade: string; uf: string; cep: string }
}

/** The store's legal name, CNPJ or CPF, and address as one line; what is unknown is left out. Empty if nothing is known. */
export function companyLine({ razaoSocial, cnpj, endereco }: Company): string {
  const company = [razaoSocial, cnpj && labelledDocument(cnpj)].filter(Boolean).join(' ')

  return [company, addressLine(endereco)]
    .filter(Boolean)
    .map((part) => (part.endsWith('.') ? part : `${part}.`))
    .join(' ')
}

/** An address as one line: `Praça da Sé, 1001, Sé, São Paulo – SP, CEP 01001-000`. Empty without a street or city. */
export function addressLine({ logradouro, numero, bairro, cidade, uf, cep }: Company['endereco']): string {
  if (logradouro === '' && cidade === '') return ''
  const city = cidade && `${cidade} – ${uf}`

  return [logradouro, numero, bairro, city, cep && `CEP ${cep}`].filter(Boolean).join(', ')
}
