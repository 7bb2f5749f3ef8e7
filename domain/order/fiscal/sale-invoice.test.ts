import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { SALE, sampleItem } from './invoice.fixtures.ts'
import { type Sale, saleInvoice } from './sale-invoice.ts'
import { NO_TAXES, type TaxFields } from './tax-fields.ts'

function everywhere(campos: Partial<TaxFields>, destino = 'todos'): Sale['regras'] {
  return [{ idProduto: null, idCategoria: null, destino, campos: { ...NO_TAXES, ...campos } }]
}

test('a sale of the Simples to a person in another state', () => {
  const { nota, problemas } = saleInvoice(SALE)

  expect(problemas).toEqual([])
  expect(nota).toMatchObject({
    operacao: { tipo: 'venda' },
    interestadual: true,
    emitente: { CNPJ: '12345678000195', CRT: '1' },
    comprador: { CPF: '52998224725', indIEDest: '9', fone: '41987654321' },
    endereco: { cMun: '4106902', nro: 'S/N', xBairro: 'Centro', CEP: '80020310' },
    totais: { produtos: 29_999, frete: 2_501, desconto: 1_000, total: 31_500 },
    pagamento: { tPag: '17', vPag: '315.00' },
    transportadora: 'PAC',
    informacoes: 'Pedido 1042.',
  })
  expect(nota.itens).toMatchObject([
    {
      codigo: 'CORDA-1',
      gtin: null,
      ncm: '92093000',
      cfop: '6108',
      unidade: 'UN',
      valor: 9_999,
      desconto: 1_000,
    },
    { codigo: 'ARCO', gtin: '7891234567895', valor: 20_000, frete: 1_725, desconto: 0 },
  ])
})

test('a credit for an instrument given in exchange is a payment before the others, and no discount', () => {
  const itens = [sampleItem({ precoPor: 20_000, quantidade: 1, ajustes: [{ tipo: 'troca', valor: -5_000 }] })]
  const { nota } = saleInvoice({ ...SALE, itens, frete: { valor: 1_000, transportadora: 'PAC' } })

  expect(nota).toMatchObject({
    totais: { produtos: 20_000, frete: 1_000, desconto: 0, total: 21_000 },
    credito: { tPag: '21', vPag: '50.00' },
    pagamento: { tPag: '17', vPag: '160.00' },
  })
})

describe('the operation code (CFOP)', () => {
  const home = SALE.endereco
  const school = { ...SALE.comprador, pessoa: 'J' as const, inscricaoEstadual: '90.123' }
  test.each<[string, Partial<Sale>, string]>([
    ['within the state', { endereco: home && { ...home, uf: 'SP' } }, '5102'],
    ['picked up in the store', { endereco: null }, '5102'],
    ['to a person in another state', {}, '6108'],
    ['to a taxpayer in another state', { comprador: school }, '6102'],
    ['after substitution, outside', { regras: everywhere({ icms: '500', cest: '2800100' }) }, '6404'],
    [
      'after substitution, within the state',
      { endereco: null, regras: everywhere({ icms: '500', cest: '2800100' }) },
      '5405',
    ],
    ['as a rule says', { regras: everywhere({ cfop: '6107' }, 'PR') }, '6107'],
  ])('%s', (_, changes, cfop) => {
    const { nota, problemas } = saleInvoice({ ...SALE, ...changes })

    expect(problemas).toEqual([])
    expect(nota.itens.map((item) => item.cfop)).toEqual([cfop, cfop])
  })
})

