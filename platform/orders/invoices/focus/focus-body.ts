import type { Invoice, InvoiceItemLine } from '#domain/order/fiscal/invoice.ts'
import type { ItemTaxes, Tax } from '#domain/order/fiscal/item-taxes.ts'
import { reais } from '#domain/order/invoice/reais.ts'
import { HOUR_MS } from '#domain/time/durations.ts'
import type { InvoiceEnvironment } from '../port.ts'

/** The Sefaz's sandbox takes no other name of a buyer (Manual de Orientação do Contribuinte 7.0). */
const TEST_BUYER = 'NF-E EMITIDA EM AMBIENTE DE HOMOLOGACAO - SEM VALOR FISCAL'

/**
 * Writes an invoice in the fields of Focus NFe (`campos.focusnfe.com.br`). The buyer's e-mail is left out: otherwise
 * Focus NFe would write to them too.
 */
export function focusBody(invoice: Invoice, ambiente: InvoiceEnvironment) {
  const { operacao, emissao, interestadual, totais, transportadora } = invoice
  const isReturn = operacao.tipo === 'devolucao'

  return {
    natureza_operacao: invoice.natureza,
    data_emissao: withOffset(emissao),
    tipo_documento: isReturn ? '0' : '1',
    finalidade_emissao: isReturn ? '4' : '1',
    local_destino: interestadual ? '2' : '1',
    consumidor_final: '1',
    // Over the internet; of a return, none of the other kinds.
    presenca_comprador: isReturn ? '9' : '2',
    indicador_intermediario: '0',
    ...issuerFields(invoice),
    ...buyerFields(invoice, ambiente),
    ...(isReturn && { notas_referenciadas: [{ chave_nfe: operacao.chave }] }),
    items: invoice.itens.map(itemFields),
    valor_produtos: reais(totais.produtos),
    valor_frete: reais(totais.frete),
    valor_seguro: '0.00',
    valor_desconto: reais(totais.desconto),
    valor_outras_despesas: '0.00',
    valor_total: reais(totais.total),
    modalidade_frete: transportadora === null ? '9' : '0',
    ...(transportadora !== null && { nome_transportador: transportadora }),
    formas_pagamento: paymentForms(invoice),
    informacoes_adicionais_contribuinte: invoice.informacoes,
  }
}

function issuerFields({ emitente, regime }: Invoice) {
  const { enderEmit: place } = emitente

  return {
    ...('CNPJ' in emitente ? { cnpj_emitente: emitente.CNPJ } : { cpf_emitente: emitente.CPF }),
    nome_emitente: emitente.xNome,
    nome_fantasia_emitente: emitente.xFant,
    inscricao_estadual_emitente: emitente.IE,
    regime_tributario_emitente: String(regime),
    logradouro_emitente: place.xLgr,
    numero_emitente: place.nro,
    bairro_emitente: place.xBairro,
    municipio_emitente: place.xMun,
    uf_emitente: place.UF,
    cep_emitente: place.CEP,
  }
}

function buyerFields({ comprador, endereco }: Invoice, ambiente: InvoiceEnvironment) {
  return {
    nome_destinatario: ambiente === 'homologacao' ? TEST_BUYER : comprador.xNome,
    ...('CPF' in comprador ? { cpf_destinatario: comprador.CPF } : { cnpj_destinatario: comprador.CNPJ }),
    indicador_inscricao_estadual_destinatario: comprador.indIEDest,
    ...('IE' in comprador && { inscricao_estadual_destinatario: comprador.IE }),
    ...(comprador.fone !== '' && { telefone_destinatario: comprador.fone }),
    logradouro_destinatario: endereco.xLgr,
    numero_destinatario: endereco.nro,
    ...('xCpl' in endereco && { complemento_destinatario: endereco.xCpl }),
    bairro_destinatario: endereco.xBairro,
    municipio_destinatario: endereco.xMun,
    codigo_municipio_destinatario: endereco.cMun,
    uf_destinatario: endereco.UF,
    cep_destinatario: endereco.CEP,
    pais_destinatario: 'Brasil',
  }
}

