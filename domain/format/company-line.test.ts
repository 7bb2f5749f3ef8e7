import { expect, test } from 'vitest'
import { companyLine } from './company-line.ts'

const address = {
  logradouro: 'Praça da Sé',
  numero: '1001',
  bairro: 'Sé',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '01001-000',
}
const NOWHERE = { logradouro: '', numero: '', bairro: '', cidade: '', uf: 'SP', cep: '' }

test.each([
  [
    { razaoSocial: 'Casa Ltda.', cnpj: '12.345.678/0001-95', endereco: address },
    'Casa Ltda. CNPJ 12.345.678/0001-95. Praça da Sé, 1001, Sé, São Paulo – SP, CEP 01001-000.',
  ],
  [{ razaoSocial: '', cnpj: '', endereco: NOWHERE }, ''],
  [{ razaoSocial: 'Casa Ltda.', cnpj: '', endereco: NOWHERE }, 'Casa Ltda.'],
  [{ razaoSocial: '', cnpj: '', endereco: { ...NOWHERE, cidade: 'Olinda', uf: 'PE' } }, 'Olinda – PE.'],
])('writes what is known of the company', (loja, line) => {
  expect(companyLine(loja)).toBe(line)
})