describe('what is missing is said with its field and page', () => {
  const { loja } = SALE
  test.each<[Partial<Sale>, string, string | null]>([
    [{ itens: [sampleItem({ ncm: null })] }, 'ncm', '/produtos/7'],
    [{ itens: [sampleItem({ ncm: null, idProduto: null })] }, 'ncm', '/configuracoes/nota-fiscal'],
    [{ loja: { ...loja, codigoMunicipio: '' } }, 'fiscal.codigoMunicipio', '/configuracoes'],
    [{ loja: { ...loja, cnpj: '' } }, 'loja.cnpj', '/configuracoes'],
    [{ loja: { ...loja, inscricaoEstadual: ' ' } }, 'loja.inscricaoEstadual', '/configuracoes'],
    [{ loja: { ...loja, endereco: { ...loja.endereco, numero: '' } } }, 'loja.endereco', '/configuracoes'],
    [{ endereco: SALE.endereco && { ...SALE.endereco, codigoMunicipio: '' } }, 'codigoMunicipio', null],
    [{ comprador: { ...SALE.comprador, documento: '' } }, 'comprador.documento', null],
    [{ itens: [sampleItem({})], regras: everywhere({ icms: '500' }) }, 'cest', '/configuracoes/nota-fiscal'],
    [{ itens: [sampleItem({})], regras: everywhere({ icms: '00' }) }, 'icms', '/configuracoes/nota-fiscal'],
  ])('%j', (changes, campo, link) => {
    expect(saleInvoice({ ...SALE, ...changes }).problemas).toMatchObject([{ campo, link }])
  })

  test('a rule gives the NCM that a product lacks, and not the one that it has', () => {
    const itens = [sampleItem({ ncm: null }), sampleItem({ ncm: '92099200' })]
    const { nota, problemas } = saleInvoice({ ...SALE, itens, regras: everywhere({ ncm: '92093000' }) })

    expect(problemas).toEqual([])
    expect(nota.itens.map(({ ncm }) => ncm)).toEqual(['92093000', '92099200'])
  })
})

test('items add up to the totals and the totals to what is paid, in every regime', () => {
  const item = fc
    .record({ precoPor: fc.nat(500_000), quantidade: fc.integer({ min: 1, max: 20 }), origem: fc.nat(8) })
    .chain(({ precoPor, quantidade, origem }) =>
      fc.nat(precoPor * quantidade).map((off) =>
        sampleItem({
          precoPor,
          quantidade,
          origem,
          ajustes: off > 0 ? [{ tipo: 'cupom', valor: -off }] : [],
        }),
      ),
    )
  fc.assert(
    fc.property(
      fc.array(item, { minLength: 1, maxLength: 8 }),
      fc.nat(50_000),
      fc.constantFrom(1, 2, 3, 4),
      fc.constantFrom('SP', 'PR', 'BA'),
      (itens, valor, crt, uf) => {
        const { nota } = saleInvoice({
          ...SALE,
          loja: { ...SALE.loja, crt: crt as Sale['loja']['crt'] },
          endereco: SALE.endereco && { ...SALE.endereco, uf },
          itens,
          frete: { valor, transportadora: 'PAC' },
          regras: everywhere({
            aliquotaIcms: 1800,
            aliquotaDestino: 2050,
            aliquotaPis: 165,
            aliquotaCofins: 760,
          }),
        })
        const sum = (amount: 'valor' | 'frete' | 'desconto') =>
          nota.itens.reduce((total, line) => total + line[amount], 0)
        const { produtos, frete, desconto, total } = nota.totais

        expect([sum('valor'), sum('frete'), sum('desconto')]).toEqual([produtos, frete, desconto])
        expect(frete).toBe(valor)
        expect(total).toBe(produtos + frete - desconto)
        expect(total).toBe(
          valor +
            itens.reduce(
              (paid, one) => paid + one.precoPor * one.quantidade + (one.ajustes[0]?.valor ?? 0),
              0,
            ),
        )
        expect(Number(nota.pagamento.vPag.replace('.', ''))).toBe(total)
        for (const { impostos, valor: gross, desconto: off, frete: share } of nota.itens) {
          const { icms, difal, pis, cofins } = impostos
          const taxed = [icms.imposto, difal, pis.imposto, cofins.imposto].flatMap((tax) =>
            tax ? [tax] : [],
          )
          for (const { base, valor: due } of taxed) {
            expect(base).toBeLessThanOrEqual(gross - off + share)
            expect(Number.isInteger(due) && due >= 0).toBe(true)
          }
        }
      },
    ),
  )
})
