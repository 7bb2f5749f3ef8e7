import { centsOf, type Note } from './note.ts'

/** The Sefaz's answer to an invoice: 100 authorizes it, 301 to 303 deny it, others reject it. */
export type Verdict = { codigo: string; mensagem: string }

type Environment = 'homologacao' | 'producao'

const TEST_BUYER = 'NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL'

/**
 * Judges an invoice by some rules of the Manual de Orientação do Contribuinte 7.0, with its codes: those that a mistake
 * of the shop would break.
 */
export function judge(note: Note, ambiente: Environment): Verdict {
  const broken = RULES.find(([, , isBroken]) => isBroken(note, ambiente))
  if (!broken) return { codigo: '100', mensagem: 'Autorizado o uso da NF-e' }

  return { codigo: broken[0], mensagem: `Rejeicao: ${broken[1]}` }
}

type Rule = [codigo: string, mensagem: string, isBroken: (note: Note, ambiente: Environment) => boolean]

const RULES: Rule[] = [
  [
    '598',
    'NF-e emitida em ambiente de homologacao com Razao Social do destinatario diferente de NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL',
    (note, ambiente) => ambiente === 'homologacao' && note.nome_destinatario !== TEST_BUYER,
  ],
  [
    '274',
    'Codigo Municipio do Destinatario: digito invalido',
    (note) => !isCity(note.codigo_municipio_destinatario),
  ],
  [
    '772',
    'Operacao Interestadual e UF de destino igual a UF do emitente',
    (note) => isAbroad(note) && sameState(note),
  ],
  [
    '773',
    'Operacao Interna e UF de destino difere da UF do emitente',
    (note) => !isAbroad(note) && !sameState(note),
  ],
  ['696', 'Operacao com nao contribuinte deve indicar operacao com consumidor final', isNoConsumer],
  ['321', 'NF-e de devolucao de mercadoria nao possui documento fiscal referenciado', lacksReference],
  [
    '778',
    'Informado NCM inexistente',
    (note) =>
      note.items.some(({ codigo_ncm }) => !/^[1-9]\d{7}$/.test(codigo_ncm) || codigo_ncm === '99999999'),
  ],
  [
    '732',
    'CFOP de operacao interestadual e idDest <> 2',
    (note) => !isAbroad(note) && note.items.some(({ cfop }) => /^[26]/.test(cfop)),
  ],
  [
    '733',
    'CFOP de operacao interna e idDest <> 1',
    (note) => isAbroad(note) && note.items.some(({ cfop }) => /^[15]/.test(cfop)),
  ],
  [
    '518',
    'CFOP de entrada para NF-e de saida',
    (note) => note.tipo_documento === '1' && note.items.some(({ cfop }) => /^[12]/.test(cfop)),
  ],
  [
    '519',
    'CFOP de saida para NF-e de entrada',
    (note) => note.tipo_documento === '0' && note.items.some(({ cfop }) => /^[56]/.test(cfop)),
  ],
  [
    '327',
    'CFOP invalido para NF-e com finalidade de devolucao de mercadoria',
    (note) => note.finalidade_emissao === '4' && note.items.some(({ cfop }) => !/^[12](202|411)$/.test(cfop)),
  ],
  [
    '590',
    'Informado CST para emissor do Simples Nacional (CRT=1)',
    (note) => isSimple(note) && note.items.some(isCst),
  ],
  [
    '591',
    'Informado CSOSN para emissor que nao e do Simples Nacional',
    (note) => !isSimple(note) && note.items.some((item) => !isCst(item)),
  ],
  [
    '806',
    'Operacao com ICMS-ST sem informacao do CEST',
    (note) => note.items.some((item) => ['60', '500'].includes(item.icms_situacao_tributaria) && !item.cest),
  ],
  ['528', 'Valor do ICMS difere do produto BC e Aliquota', (note) => note.items.some(hasWrongTax)],
  ['694', 'Nao informado o grupo de ICMS para a UF de destino', lacksDifal],
  [
    '1115',
    'Grupo IBS/CBS nao informado',
    (note) =>
      note.regime_tributario_emitente === '3' && note.items.some((item) => !item.ibs_cbs_situacao_tributaria),
  ],
  [
    '564',
    'Total do Produto / Servico difere do somatorio dos itens',
    (note) => centsOf(note.valor_produtos) !== sum(note, 'valor_bruto'),
  ],
  [
    '535',
    'Total do Frete difere do somatorio dos itens',
    (note) => centsOf(note.valor_frete) !== sum(note, 'valor_frete'),
  ],
  [
    '537',
    'Total do Desconto difere do somatorio dos itens',
    (note) => centsOf(note.valor_desconto) !== sum(note, 'valor_desconto'),
  ],
  ['610', 'Total da NF difere do somatorio dos Valores compoe o valor Total da NF', hasWrongTotal],
  ['865', 'Total dos pagamentos menor que o total da nota', isUnpaid],
]

function isAbroad({ local_destino }: Note): boolean {
  return local_destino === '2'
}

function sameState({ uf_emitente, uf_destinatario }: Note): boolean {
  return uf_emitente === uf_destinatario
}

function isCity(code: string | undefined): boolean {
  return /^[1-5]\d{6}$/.test(code ?? '')
}

function isSimple({ regime_tributario_emitente: regime }: Note): boolean {
  return regime === '1' || regime === '4'
}

function isCst(item: Note['items'][number]): boolean {
  return item.icms_situacao_tributaria.length === 2
}

function isNoConsumer(note: Note): boolean {
  return note.indicador_inscricao_estadual_destinatario === '9' && note.consumidor_final !== '1'
}

function lacksReference(note: Note): boolean {
  return (
    note.finalidade_emissao === '4' &&
    !note.notas_referenciadas?.some(({ chave_nfe }) => chave_nfe.length === 44)
  )
}

function hasWrongTax({ icms_base_calculo, icms_aliquota, icms_valor }: Note['items'][number]): boolean {
  if (icms_valor === undefined) return false
  const due = (centsOf(icms_base_calculo ?? '0') * Number(icms_aliquota)) / 100

  return Math.abs(due - centsOf(icms_valor)) > 1
}

function lacksDifal(note: Note): boolean {
  const owed =
    note.tipo_documento === '1' && isAbroad(note) && note.indicador_inscricao_estadual_destinatario === '9'

  return (
    owed && note.items.some((item) => item.icms_situacao_tributaria === '00' && !item.icms_valor_uf_destino)
  )
}

function hasWrongTotal(note: Note): boolean {
  const total = centsOf(note.valor_produtos) + centsOf(note.valor_frete) - centsOf(note.valor_desconto)

  return centsOf(note.valor_total) !== total
}

/** A return has no payment (`tPag` 90). */
function isUnpaid(note: Note): boolean {
  const payments = note.formas_pagamento
  if (note.finalidade_emissao === '4') return payments.some((one) => one.forma_pagamento !== '90')

  return payments.reduce((all, one) => all + centsOf(one.valor_pagamento), 0) < centsOf(note.valor_total)
}

function sum({ items }: Note, amount: 'valor_bruto' | 'valor_frete' | 'valor_desconto'): number {
  return items.reduce((all, item) => all + centsOf(item[amount]), 0)
}
