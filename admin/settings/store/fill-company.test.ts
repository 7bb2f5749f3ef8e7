import { expect, test } from 'vitest'
import type { Company } from '#contract/panel/panel.ts'
import { DEMO_SETTINGS } from '#demo/content/settings.ts'
import { fillCompany } from './fill-company.ts'

const EMPTY = {
  ...DEMO_SETTINGS.loja,
  nome: 'Minha loja',
  razaoSocial: '',
  telefone: '',
  email: '',
  endereco: { logradouro: '', numero: '', bairro: '', cidade: '', uf: 'SP', cep: '' },
}

const COMPANY: Company = {
  razaoSocial: 'CASA DO SOM LTDA',
  nomeFantasia: 'Casa do Som',
  telefone: '4133330000',
  email: 'oi@casadosom.com.br',
  endereco: {
    cep: '80010000',
    logradouro: 'Rua das Flores',
    numero: '10',
    bairro: 'Centro',
    cidade: 'Curitiba',
    uf: 'PR',
  },
}

test('fills what is empty, written as the form writes it', () => {
  const { filled, differing } = fillCompany(EMPTY, COMPANY)

  expect(filled).toMatchObject({
    nome: 'Casa do Som',
    razaoSocial: 'CASA DO SOM LTDA',
    telefone: '(41) 3333-0000',
    email: 'oi@casadosom.com.br',
    endereco: { ...COMPANY.endereco, cep: '80010-000' },
    whatsapp: EMPTY.whatsapp,
  })
  expect(differing).toEqual([])
})

test('keeps what was typed, and lists what differs', () => {
  const typed = {
    ...EMPTY,
    nome: 'Som & Cia',
    endereco: { ...COMPANY.endereco, numero: '12', cep: '80010-000' },
  }
  const { filled, replaced, differing } = fillCompany(typed, COMPANY)

  expect(filled).toMatchObject({
    nome: 'Som & Cia',
    razaoSocial: 'CASA DO SOM LTDA',
    endereco: { numero: '12' },
  })
  expect(replaced).toMatchObject({ nome: 'Casa do Som', endereco: { numero: '10' } })
  expect(differing).toEqual([
    { label: 'Nome da loja', typed: 'Som & Cia', found: 'Casa do Som' },
    {
      label: 'Endereço',
      typed: 'Rua das Flores, 12, Centro, Curitiba/PR, 80010-000',
      found: 'Rua das Flores, 10, Centro, Curitiba/PR, 80010-000',
    },
  ])
})

test('what the register leaves empty changes nothing', () => {
  const nothing = {
    ...COMPANY,
    razaoSocial: DEMO_SETTINGS.loja.razaoSocial,
    nomeFantasia: '',
    telefone: '',
    email: '',
    endereco: { cep: '', logradouro: '', numero: '', bairro: '', cidade: '', uf: '' },
  }

  expect(fillCompany(DEMO_SETTINGS.loja, nothing)).toEqual({
    filled: DEMO_SETTINGS.loja,
    replaced: DEMO_SETTINGS.loja,
    differing: [],
  })
})