function itemFields(line: InvoiceItemLine, i: number) {
  const price = reais(line.valorUnitario)
  const gtin = line.gtin ?? 'SEM GTIN'

  return {
    numero_item: String(i + 1),
    codigo_produto: line.codigo,
    descricao: line.descricao,
    codigo_ncm: line.ncm,
    ...(line.cest !== null && { cest: line.cest }),
    cfop: line.cfop,
    codigo_barras_comercial: gtin,
    codigo_barras_tributavel: gtin,
    unidade_comercial: line.unidade,
    unidade_tributavel: line.unidade,
    quantidade_comercial: String(line.quantidade),
    quantidade_tributavel: String(line.quantidade),
    valor_unitario_comercial: price,
    valor_unitario_tributavel: price,
    valor_bruto: reais(line.valor),
    ...(line.frete > 0 && { valor_frete: reais(line.frete) }),
    ...(line.desconto > 0 && { valor_desconto: reais(line.desconto) }),
    inclui_no_total: '1',
    icms_origem: String(line.origem),
    ...taxFields(line.impostos),
  }
}

function taxFields({ icms, difal, pis, cofins, ibsCbs }: ItemTaxes) {
  return {
    icms_situacao_tributaria: icms.situacao,
    ...(icms.imposto && {
      // 3: the value of the operation.
      icms_modalidade_base_calculo: '3',
      icms_base_calculo: reais(icms.imposto.base),
      icms_aliquota: percent(icms.imposto.aliquota),
      icms_valor: reais(icms.imposto.valor),
    }),
    ...(difal && {
      icms_base_calculo_uf_destino: reais(difal.base),
      icms_aliquota_interna_uf_destino: percent(difal.aliquota),
      icms_aliquota_interestadual: percent(difal.interestadual),
      icms_percentual_partilha: '100.00',
      icms_valor_uf_destino: reais(difal.valor),
      icms_valor_uf_remetente: '0.00',
      ...(difal.fcp.aliquota > 0 && {
        fcp_base_calculo_uf_destino: reais(difal.base),
        fcp_percentual_uf_destino: percent(difal.fcp.aliquota),
        fcp_valor_uf_destino: reais(difal.fcp.valor),
      }),
    }),
    pis_situacao_tributaria: pis.situacao,
    ...contribution('pis', pis),
    cofins_situacao_tributaria: cofins.situacao,
    ...contribution('cofins', cofins),
    ...(ibsCbs && {
      // Taxed in full, without a benefit.
      ibs_cbs_situacao_tributaria: '000',
      ibs_cbs_classificacao_tributaria: '000001',
      ibs_cbs_base_calculo: reais(ibsCbs.base),
      ibs_uf_aliquota: percent(ibsCbs.ibsUf.aliquota),
      ibs_uf_valor: reais(ibsCbs.ibsUf.valor),
      ibs_mun_aliquota: '0.00',
      ibs_mun_valor: '0.00',
      ibs_valor_total: reais(ibsCbs.ibsUf.valor),
      cbs_aliquota: percent(ibsCbs.cbs.aliquota),
      cbs_valor: reais(ibsCbs.cbs.valor),
    }),
  }
}

/** CST 04 to 09 have no amounts in the layout. */
function contribution(tax: 'pis' | 'cofins', { situacao, imposto }: { situacao: string; imposto: Tax }) {
  if (/^0[4-9]$/.test(situacao)) return {}

  return {
    [`${tax}_base_calculo`]: reais(imposto.base),
    [`${tax}_aliquota_porcentual`]: percent(imposto.aliquota),
    [`${tax}_valor`]: reais(imposto.valor),
  }
}

/** Code 90, "sem pagamento", stands alone: what a credit pays in full has no other payment. */
function paymentForms(invoice: Invoice) {
  const { credito, pagamento } = invoice
  if (!credito) return [paymentFields(invoice)]
  const byCredit = { forma_pagamento: credito.tPag, valor_pagamento: credito.vPag }

  return pagamento.tPag === '90' ? [byCredit] : [byCredit, paymentFields(invoice)]
}

function paymentFields({ pagamento }: Invoice) {
  return {
    forma_pagamento: pagamento.tPag,
    valor_pagamento: pagamento.vPag,
    ...('card' in pagamento && {
      tipo_integracao: pagamento.card.tpIntegra,
      bandeira_operadora: pagamento.card.tBand,
      ...('cAut' in pagamento.card && { numero_autorizacao: pagamento.card.cAut }),
    }),
  }
}

/** The layout takes no `Z`: the time of Brasília, which has had no summer time since 2019. */
function withOffset(moment: Date): string {
  return `${new Date(moment.getTime() - 3 * HOUR_MS).toISOString().slice(0, 19)}-03:00`
}

/** From hundredths of a percent: `12.00`. */
function percent(hundredths: number): string {
  return reais(hundredths)
}
