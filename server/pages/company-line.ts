import type { Settings } from '#contract/settings/settings.ts'

/** Who sells, as every page has to say (Decreto 7.962/2013, art. 2º, I and II); empty before the shop has said it. */
export function companyLine({ razaoSocial, cnpj, endereco }: Settings['loja']): string {
  if (razaoSocial === '') return ''
  const { logradouro, numero, bairro, cidade, uf, cep } = endereco

  return `${razaoSocial}, CNPJ ${cnpj}. ${logradouro}, ${numero}, ${bairro}, ${cidade}/${uf}, CEP ${cep}.`
}
