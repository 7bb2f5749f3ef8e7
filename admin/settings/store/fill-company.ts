import type { Company } from '#contract/panel/panel.ts'
import type { SettingsParts } from '#contract/settings/admin-settings.ts'
import { formatCep } from '#domain/documents/format-cep.ts'
import { formatPhone } from '#domain/format/format-phone.ts'

type Store = SettingsParts['loja']

/** A field that was typed differently from what the register says. */
export type Differing = { label: string; typed: string; found: string }

/** The name of a store that has none yet. */
const UNNAMED = 'Minha loja'

/** Each field as text, empty if nothing is known, and how the register's value is put into the form. */
const FIELDS: {
  label: string
  typed: (store: Store) => string
  found: (company: Company) => string
  put: (store: Store, company: Company) => Store
}[] = [
  {
    label: 'Nome da loja',
    typed: ({ nome }) => (nome === UNNAMED ? '' : nome),
    found: ({ nomeFantasia }) => nomeFantasia,
    put: (store, { nomeFantasia }) => ({ ...store, nome: nomeFantasia }),
  },
  {
    label: 'Razão social',
    typed: ({ razaoSocial }) => razaoSocial,
    found: ({ razaoSocial }) => razaoSocial,
    put: (store, { razaoSocial }) => ({ ...store, razaoSocial }),
  },
  {
    label: 'Telefone',
    typed: ({ telefone }) => telefone,
    found: ({ telefone }) => formatPhone(telefone),
    put: (store, { telefone }) => ({ ...store, telefone: formatPhone(telefone) }),
  },
  {
    label: 'E-mail',
    typed: ({ email }) => email,
    found: ({ email }) => email,
    put: (store, { email }) => ({ ...store, email }),
  },
  {
    label: 'Endereço',
    typed: ({ endereco }) => addressText(endereco),
    found: ({ endereco }) => addressText(endereco),
    put: (store, { endereco }) => ({ ...store, endereco: { ...endereco, cep: formatCep(endereco.cep) } }),
  },
]

/**
 * Fills the empty fields of a store's data from the register. Fields that were typed otherwise stay, and are listed in
 * `differing`; `replaced` has those replaced as well.
 */
export function fillCompany(
  store: Store,
  company: Company,
): { filled: Store; replaced: Store; differing: Differing[] } {
  const known = FIELDS.filter(({ typed, found }) => found(company) !== '' && found(company) !== typed(store))
  const putAll = (fields: typeof FIELDS) => fields.reduce((to, { put }) => put(to, company), store)

  return {
    filled: putAll(known.filter(({ typed }) => typed(store) === '')),
    replaced: putAll(known),
    differing: known
      .filter(({ typed }) => typed(store) !== '')
      .map(({ label, typed, found }) => ({ label, typed: typed(store), found: found(company) })),
  }
}

/** The address in one line; empty without street and city: the state alone has a default. */
function addressText({ logradouro, numero, bairro, cidade, uf, cep }: Store['endereco']): string {
  if (logradouro === '' && cidade === '') return ''

  return [logradouro, numero, bairro, `${cidade}/${uf}`, formatCep(cep)]
    .filter((part) => part !== '')
    .join(', ')
}
