import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type InvoiceOrder, invoiceData } from './invoice-data.ts'
import type { InvoiceItem } from './invoice-lines.ts'
import type { InvoiceBuyer } from './invoice-parties.ts'

const STORE_PLACE = {
  logradouro: 'Praça da Sé',
  numero: '1001',
  bairro: 'Sé',
  cidade: 'São Paulo',
  uf: 'SP',
  cep: '01001-000',
}
const HOME = {
  logradouro: 'Rua XV de Novembro',
  numero: 's/n',
  complemento: 'Casa 2',
  bairro: '',
  cidade: 'Curitiba',
  uf: 'PR',
  cep: '80020310',
}
const CLARA: InvoiceBuyer = {
  pessoa: 'F',
  nomeRazao: 'Clara Nunes',
  documento: '52998224725',
  inscricaoEstadual: '',
  email: 'clara@example.com',
  celular: '+5541987654321',
}
const SCHOOL: InvoiceBuyer = {
  pessoa: 'J',
  nomeRazao: 'Escola de Música',
  documento: '12ABC34501DE35',
  inscricaoEstadual: '',
  email: 'escola@example.com',
  celular: '+5541987654321',
}
const STRINGS: InvoiceItem = {
  sku: 'CORDA-1',
  ean: null,
  nome: 'Corda para violino',
  atributos: [{ label: 'Tamanho', valor: '4/4' }],
  ncm: '92093000',
  origem: 2,
  quantidade: 3,
  precoPor: 3_333,
  ajustes: [{ tipo: 'cupom', valor: -1_000 }],
}
const BOW: InvoiceItem = {
  sku: 'ARCO',
  ean: '7891234567895',
  nome: 'Arco de ipê',
  atributos: [],
  ncm: '92099200',
  origem: 0,
  quantidade: 1,
  precoPor: 20_000,
  ajustes: [],
}
const ORDER: InvoiceOrder = {
  numero: 12_345_678,
  loja: {
    nome: 'Lira',
    razaoSocial: 'Lira Ltda.',
    cnpj: '12.345.678/0001-95',
    crt: 1,
    inscricaoEstadual: '110.042.490.114',
    codigoMunicipio: '3550308',
    telefone: '(11) 90000-0000',
    endereco: STORE_PLACE,
  },
  comprador: CLARA,
  endereco: HOME,
  itens: [STRINGS, BOW],
  frete: { valor: 2_501, transportadora: 'PAC' },
  pagamento: { metodo: 'pix' },
}

function invoice(changes: Partial<InvoiceOrder> = {}) {
  return invoiceData({ ...ORDER, ...changes })
}

describe('operation code (CFOP)', () => {
  test.each<[string, Partial<InvoiceOrder>, string, string]>([
    ['within the state', { endereco: { ...HOME, uf: 'SP' } }, '5102', '1'],
    ['picked up in the store', { endereco: null }, '5102', '1'],
    ['to a person in another state', {}, '6108', '2'],
    ['to a company in another state that pays no ICMS', { comprador: SCHOOL }, '6108', '2'],
    [
      'to an exempt company in another state',
      { comprador: { ...SCHOOL, inscricaoEstadual: 'Isento' } },
      '6108',
      '2',
    ],
    [
      'to an ICMS taxpayer in another state',
      { comprador: { ...SCHOOL, inscricaoEstadual: '90.123' } },
      '6102',
      '2',
    ],
  ])('%s', (_, changes, cfop, idDest) => {
    const { ide, det } = invoice(changes)

    expect(det.map(({ prod }) => prod.CFOP)).toEqual([cfop, cfop])
    expect(ide.idDest).toBe(idDest)
  })
})

describe('the buyer', () => {
  test.each<[InvoiceBuyer, object]>([
    [CLARA, { CPF: '52998224725', indIEDest: '9' }],
    [SCHOOL, { CNPJ: '12ABC34501DE35', indIEDest: '9' }],
    [{ ...SCHOOL, inscricaoEstadual: 'ISENTO' }, { indIEDest: '2' }],
    [
      { ...SCHOOL, inscricaoEstadual: '90.123-45' },
      { indIEDest: '1', IE: '9012345' },
    ],
  ])('%j', (comprador, group) => {
    expect(invoice({ comprador }).dest).toMatchObject(group)
  })

  test("has an address in the layout's format", () => {
    expect(invoice().dest.enderDest).toEqual({
      xLgr: 'Rua XV de Novembro',
      nro: 'S/N',
      xCpl: 'Casa 2',
      xBairro: 'Centro',
      xMun: 'Curitiba',
      UF: 'PR',
      CEP: '80020310',
      cPais: '1058',
      xPais: 'BRASIL',
    })
    expect(invoice({ endereco: null }).dest.enderDest).toBeUndefined()
  })
})

