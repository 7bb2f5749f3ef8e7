import type { Settings } from '#contract/settings/settings.ts'

/**
 * Identifies the seller, as every page must (Decreto 7.962/2013, art. 2º, I and II); empty until the merchant has
 * entered it.
 */
export function companyLine({ razaoSocial, cnpj, endereco }: Settings['loja']): string {
  if (razaoSocial === '') return ''
  const { logradouro, numero, bairro, cidade, uf, cep } = endereco

  return `${razaoSocial}, CNPJ ${cnpj}. ${logradouro}, ${numero}, ${bairro}, ${cidade}/${uf}, CEP ${cep}.`
}
