import * as z from 'zod'

const Text = z.union([z.string(), z.number()]).transform(String)

/** The fields of an item that the counterpart looks at, of those that Focus NFe has (`campos.focusnfe.com.br`). */
const Item = z.looseObject({
  numero_item: Text,
  codigo_produto: Text,
  descricao: Text,
  codigo_ncm: Text,
  cest: Text.optional(),
  cfop: Text,
  codigo_barras_comercial: Text.optional(),
  quantidade_comercial: Text,
  valor_unitario_comercial: Text,
  valor_bruto: Text,
  valor_frete: Text.default('0.00'),
  valor_desconto: Text.default('0.00'),
  icms_origem: Text,
  icms_situacao_tributaria: Text,
  icms_base_calculo: Text.optional(),
  icms_aliquota: Text.optional(),
  icms_valor: Text.optional(),
  icms_valor_uf_destino: Text.optional(),
  ibs_cbs_situacao_tributaria: Text.optional(),
  pis_situacao_tributaria: Text,
  cofins_situacao_tributaria: Text,
})

/** What a shop sends of an NF-e: what the real service demands is required. */
export const Note = z.looseObject({
  natureza_operacao: Text,
  data_emissao: Text,
  tipo_documento: Text,
  finalidade_emissao: Text,
  local_destino: Text,
  consumidor_final: Text,
  presenca_comprador: Text,
  cnpj_emitente: Text.optional(),
  cpf_emitente: Text.optional(),
  regime_tributario_emitente: Text,
  uf_emitente: Text,
  nome_destinatario: Text,
  cpf_destinatario: Text.optional(),
  cnpj_destinatario: Text.optional(),
  indicador_inscricao_estadual_destinatario: Text,
  municipio_destinatario: Text,
  codigo_municipio_destinatario: Text.optional(),
  uf_destinatario: Text,
  valor_produtos: Text,
  valor_frete: Text,
  valor_desconto: Text,
  valor_total: Text,
  modalidade_frete: Text,
  items: z.array(Item).min(1),
  formas_pagamento: z.array(z.looseObject({ forma_pagamento: Text, valor_pagamento: Text })).min(1),
  notas_referenciadas: z.array(z.looseObject({ chave_nfe: Text })).optional(),
})

export type Note = z.output<typeof Note>

/** Centavos of an amount such as `1299.90`. */
export function centsOf(amount: string): number {
  return Math.round(Number(amount) * 100)
}
