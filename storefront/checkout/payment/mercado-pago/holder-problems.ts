import { readCnpj } from '#domain/documents/cnpj.ts'
import { readCpf } from '#domain/documents/cpf.ts'
import type { Holder } from './secure-card.ts'

/** What is wrong with the fields that are the shop's own: a sentence for each. */
export function holderProblems({ nome, documento }: Holder): Partial<Holder> {
  return {
    ...(nome === '' && { nome: 'Informe o nome como está no cartão.' }),
    ...(!readCpf(documento) &&
      !readCnpj(documento) && { documento: 'Confira o CPF ou CNPJ de quem é o cartão.' }),
  }
}