test("includes the issuer's data", () => {
  expect(invoice().emit).toMatchObject({
    CNPJ: '12345678000195',
    IE: '110042490114',
    CRT: '1',
    enderEmit: { cMun: '3550308', UF: 'SP', CEP: '01001000', fone: '11900000000' },
  })
})

test('items contain goods, prices and shares of freight and discount', () => {
  const [strings, bow] = invoice().det

  expect(strings).toEqual({
    nItem: 1,
    prod: {
      cProd: 'CORDA-1',
      cEAN: 'SEM GTIN',
      xProd: 'Corda para violino Tamanho: 4/4',
      NCM: '92093000',
      CFOP: '6108',
      uCom: 'UN',
      qCom: '3',
      vUnCom: '33.33',
      vProd: '99.99',
      cEANTrib: 'SEM GTIN',
      uTrib: 'UN',
      qTrib: '3',
      vUnTrib: '33.33',
      vFrete: '7.76',
      vDesc: '10.00',
      indTot: '1',
    },
    imposto: { ICMS: { orig: '2' } },
  })
  expect(bow?.prod).toMatchObject({ cEAN: '7891234567895', vProd: '200.00', vFrete: '17.25' })
  expect(bow?.prod).not.toHaveProperty('vDesc')
})

test('totals', () => {
  expect(invoice().total.ICMSTot).toEqual({
    vProd: '299.99',
    vFrete: '25.01',
    vSeg: '0.00',
    vDesc: '10.00',
    vOutro: '0.00',
    vNF: '315.00',
  })
})

test.each<[InvoiceOrder['pagamento'], object]>([
  [{ metodo: 'pix' }, { tPag: '17', vPag: '315.00' }],
  [{ metodo: 'boleto' }, { tPag: '15', vPag: '315.00' }],
  [
    { metodo: 'cartao', bandeira: 'visa', autorizacao: 'A1' },
    { tPag: '03', vPag: '315.00', card: { tpIntegra: '2', tBand: '01', cAut: 'A1' } },
  ],
  [
    { metodo: 'cartao', bandeira: 'outra', autorizacao: null },
    { tPag: '03', vPag: '315.00', card: { tpIntegra: '2', tBand: '99' } },
  ],
])('payment by %j', (pagamento, detPag) => {
  expect(invoice({ pagamento }).pag.detPag).toEqual([detPag])
})

test('reports missing store data', () => {
  const { pendencias } = invoice({
    itens: [{ ...BOW, ncm: null }],
    loja: { ...ORDER.loja, codigoMunicipio: '' },
  })

  expect(pendencias.join(' ')).toMatch(/NCM de ARCO.*da loja.*do comprador/)
  expect(invoice({ endereco: null }).pendencias).toEqual([])
})

test('item amounts add up to the totals, and the totals to what is paid', () => {
  const item = fc
    .record({ precoPor: fc.nat(500_000), quantidade: fc.integer({ min: 1, max: 20 }) })
    .chain(({ precoPor, quantidade }) =>
      fc.nat(precoPor * quantidade).map((off) => ({
        ...BOW,
        precoPor,
        quantidade,
        ajustes: off > 0 ? [{ tipo: 'cupom', valor: -off }] : [],
      })),
    )
  fc.assert(
    fc.property(fc.array(item, { minLength: 1, maxLength: 8 }), fc.nat(50_000), (itens, valor) => {
      const { det, total, pag } = invoice({ itens, frete: { valor, transportadora: 'PAC' } })
      const sumOf = (name: 'vProd' | 'vFrete' | 'vDesc') =>
        det.reduce((sum, { prod }) => sum + centavos(prod[name] ?? '0.00'), 0)
      const { vProd, vFrete, vDesc, vNF } = total.ICMSTot

      expect([sumOf('vProd'), sumOf('vFrete'), sumOf('vDesc')]).toEqual([vProd, vFrete, vDesc].map(centavos))
      expect(centavos(vFrete)).toBe(valor)
      expect(centavos(vNF)).toBe(centavos(vProd) + centavos(vFrete) - centavos(vDesc))
      expect(pag.detPag[0]?.vPag).toBe(vNF)
    }),
  )
})

function centavos(reais: string): number {
  return Number(reais.replace('.', ''))
}

test('a credit for an instrument given in exchange is a payment, and no discount', () => {
  const ajustes = [{ tipo: 'troca', valor: -5_000 }]
  const { total, pag, det } = invoice({ itens: [{ ...BOW, ajustes }], pagamento: { metodo: 'pix' } })

  expect(det[0]?.prod).not.toHaveProperty('vDesc')
  expect(total.ICMSTot.vDesc).toBe('0.00')
  expect(pag.detPag[0]).toEqual({ tPag: '21', vPag: '50.00' })
  const paid = pag.detPag.reduce((sum, { vPag }) => sum + Math.round(Number(vPag) * 100), 0)
  expect(paid).toBe(Math.round(Number(total.ICMSTot.vNF) * 100))
})
