import { readCpf } from '#domain/documents/cpf.ts'
/** Names and numbers as stored, with or without punctuation. */
export type InvoicePlace = {
  logradouro: string
  numero: string
  complemento?: string
  bairro: string
  cidade: string
  uf: string
  cep: string
}

/** `crt`: 1 Simples, 2 above the Simples limit, 3 normal, 4 MEI. `codigoMunicipio` may be empty. */
export type InvoiceStore = {
  razaoSocial: string
  nome: string
  cnpj: string
  inscricaoEstadual: string
  crt: number
  codigoMunicipio: string
  telefone: string
  endereco: InvoicePlace
}

/** `documento` is a CPF (F) or CNPJ (J); `inscricaoEstadual` is empty, a number, or a word for exempt. */
export type InvoiceBuyer = {
  pessoa: 'F' | 'J'
  nomeRazao: string
  documento: string
  inscricaoEstadual: string
  email: string
  celular: string
}

/** Returns the group `emit`. */
export function storeGroup(loja: InvoiceStore) {
  const { codigoMunicipio } = loja
  return {
    ...(readCpf(loja.cnpj) === null ? { CNPJ: bare(loja.cnpj) } : { CPF: bare(loja.cnpj) }),
    xNome: loja.razaoSocial.slice(0, 60),
    xFant: loja.nome.slice(0, 60),
    enderEmit: {
      ...placeGroup(loja.endereco),
      ...(codigoMunicipio && { cMun: codigoMunicipio }),
      ...phone(loja.telefone),
    },
    IE: bare(loja.inscricaoEstadual),
    CRT: String(loja.crt),
  }
}

/** Returns the group `dest`, without its address. */
export function buyerGroup(buyer: InvoiceBuyer) {
  const { pessoa, nomeRazao, documento, inscricaoEstadual, email } = buyer
  const ie = bare(inscricaoEstadual)

  return {
    ...(pessoa === 'F' ? { CPF: bare(documento) } : { CNPJ: bare(documento) }),
    xNome: nomeRazao.slice(0, 60),
    // 1 ICMS taxpayer, 2 registered and exempt, 9 not a taxpayer.
    ...(/\d/.test(ie) ? { indIEDest: '1', IE: ie } : { indIEDest: ie === 'ISENTO' ? '2' : '9' }),
    email,
  }
}

/** Returns an address in the layout's format. The issuing system derives the buyer's IBGE code from the CEP. */
export function placeGroup({ logradouro, numero, complemento, bairro, cidade, uf, cep }: InvoicePlace) {
  return {
    xLgr: logradouro.slice(0, 60),
    nro: /\d/.test(numero) ? numero : 'S/N',
    ...(complemento && { xCpl: complemento.slice(0, 60) }),
    // Small towns have no neighbourhoods, but the layout requires one.
    xBairro: bairro || 'Centro',
    xMun: cidade,
    UF: uf,
    CEP: bare(cep),
    cPais: '1058',
    xPais: 'BRASIL',
  }
}

function phone(telefone: string) {
  const fone = phoneNumber(telefone)
  return fone && { fone }
}

/** Area code and number, as the layout has them. */
export function phoneNumber(telefone: string): string {
  return telefone.replace(/^\+55/, '').replace(/\D/g, '')
}

/** Letters and digits only: a CNPJ may have both. */
function bare(text: string): string {
  return text.toUpperCase().replace(/[^0-9A-Z]/g, '')
}
