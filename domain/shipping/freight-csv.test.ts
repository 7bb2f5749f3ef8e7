import { describe, expect, test } from 'vitest'
import { readFreightCsv } from './freight-csv.ts'

const HEADER = 'servico;nome;cep_de;cep_ate;peso_de_g;peso_ate_g;valor;prazo_dias'
const PAC = 'pac;PAC;01000-000;19999999;0;1000;24,90;4'

describe('a file', () => {
  test('becomes tables, with defaults for missing columns', () => {
    const { tabelas, problemas } = read(HEADER, PAC, 'pac;PAC;1000000;19999999;1000;30000;30.5;5')

    expect(problemas).toEqual([])
    expect(tabelas).toEqual([
      {
        codigo: 'pac',
        nome: 'PAC',
        divisor: 6000,
        pesoIsento: 5000,
        pesoMaximo: null,
        ladoMaximo: null,
        somaMaxima: null,
        valorMaximo: null,
        faixas: [
          {
            cepDe: 1_000_000,
            cepAte: 19_999_999,
            pesoDe: 0,
            pesoAte: 1000,
            valor: 2490,
            excedenteKg: 0,
            seguro: 0,
            prazo: 4,
          },
          {
            cepDe: 1_000_000,
            cepAte: 19_999_999,
            pesoDe: 1000,
            pesoAte: 30_000,
            valor: 3050,
            excedenteKg: 0,
            seguro: 0,
            prazo: 5,
          },
        ],
      },
    ])
  })

  test('may have more columns, in any order', () => {
    const more =
      'excedente_kg;seguro_pct;divisor;peso_isento_g;volume_peso_max_g;volume_lado_max_mm;volume_soma_max_mm;volume_valor_max'
    const { tabelas } = read(`${more};${HEADER}`, `2,10;0,5;3333;0;30000;1000;2000;3000;${PAC}`)

    expect(tabelas[0]).toMatchObject({
      divisor: 3333,
      pesoIsento: 0,
      pesoMaximo: 30_000,
      ladoMaximo: 1000,
      somaMaxima: 2000,
      valorMaximo: 300_000,
      faixas: [{ excedenteKg: 210, seguro: 50 }],
    })
  })

  test('reports all problems by line, and returns no table', () => {
    const { tabelas, problemas } = read(
      HEADER,
      PAC,
      'pac;PAC;abc;19999999;0;1000;24,90;4',
      'PAC 1;PAC;01000000;19999999;0;1000;24,90;4',
      'pac;PAC;20000000;19999999;1000;1000;24,90;0',
      'pac;Outro;20000000;29999999;0;1000;24,90;4',
      'pac;PAC;01000000;19999999;999;2000;R$ 24;4',
      'pac;PAC;01000000;19999999;999;2000;24;4',
      'retirada;Retirada;01000000;19999999;0;1000;24,90;4',
      'pac;PAC;1',
    )

    expect(tabelas).toEqual([])
    expect(problemas.map(({ line, motivo }) => `${line}: ${motivo}`)).toEqual([
      '3: cep_de deve ser um CEP de oito dígitos (está “abc”).',
      '4: servico deve ter até 40 letras minúsculas sem acento, algarismos e hífens.',
      '5: cep_de vem depois de cep_ate.',
      '5: peso_ate_g deve ser maior que peso_de_g.',
      '5: prazo_dias deve ficar entre 1 e 90.',
      '6: nome, divisor ou limites de pac não são os da linha 2.',
      '7: valor deve ser um valor em reais, como 24,90 (está “R$ 24”).',
      '8: Os pesos se sobrepõem aos da linha 2, para os mesmos CEPs.',
      '9: servico não pode ser “retirada”: a retirada na loja não tem tabela.',
      '10: cep_de deve ser um CEP de oito dígitos (está “1”).',
      '10: cep_ate deve ser um CEP de oito dígitos.',
      '10: peso_de_g deve ser um número inteiro.',
      '10: peso_ate_g deve ser um número inteiro.',
      '10: valor deve ser um valor em reais, como 24,90.',
      '10: prazo_dias deve ser um número inteiro.',
    ])
  })

  test('may have a narrower range inside a wider one', () => {
    expect(read(HEADER, PAC, 'pac;PAC;01000-000;05999999;0;1000;19,90;2').problemas).toEqual([])
  })

  test.each([
    [[], 'O arquivo está vazio.'],
    [[HEADER], 'O arquivo não tem nenhuma faixa.'],
    [['servico;nome;cep_de;cep_ate;valor', 'x'], 'Faltam as colunas peso_de_g, peso_ate_g, prazo_dias.'],
    [[`${HEADER};peso_kg`, PAC], 'Não conhecemos as colunas peso_kg.'],
    [[`${HEADER};valor`, PAC], 'A coluna valor aparece duas vezes.'],
  ])('refuses %j', (lines, motivo) => {
    expect(read(...lines)).toEqual({ tabelas: [], problemas: [{ line: 1, motivo }] })
  })
})

function read(...lines: string[]) {
  return readFreightCsv(lines.map((text, n) => ({ line: n + 1, cells: text.split(';') })))
}
